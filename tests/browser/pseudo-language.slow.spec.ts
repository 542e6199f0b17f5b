import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuilt } from '../../src/publish/serve.ts';
import { site as address, agency, email } from '../../widgets/company/facts.ts';
import { languageCodes, languages } from '../../widgets/language/languages.ts';
import { foreign, pseudo } from '../stage/pseudo.ts';
import { reached } from '../stage/reach.ts';
import { seenTexts } from '../stage/seen-text.ts';
import { listen, type Place } from '../stage/servers.ts';
import { type State, states } from '../stage/states.ts';
import { treeCopy } from '../stage/tree-copy.ts';
import { textsOf, writeTexts } from '../stage/word-files.ts';
import { launchOptions } from '../support/chromium.ts';

// A copy of the tree in which Persian is a language that nobody speaks: written from right to left, two fifths longer
// than English, in letters that stand in no text of ours. So a text that is not in the files of words is found by its
// letters, and one that finds no room by what cuts it.

let copy: ReturnType<typeof treeCopy>;
let browser: Browser;
let site: Place;

beforeAll(async () => {
  copy = treeCopy();
  const texts = textsOf(copy.folder, 'fa').map((text) => ({ ...text, better: pseudo(text.english) }));
  writeTexts(copy.folder, 'fa', texts);
  // Its letters take more bytes than Persian.
  const limits = copy.read('src/publish/chunks.ts').replace(/(?<=limit: )[\d_]+/g, '($& * 2)');
  copy.words('src/publish/chunks.ts', limits);
  const { ok, output } = copy.run('vite', 'build');
  expect(ok, output).toBe(true);
  browser = await chromium.launch(launchOptions());
  site = await listen(createServer(serveBuilt(join(copy.folder, 'dist')) as RequestListener));
}, 600_000);
afterAll(async () => {
  await browser?.close();
  site?.close();
  copy?.remove();
});

/** What the owner says of himself, the languages of themselves and the browser of them, and what a test types. */
const own = Object.values(languages).map(({ name }) => name);
const said = new Intl.DisplayNames('fa', { type: 'language' });
const others = languageCodes.map((code) => said.of(code));
const names = new Set(
  `${agency.name} ${email} ${address} ${own} ${others} Laith Al-Masri Sales`.split(/[^\p{L}\p{M}]+/u),
);

async function look(state: State, width: number) {
  const viewport = { width, height: 844 };
  const { page, close } = await reached(browser, site.url, 'fa', state, { viewport });
  const seen = await page.evaluate(seenTexts).finally(close);
  const strange = seen.flatMap(({ text, where }) =>
    foreign(text)
      .filter((word) => !names.has(word))
      .map((word) => `${word} in ${where}`),
  );
  const cut = seen.filter((one) => one.cut).map((one) => `${one.where} ${one.cut}`);
  return { count: seen.length, strange, cut };
}

test('the search finds what it is made for', async () => {
  const { page, close } = await reached(browser, site.url, 'fa', { name: 'none', at: '/company-profile' });
  await page.evaluate(() => {
    const cut = (style: Partial<CSSStyleDeclaration>, text: string, tag = 'p') => {
      const element = Object.assign(document.createElement(tag), { textContent: text });
      Object.assign(element.style, style);
      document.querySelector('main')?.prepend(element);
    };
    cut({}, 'Hard coded');
    cut({ inlineSize: '3rem', overflow: 'hidden', whiteSpace: 'nowrap' }, 'ǎǎǎǎǎǎǎǎǎǎǎǎǎǎ one');
    cut({ blockSize: '1rem', overflow: 'hidden', inlineSize: '3rem' }, 'ǎǎǎǎ ǎǎǎǎ ǎǎǎǎ two');
    cut({ inlineSize: '3rem', whiteSpace: 'nowrap' }, 'ǎǎǎǎǎǎǎǎǎǎǎǎǎǎ three', 'button');
    cut({ position: 'absolute', insetInlineStart: '-3rem' }, 'ǎǎǎǎǎǎǎǎ four');
  });
  const seen = await page.evaluate(seenTexts).finally(close);
  expect(seen.flatMap(({ text }) => foreign(text))).toEqual(expect.arrayContaining(['Hard', 'coded']));
  const cut = seen.map((one) => one.cut).join();
  for (const word of ['one', 'two', 'three', 'four']) expect(cut).toContain(word);
});

describe('in a language that is two fifths longer, and written from the right', () => {
  test.each(states)(
    '$name: every word comes from the files of words, and none is cut',
    { timeout: 120_000 },
    async (state) => {
      const { count, strange, cut } = await look(state, 390);
      expect(count).toBeGreaterThan(1);
      expect({ strange, cut }).toEqual({ strange: [], cut: [] });
    },
  );

  test.each(states.filter(({ reach }) => !reach))(
    '$name, on a wide screen',
    { timeout: 120_000 },
    async (state) => {
      const { strange, cut } = await look(state, 1280);
      expect({ strange, cut }).toEqual({ strange: [], cut: [] });
    },
  );
});
