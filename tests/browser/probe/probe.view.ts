export { Probe as Face } from './probe.tsx';
export const styles = '';
export const moreTexts = 'cards';
