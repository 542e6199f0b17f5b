import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as names from '../../widgets/company/names.ts';
import * as pictures from '../../widgets/company/pictures.ts';
import * as trade from '../../widgets/company/trade.ts';
import type { Language } from '../../widgets/language/languages.ts';

/** The files of words: folder, and what stands behind the code of the language. */
export const parts = [
  ['widgets/locales', ''],
  ['widgets/locales', '.order'],
  ['widgets/locales', '.cards'],
  ['src/locales', ''],
] as const;

/** A text as it stands in a file, with what it says in English. */
export type Text = { file: string; key: string; text: string; english: string };

type Words = Record<string, string>;
const endings = /_(zero|one|two|few|many|other)$/;

/** What a text says in English, a form of a plural that English lacks as its fullest form. */
function inEnglish(english: Words, key: string): string {
  return english[key] ?? english[key.replace(endings, '_other')] ?? '';
}

/** Every text of a language, below the folder of a tree: the words first, then what the company says of itself. */
export function textsOf(root: string, language: Language): Text[] {
  const read = (folder: string, name: string): Words =>
    JSON.parse(readFileSync(join(root, folder, `${name}.json`), 'utf8'));
  const words = parts.flatMap(([folder, part]) => {
    const english = read(folder, `en${part}`);
    return Object.entries(read(folder, language + part)).map(([key, text]) => ({
      file: `${folder}/${language}${part}.json`,
      key,
      text,
      english: inEnglish(english, key),
    }));
  });
  const company = Object.entries({ names, pictures, trade }).flatMap(([name, values]) =>
    translated({ ...values }, language).map((one) => ({ file: `widgets/company/${name}.ts`, ...one })),
  );
  return [...words, ...company];
}

/** What stands in a company's file in each language, under the path to it. */
function translated(values: object, language: Language, path: string[] = []): Omit<Text, 'file'>[] {
  if ('ar' in values && 'en' in values) {
    const said: unknown = values[language as keyof typeof values];
    const whole = typeof said === 'string';
    const parts = whole ? [['', said]] : Object.entries((said ?? {}) as Words);
    return parts.map(([part = '', text = '']) => ({
      key: [...path, part].filter(Boolean).join('.'),
      text,
      english: part ? ((values.en as Words)[part] ?? '') : String(values.en),
    }));
  }
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'object' && value ? translated(value, language, [...path, key]) : [],
  );
}

/** Puts better words into a tree, each in the place of those that were read. */
export function writeTexts(root: string, language: Language, better: (Text & { better: string })[]): void {
  for (const { file, key, text, better: by } of better) {
    const path = join(root, file);
    const source = readFileSync(path, 'utf8');
    const places = file.endsWith('.json')
      ? [`  ${JSON.stringify(key)}: ${JSON.stringify(text)}`]
      : source
          .split('\n')
          .filter((line) => line.trim().startsWith(`${language}: `) && line.includes(quoted(text)));
    // Short choices stand side by side: `{ ar: '…', en: '…' }`.
    const one = places[0] ?? `${language}: ${quoted(text)}`;
    const parts = source.split(one);
    if (parts.length !== 2) throw new Error(`${file} holds ${one} ${parts.length - 1} times, not once`);
    const to = file.endsWith('.json')
      ? `  ${JSON.stringify(key)}: ${JSON.stringify(by)}`
      : one.replace(quoted(text), () => quoted(by));
    writeFileSync(path, parts.join(to));
  }
}

/** As it stands in a file of code. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replaceAll('\u00A0', '\\u00A0')}'`;
}
