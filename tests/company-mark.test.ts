import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { companyMark } from '../widgets/cards/company-mark.tsx';

const read = (file: string) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');

test('the icons of the site and of the phone’s screen show the mark of the cards and the header', () => {
  expect(read('public/icon.svg')).toBe(read('pictures/app-icon.svg'));
  const drawn = Array.from(read('public/icon.svg').matchAll(/<path [^>]*d="([^"]+)"/g), ([, path]) => path);
  expect(drawn).toEqual(companyMark.leaves);
  for (const { x, y, radius } of companyMark.granules) {
    expect(read('public/icon.svg')).toContain(`cx="${x}" cy="${y}" r="${radius}"`);
  }
});
