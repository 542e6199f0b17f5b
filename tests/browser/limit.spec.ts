import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../widgets/language/languages.ts';
// @ts-expect-error: the bench is plain JavaScript
import { limitPage } from '../bench/limit.mjs';
import { dist } from '../stage/servers.ts';

const files = ['index.html', 'company-profile.html', 'employee-card.html'].flatMap((file) =>
  languageCodes.map((code) => `${code}/${file}`),
);

/** What a person reads, word by word. */
const words = (html: string) =>
  html
    // React keeps two texts apart by a comment; they may be one word.
    .replace(/<!--.*?-->/g, '')
    .replace(/<(script|style)\b.*?<\/\1>|<head>.*?<\/head>|<title>.*?<\/title>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    // The year of the build is no word.
    .filter((word) => word && !/^20\d\d$/.test(word));

/** What of the second list the first has less often. */
function missing(there: string[], wanted: string[]): string[] {
  const left = [...there];
  return wanted.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The names of the pictures, without width and format. */
const pictures = (html: string) =>
  Array.from(html.matchAll(/<img\b[^>]*\bsrc="\/pictures\/([\w-]+)-\d+/g), ([, name = '']) => name);

describe.each(files)('the limit page of %s', (file) => {
  const ours = readFileSync(join(dist, file), 'utf8');
  /** What the times of ours are measured against; a page that showed less would be a false measure. */
  const limit: string = limitPage(ours);

  test('has every word', () => {
    expect(words(ours).length).toBeGreaterThan(40);
    expect(missing(words(limit), words(ours))).toEqual([]);
  });

  test('has every picture', () => {
    if (file.endsWith('index.html')) expect(pictures(ours).length).toBeGreaterThan(12);
    expect(missing(pictures(limit), pictures(ours))).toEqual([]);
  });

  test('has every heading, section and field', () => {
    for (const tag of ['h1', 'h2', 'h3', 'section', 'article', 'dl', 'dd', 'input', 'textarea']) {
      const count = (html: string) => html.match(new RegExp(`<${tag}\\b(?![^>]*hidden)`, 'g'))?.length ?? 0;
      expect(count(limit), tag).toBeGreaterThanOrEqual(count(ours));
    }
  });

  test('fetches no script, no style sheet and no font', () => {
    expect(limit).not.toMatch(/<script|stylesheet|@import|@font-face|url\(/);
  });
});
