import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const tree = ['.', 'src', 'widgets', 'demo', 'tests', '.ci'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: folder !== '.', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);
const code = tree.filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !file.endsWith('comments.test.ts'));

function comments(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.css')) return Array.from(text.matchAll(/\/\*[\s\S]*?\*\//g)).join('\n');
  return parseSync(file, text)
    .comments.map(({ value }) => value)
    .join('\n');
}

test.each(code)('%s explains itself by what a reader can open', (file) => {
  const text = comments(file);
  // A rule stands where it holds; a standard is named by its number (RFC 2426, 3.2.1).
  expect(text).not.toMatch(/\b(contract|specification|requirements?|sections? \d)\b/i);
  const named = Array.from(text.matchAll(/[\w./-]*\w\.(?:md|tsx?|mjs|css|json)\b/g), ([name]) => name);
  const ours = named.filter((name) => !name.startsWith('.') && !/^(package|tsconfig)\.json$/.test(name));
  expect(ours.filter((name) => !tree.some((known) => `/${known}`.endsWith(`/${name}`)))).toEqual([]);
});
