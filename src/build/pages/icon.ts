import { tones } from '#brand';
import { logo } from '#company/logo.ts';
import { plate } from '../company/logo.ts';

const colors: Record<string, string> = {
  brand: '#ffffff',
  light: tones['bright-leaf'],
  gold: '#f0b93a',
  sun: '#ffd36b',
};

/** A logo with its own colors, for example from `logo.svg`. */
export const hasOwnColors = logo.every(({ tone }) => tone.startsWith('#'));

const drawn = (shapes = logo) =>
  shapes.map(({ tone, path }) => `<path fill="${colors[tone] ?? tone}" d="${path}"/>`).join('');

/** The logo with a background, for tabs and home screens. */
export function iconSvg(): string {
  const background = hasOwnColors ? '#ffffff' : tones.deep;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${background}"/>` +
    `<g transform="translate(84 78) scale(5.38)">${drawn()}</g></svg>\n`
  );
}

/** The logo without a background. The stylesheet of the pages adds one where it is needed. */
export function logoSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawn(logo.filter(({ path }) => path !== plate.path))}</svg>\n`;
}
