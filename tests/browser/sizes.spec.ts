import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Budget, keepBudgets, measured, type Sizes } from '../../src/build/sizes.ts';
import { dist } from './stage.ts';

/** Sizes of the build as served: of two files beside each other the compressed one. */
const sizes: Sizes = Object.fromEntries(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dist, name)).isFile())
    .sort()
    .map((name) => [name.replace(/\.br$/, ''), statSync(join(dist, name)).size]),
);
const rows = measured(sizes);

test.each(rows)('$what: $bytes of $limit bytes', ({ bytes, limit }) => {
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(limit);
});

test('the README says what is true', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const table = readme.split('## Bytes')[1]?.split('## ')[0] ?? '';
  const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  const expected = rows.map(({ what, bytes, limit }) => `| ${what} | ${kilo(bytes)} | ${limit / 1000} KB |`);
  expect(table.trim().split('\n').slice(4)).toEqual(expected);
  expect(readme).toContain(
    `The script is ${kilo(rows.find(({ what }) => what === '`embed.js`')?.bytes ?? 0)}`,
  );
});

test('a budget that is exceeded stops the build, and one without files as well', () => {
  const one: Budget[] = [{ what: 'a', limit: 5, files: (name) => name === 'a.js' }];
  expect(() => keepBudgets({ 'a.js': 6 }, one)).toThrow('6 of 5 B  a');
  expect(() => keepBudgets({ 'b.js': 1 }, one)).toThrow('its pattern is out of date');
  expect(keepBudgets({ 'a.js': 5 }, one)).toBe('5 of 5 B  a');
});
