import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const tracked = execFileSync('git', ['ls-files', 'src', 'widgets', 'tests', 'demo'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|jsx?|css|html)$/.test(file));
const read = (file: string) => readFileSync(root + file, 'utf8');

/** Lines that say something, with their numbers: no imports, no blank ones, none of marks alone. */
function telling(file: string): { text: string; line: number }[] {
  const blank = (found: string) => found.replace(/[^\n]/g, '');
  return read(file)
    .replace(/^import\b[^;]*;/gm, blank)
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

test('no run of more than ten lines stands twice', () => {
  const first = new Map<string, string>();
  const twice: string[] = [];
  for (const file of tracked) {
    const lines = telling(file);
    for (let at = 0; at + 11 <= lines.length; at++) {
      const run = lines.slice(at, at + 11).map(({ text }) => text);
      const place = `${file}:${lines[at]?.line}`;
      const before = first.get(run.join('\n'));
      if (before) twice.push(`${before} and ${place}`);
      else first.set(run.join('\n'), place);
    }
  }
  expect(first.size).toBeGreaterThan(5000);
  expect(twice).toEqual([]);
});

test('the files of the product are short: half of them have fifty lines or fewer, none over 220', () => {
  const product = tracked.filter((file) => /^(src|widgets)\/.*\.tsx?$/.test(file));
  const lengths = product.map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }));
  lengths.sort((a, b) => a.lines - b.lines);
  expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThanOrEqual(50);
  expect(lengths.filter(({ lines }) => lines > 220)).toEqual([]);
});
