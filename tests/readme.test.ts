import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
// @ts-expect-error: the bench is plain JavaScript
import { quoted, sentence, summary } from './bench/summary.mjs';
import { code, readme, tables } from './stage/readme.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

test('every command exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...readme.matchAll(/npm (?:run ([\w:]+)|(start|test)\b)/g)].map(([, run, own]) =>
    String(run ?? own),
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  // What npm runs before another by itself is no command.
  const own = Object.keys(scripts).filter(
    (name) => !(name.replace(/^pre/, '') in scripts && /^pre/.test(name)),
  );
  expect(own.filter((name) => !named.includes(name))).toEqual([]);
});

test('the tree names what is there', () => {
  const tree = readme.split('## Where everything lives')[1]?.split('```')[1] ?? '';
  let folder = '';
  for (const line of tree.split('\n').filter(Boolean)) {
    const [, indent = '', names = ''] = /^( *)(\S+(?: \S+)*?)(?: {2,}|$)/.exec(line) ?? [];
    if (!indent) folder = names;
    for (const name of names.split(' ')) {
      expect(existsSync(fileURLToPath(new URL(indent ? folder + name : name, root))), line).toBe(true);
    }
  }
});

test('the snippet is what a partner would paste', () => {
  const snippet = readme.split('```html')[1]?.split('```')[0] ?? '';
  expect(snippet.trim().split('\n')).toHaveLength(2);
  expect(snippet).toContain('<script type="module" src="https://dap.example.com/embed.js"></script>');
});

test('the licence is the company’s, in all three places', () => {
  const { license } = JSON.parse(read('package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  expect([license, lock.packages[''].license]).toEqual(['UNLICENSED', 'UNLICENSED']);
  const [font] = /src\/public\/fonts\/[\w-]+\.woff2/.exec(read('LICENSE')) ?? [];
  expect(existsSync(fileURLToPath(new URL(String(font), root)))).toBe(true);
  const [, section = ''] = readme.split('## Licences');
  for (const named of ['`LICENSE`', `\`${font}\``, "The code is the company's."])
    expect(section).toContain(named);
});

test('what is said of speed in short is what the bench measured last', () => {
  const results = read('tests/bench/results.md');
  expect(results).toBe(summary(results.slice(results.indexOf('## '))));
  expect(readme).toContain(`(tests/bench/results.md): ${sentence(results)}\n`);
  expect(sentence(results).split('; ')).toHaveLength(8);
  const [ours] = results.match(/^\| `embed\.js` .+$/m) ?? [];
  expect(readme).toContain(`\n${ours}\n`);
  expect(readme).toBe(quoted(readme, results));
});

test('the README is a manual of 260 lines at most, with three doors at its top', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(260);
  const headings = Array.from(readme.matchAll(/^## (.+)$/gm), ([, title = '']) => title);
  expect(headings.slice(0, 3)).toEqual(['Own it', 'Embed it', 'Change it']);
});

test('every link and picture of the README leads to something', () => {
  const anchor = (title: string) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-');
  const anchors = Array.from(readme.matchAll(/^#+ (.+)$/gm), ([, title = '']) => `#${anchor(title)}`);
  const places = Array.from(readme.matchAll(/\]\(([^)]+)\)|<img src="([^"]+)"/g), ([, link, src]) =>
    String(link ?? src),
  );
  expect(places.length).toBeGreaterThan(8);
  const lost = places.filter(
    (place) => !anchors.includes(place) && !existsSync(fileURLToPath(new URL(place, root))),
  );
  expect(lost).toEqual([]);
});

describe('what one may be told', () => {
  const sources = ['src', 'widgets', 'tests/stage']
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(tsx?|mjs)$/.test(name))
        .map((name) => read(`${folder}/${name}`)),
    )
    .join('\n');
  const rows = [
    'What the owner may be told',
    'What a partner may be told',
    'What an engineer may be told',
  ].flatMap((heading) => tables(heading, readme)[0] ?? []);
  const messages = rows.map(([cell = '']) => cell).filter((cell) => /^`[^`]+`$/.test(cell));

  test('has a cause and a repair each', () => {
    expect(messages.length).toBeGreaterThan(20);
    expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => !cell))).toEqual([]);
  });

  test.each(messages)('%s is said somewhere', (message) => {
    // What stands between the dots, which stand for a value.
    const parts = code(message)
      .split('…')
      .map((part) => part.trim())
      .filter((part) => part.length > 3);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
  });
});
