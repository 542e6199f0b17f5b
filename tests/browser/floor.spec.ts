import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beyondFloorCss } from '../stage/floor-css.ts';
import { beyondFloorJs, sheetsIn } from '../stage/floor-js.ts';
import { dist } from '../stage/servers.ts';

// Chromium 106 is tried; Safari 16.4 runs nowhere here, so for it what is published is read.

const published = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const ending = (end: RegExp) => published.filter((name) => end.test(name));
const read = (name: string) => readFileSync(join(dist, name), 'utf8');

test.each(ending(/\.js$/))('%s runs in Chromium 106 and Safari 16.4', { timeout: 120_000 }, (name) => {
  const script = read(name);
  expect(beyondFloorJs(script)).toEqual([]);
  expect(sheetsIn(script).flatMap(beyondFloorCss)).toEqual([]);
});

test.each(ending(/\.css$/))('%s looks right there', (name) => expect(beyondFloorCss(read(name))).toEqual([]));

test.each(ending(/\.html$/))('%s looks right there before its sheet is there', (name) => {
  const sheets = Array.from(read(name).matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => css);
  expect(sheets.flatMap(beyondFloorCss)).toEqual([]);
});

test('the sheets of the widgets are among what is read', () => {
  const sheets = ending(/^embed\/.*\.js$/).flatMap((name) => sheetsIn(read(name)));
  for (const part of ['.order-start', '.toast', '.gallery', '.lightbox', '.select-listbox'])
    expect(sheets.some((css) => css.includes(`${part}{`))).toBe(true);
});
