export { default } from '../../host';
