import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/publish/company-folder.ts';
import { dist } from '../stage/servers.ts';

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name));
const scripts = filesOf(dist, /\.js$/);
/** The files of one version. */
const pinned = /^embed\/\d+\.\d+\.\d+\//;

/** What makes code or markup of a text, by the words that no minifier can shorten. */
const sinks: [what: string, sign: RegExp][] = [
  ['eval', /\beval\s*\(/],
  ['a function made of a text', /\bFunction\s*\(/],
  ['a timer with a text', /\bset(Timeout|Interval)\s*\(\s*[`'"]/],
  [
    'markup made of a text',
    /\bouterHTML\s*=(?!=)|\b(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|srcdoc)\b/,
  ],
  ['a parser of markup', /\b(DOMParser|parseHTMLUnsafe|document\.write(ln)?)\b/],
  ['a style in an attribute', /setAttribute\(\s*[`'"]style/],
];

describe('no script that is published makes code or markup of a text', () => {
  test.each(sinks)('%s', (_, sign) => {
    expect(scripts.length).toBeGreaterThan(60);
    expect(scripts.filter((name) => sign.test(readFileSync(join(dist, name), 'utf8')))).toEqual([]);
  });

  // React has `innerHTML` for `dangerouslySetInnerHTML` and for a `<script>` of its own making.
  test('innerHTML is React’s alone, and nothing of ours asks React for it', () => {
    const having = scripts.filter((name) => readFileSync(join(dist, name), 'utf8').includes('innerHTML'));
    const named = having.map((name) => name.replace(pinned, 'embed/').replace(/-[\w-]{6,8}\.js$/, ''));
    expect([...new Set(named)].sort()).toEqual(['assets/react', 'embed/view']);
    const asking = ['src', 'widgets'].flatMap((folder) =>
      filesOf(join(root, folder), /\.tsx?$/).filter((name) =>
        (name.endsWith('x') ? /dangerouslySetInnerHTML|<script/ : /createElement\('script'/).test(
          readFileSync(join(root, folder, name), 'utf8').replace(/\/\*.*?\*\/|\/\/.*/gs, ''),
        ),
      ),
    );
    // The build writes pages with it; that code is in no script.
    expect(asking.filter((name) => !name.startsWith('publish/'))).toEqual([]);
  });

  test('a policy of Trusted Types stands where our own worker is registered and where sums are asked for, and not in the embed that moves', () => {
    const having = scripts.filter((name) => readFileSync(join(dist, name), 'utf8').includes('createPolicy'));
    expect(having.length).toBeGreaterThan(0);
    expect(having.filter((name) => name.startsWith('embed') && !pinned.test(name))).toEqual([]);
  });
});

test('no page holds a style or a handler in an attribute', () => {
  const pages = filesOf(dist, /\.html$/);
  expect(pages.length).toBeGreaterThan(20);
  const tagged = (name: string) =>
    readFileSync(join(dist, name), 'utf8').replace(/<(script|style|pre)\b.*?<\/\1>|<!--.*?-->/gs, '');
  const found = pages.filter((name) => /<[^>]*\s(style|on[a-z]+)=["']/.test(tagged(name)));
  expect(found).toEqual([]);
});
