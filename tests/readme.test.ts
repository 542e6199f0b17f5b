import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { businessCard } from '../widgets/business-card/business-card.element.ts';
import type { Widget } from '../widgets/element/widget.ts';
import { employeeCard } from '../widgets/employee-card/employee-card.element.ts';
import { gallery } from '../widgets/gallery/gallery.element.ts';
import { givenPictures } from '../widgets/gallery/pictures.ts';
import { languageSwitcher } from '../widgets/language-switcher/language-switcher.element.ts';
import { orderForm } from '../widgets/order-form/order-form.element.ts';
// @ts-expect-error: the bench is plain JavaScript
import { summary } from './bench/summary.mjs';
import { api, code, namesIn, readme, tables } from './stage/readme.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const widgets: Widget[] = [orderForm, gallery, businessCard, employeeCard, languageSwitcher];
/** What a default that is left to the company reads like. */
const said: Record<string, string> = {
  whatsapp: "the company's",
  phone: "the company's",
  email: "the company's",
  recipient: "the company's",
  'min-quantity': "the company's",
  'country-code': "the company's",
};

describe.each(widgets)('the tables of <$tag>', (widget) => {
  const found = tables(`\`<${widget.tag}>\``);
  const events = found.at(-1) ?? [];
  const attributes = Object.keys(widget.attributes).length ? (found[0] ?? []) : [];

  test('name its attributes and their defaults', () => {
    const expected = Object.entries(widget.attributes).map(([name, { initial }]) => [
      name,
      said[name] ?? (initial === '' ? 'none' : initial === false ? 'off' : String(initial)),
    ]);
    expect(attributes.map(([name, initial]) => [code(name), code(initial)])).toEqual(expected);
  });

  test('name its events', () => {
    const events_ = Object.values(widget.events).map(({ type }) => type);
    expect(events.map(([name]) => code(name))).toEqual(events_);
  });
});

test('the pictures of a gallery are addresses, or objects of the keys that are named', () => {
  const [, said = ''] = /property `images` \(([^)]+)\)/.exec(api) ?? [];
  const asked: string[] = [];
  givenPictures([new Proxy({}, { get: (_, key) => void asked.push(String(key)) })]);
  expect(namesIn(said)).toEqual(asked.sort());
  expect(said).toContain('addresses');
  expect(givenPictures(['a.jpg'])).toMatchObject([{ src: 'a.jpg' }]);
});

test('the attributes and events of every widget are those of the wrapper', () => {
  const [attributes = [], events = []] = tables('Every widget');
  const source = read('widgets/element/widget-element.ts') + read('widgets/element/widget.ts');
  expect(attributes.map(([name]) => code(name))).toEqual(['lang', 'theme', 'loading']);
  for (const [name, initial] of attributes.slice(1)) {
    expect(source).toMatch(new RegExp(`${code(name)}: oneOf\\(\\[.*\\], '${code(initial)}'\\)`));
  }
  for (const [name] of events) expect(source).toContain(`'${code(name)}'`);
});

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
  expect(results.match(/^\| from a link .*KB/m)).not.toBe(null);
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
