import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// The site loads all sheets into one document, so a rule of one part must not reach into another. Parts speak
// under their own name; only the words that `controls.css` gathers belong to all.

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const list = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const shared = Array.from(
  read('widgets/controls/controls.css').matchAll(/@import "\.\/(.+)"/g),
  ([, name]) => `widgets/controls/${name}`,
);
/** What stands outside of the parts: the tokens, and what no document but a shadow root sees. */
const outside = ['widgets/controls/theme.css', 'widgets/element/shell.css', 'widgets/doctor/doctor.css'];
const widgetSheets = list('widgets', /\.css$/).filter((file) => !outside.includes(file));
/** On paper the whole page is one part. */
const siteSheets = list('src', /\.css$/).filter((file) => file !== 'src/print.css');
const classes = (text: string) => Array.from(text.matchAll(/\.(-?[a-z_][\w-]*)/gi), ([, name]) => name ?? '');

/** The selectors of a sheet, one by one, those inside of `@media` and `@container` as well. */
function selectors(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@import[^;]*;/g, '');
  return Array.from(bare.matchAll(/([^{};]+)\{/g), ([, prelude = '']) => prelude.trim())
    .filter((prelude) => !/^(@|from$|to$|\d)/.test(prelude))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/).map((one) => one.trim()));
}

/** The classes of the outermost part of a selector that has one: under these the rule speaks. */
function owners(selector: string): string[] {
  const parts = selector.replace(/\(([^)]*)\)/g, (inside) => inside.replaceAll(' ', '')).split(/[\s>+~]+/);
  return classes(parts.find((part) => part.includes('.')) ?? '');
}
const owned = (file: string) => new Set(selectors(read(file)).flatMap(owners));

test.each(widgetSheets.filter((file) => !shared.includes(file)))('%s speaks only under its name', (file) => {
  const name = basename(file, '.css');
  const strangers = selectors(read(file)).filter(
    (selector) => !owners(selector).some((owner) => owner === name || owner.startsWith(`${name}-`)),
  );
  expect(strangers).toEqual([]);
});

describe('on the site, where all sheets meet', () => {
  test('no class outside of a part is begun by two sheets', () => {
    const sheets = new Map<string, string[]>();
    for (const file of [...widgetSheets, ...siteSheets]) {
      for (const name of owned(file)) sheets.set(name, [...(sheets.get(name) ?? []), file]);
    }
    const twice = Array.from(sheets).filter(([, files]) => files.length > 1);
    expect(twice).toEqual([]);
  });

  test('no rule of the site begins with a class that a widget uses', () => {
    const used = new Set(widgetSheets.flatMap((file) => selectors(read(file)).flatMap(classes)));
    for (const file of list('widgets', /\.tsx$/)) {
      for (const [, names = ''] of read(file).matchAll(/className="([^"]+)"/g)) {
        for (const name of names.split(' ')) used.add(name);
      }
    }
    const reaching = siteSheets.flatMap((file) =>
      Array.from(owned(file))
        .filter((name) => used.has(name))
        .map((name) => `.${name} in ${file}`),
    );
    expect(used.size).toBeGreaterThan(50);
    expect(reaching).toEqual([]);
  });
});
