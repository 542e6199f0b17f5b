import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Budget } from '../../src/publish/chunks.ts';
import { samples } from '../../src/publish/doubts.ts';
import { loadCompany } from '../../src/publish/load-company.ts';
import { compress, keepBudgets, measured } from '../../src/publish/sizes.ts';
import { dist } from '../stage/servers.ts';

const rows = measured(compress(dist));

/** What is promised is what the project weighs with its samples; the names of a company may take 3 % more. */
const sample = 'names.ts' in samples(await loadCompany());

test.each(rows)('$what: $bytes of $limit bytes', ({ bytes, limit }) => {
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(sample ? limit : limit * 1.03);
});

test.runIf(sample)('the table of bytes says what is true, and the README too', () => {
  const address = new URL('../bench/bytes.md', import.meta.url);
  const told = readFileSync(address, 'utf8');
  const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  const lines = rows.map(({ what, bytes, limit }) => `| ${what} | ${kilo(bytes)} | ${limit / 1000} KB |`);
  const table = ['| what | bytes | at most |', '|---|---|---|', ...lines, ''].join('\n');
  const stands = /^\|.*\|\n(\|.*\n)*/m;
  if (process.env.WRITE)
    writeFileSync(
      address,
      told.replace(stands, () => table),
    );
  else expect(stands.exec(told)?.[0]).toBe(table);
  const loader = kilo(rows.find(({ what }) => what === '`embed.js`')?.limit ?? 0);
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`The script is at most ${loader}`);
  expect(readme).toContain(`it costs your page at most ${loader}`);
});

test('a budget that is exceeded stops the build, and one without files as well', () => {
  const file = (bytes: number, ...imports: string[]) => ({ bytes, imports });
  const one: Budget[] = [{ what: 'a', limit: 5, parts: ['a.js'] }];
  expect(() => keepBudgets({ 'a.js': file(6) }, one)).toThrow('6 of 5 B  a');
  expect(() => keepBudgets({ 'b.js': file(1) }, one)).toThrow('Nothing published is called a.js');
  expect(() => keepBudgets({ 'a.js': file(2, 'b.js'), 'b.js': file(4, 'a.js') }, one)).toThrow('6 of 5 B');
  expect(
    keepBudgets({ 'a.js': file(2, 'b.js'), 'b.js': file(4) }, [{ ...one[0], without: ['b.js'] } as Budget]),
  ).toBe('2 of 5 B  a');
});

test('a word over a budget is said, with what to do, and stops nothing', () => {
  const one: Budget[] = [{ what: 'a', limit: 100, parts: ['a.js'] }];
  const said = keepBudgets({ 'a.js': { bytes: 102, imports: [] } }, one);
  expect(said).toMatch(
    /Over budget, still within 3 %: 102 of 100 B {2}a\. Shorten the words .* or raise the limit/,
  );
  expect(() => keepBudgets({ 'a.js': { bytes: 104, imports: [] } }, one)).toThrow(
    /Too large .* or raise the limit/,
  );
});

test('a chunk of the embed that grew is named, and one that nobody knows', () => {
  const file = (bytes: number) => ({ bytes, imports: [] });
  expect(() => keepBudgets({ 'embed/view-aaa-a_.js': file(500_000) }, [])).toThrow(
    /500000 of \d+ B {2}chunk view/,
  );
  expect(() => keepBudgets({ 'embed/new-aaaaaa.js': file(1) }, [])).toThrow(
    'does not know embed/new-aaaaaa.js',
  );
});

test('when the scripts of the site are too large, those that grew are named, and those that are new', () => {
  const files = (react: number) => ({
    'assets/react-aaaaaaaa.js': { bytes: react, imports: [] },
    'assets/new-aaaaaaaa.js': { bytes: 9, imports: [] },
  });
  const all: Budget[] = [{ what: 'all', limit: 1000, parts: ['assets/'] }];
  expect(() => keepBudgets(files(500_000), all)).toThrow(
    /500009 of 1000 B {2}all; 500000 of \d+ B {2}chunk assets\/react; 9 of 0 B {2}chunk assets\/new/,
  );
  expect(keepBudgets(files(900), all)).toBe('909 of 1000 B  all');
});
