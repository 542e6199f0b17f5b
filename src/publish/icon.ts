import { logo } from '../../widgets/company/logo.ts';

const tones = { brand: '#ffffff', light: '#9fe0b5', gold: '#f0b93a', sun: '#ffd36b' };

/** The logo on a ground of its own, for tabs and the screens of phones. */
export function iconSvg(): string {
  const shapes = logo.map(({ tone, path }) => `<path fill="${tones[tone]}" d="${path}"/>`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#0b4f2b"/>' +
    `<g transform="translate(84 78) scale(5.38)">${shapes.join('')}</g></svg>\n`
  );
}
