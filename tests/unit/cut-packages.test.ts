import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as I18next from 'i18next';
import { expect, test } from 'vitest';
import { without } from '../../src/publish/cut-packages.ts';
import { languageCodes } from '../../widgets/language/languages.ts';

const whole = createRequire(import.meta.url)
  .resolve('i18next')
  .replace(/dist\/.*$/, 'dist/esm/i18next.js');

/** What is published of i18next, as a module. */
async function published(): Promise<Pick<typeof I18next, 'createInstance'>> {
  const folder = mkdtempSync(join(tmpdir(), 'i18next-'));
  const file = join(folder, 'i18next.mjs');
  writeFileSync(file, without(whole, readFileSync(whole, 'utf8')));
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every text of a language for a few numbers, as one would call for it. */
async function texts(
  { createInstance }: Pick<typeof I18next, 'createInstance'>,
  language: string,
): Promise<string[]> {
  const file = new URL(`../../widgets/locales/${language}.json`, import.meta.url);
  const widgets: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const instance = createInstance();
  const resources = { [language]: { widgets } };
  const quiet = { keySeparator: false, initAsync: false, interpolation: { escapeValue: false } } as const;
  instance.init({ lng: language, fallbackLng: language, resources, defaultNS: 'widgets', ...quiet } as never);
  const t = instance.t as unknown as (key: string, values: object) => string;
  const keys = Object.keys(widgets).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''));
  return keys.flatMap((key) => [0, 1, 2, 3, 11, 500].map((count) => t(key, { count, min: '<٥٠٠>' })));
}

test.each(languageCodes)('without what is cut out of i18next, %s says the same', async (language) => {
  const said = await texts(await published(), language);
  expect(said.length).toBeGreaterThan(100);
  expect(said).toEqual(await texts(await import('i18next'), language));
});

test('a package that is written in another way stops the build', () => {
  expect(() => without(whole, 'new Connector()')).toThrow('i18next is written in another way now, without');
});
