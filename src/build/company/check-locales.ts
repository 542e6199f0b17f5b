import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageCodes } from '../../../widgets/i18n/languages.ts';
import { root, shown } from './folder.ts';

type Texts = Record<string, string>;

const plural = /_(zero|one|two|few|many|other)$/;
/** Forms that may say the number in words: one ton, two tons. */
const inWords = /_(zero|one|two)$/;
const stem = (key: string) => key.replace(plural, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([name]) => name).sort();

/** Longer by so much than the longest of the other languages, a text has no room where it stands. */
const room = (length: number) => Math.max(40, length * 2);

/**
 * What is wrong in the files of words, a sentence each with its file and key. English says which texts there are.
 * @param company a folder with wording of its own (`words/ar.json`)
 */
export function wordErrors(company: string, at = root): string[] {
  const folders = ['widgets/locales', 'src/locales'].map((folder) => join(at, folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const read = new Map(files.map((file) => [file, parsed(file)]));
  const unreadable = [...read.values()].flatMap((one) => (typeof one === 'string' ? [one] : []));
  if (unreadable.length) return unreadable;

  const english = files.filter((file) => /\/en\b[\w.]*\.json$/.test(file));
  const groups = english.map((file) =>
    languageCodes.map((code) => ({ code, file: file.replace(/\/en(?=[\w.]*\.json$)/, `/${code}`) })),
  );
  const errors = groups.flatMap((group) => {
    const asked = textsIn(read.get(group.find(({ code }) => code === 'en')?.file ?? ''));
    const written = group.flatMap(({ file }) => (read.has(file) ? [textsIn(read.get(file))] : []));
    return group.flatMap(({ code, file }) => {
      const texts = read.get(file) as Texts | undefined;
      if (!texts)
        return [
          `${shown(file)} is missing: translate ${shown(file).replace(/[^/]*$/, '')}en${file.slice(file.lastIndexOf('/') + 3)}.`,
        ];
      return fileErrors(shown(file), code, texts, asked, written);
    });
  });
  return [...errors, ...ownWordErrors(company, read as Map<string, Texts>)];
}

/** What can be compared with others: a value that is no text is told of where it stands. */
function textsIn(read: Texts | string | undefined): Texts {
  return Object.fromEntries(Object.entries(read ?? {}).filter(([, text]) => typeof text === 'string'));
}

/** The texts of a file; a sentence when it cannot be read. */
function parsed(file: string): Texts | string {
  const source = readFileSync(file, 'utf8');
  if (source.startsWith('\uFEFF'))
    return `${shown(file)} begins with a byte order mark, which no eye sees: save it as UTF-8 without BOM.`;
  try {
    const texts: Texts = JSON.parse(source);
    if (Object.prototype.toString.call(texts) !== '[object Object]')
      return `${shown(file)} is no list of texts: it begins with {, ends with }, and between them stand entries "key": "text".`;
    const keys = Array.from(source.matchAll(/^\s*"((?:[^"\\]|\\.)*)"\s*:/gm), ([, key]) => key ?? '');
    const twice = keys.find((key, index) => keys.indexOf(key) < index);
    return twice ? `${shown(file)}: ${twice} stands there twice: take one of the two out.` : texts;
  } catch {
    return slip(file, source);
  }
}

/** Finds the line that broke: the last one up to which the file could still be one. */
function slip(file: string, source: string): string {
  const entry = /^\s*"(?:[^"\\]|\\.)*"\s*:\s*"(?:[^"\\]|\\.)*"\s*(,?)\s*$/;
  const lines = source.trimEnd().split('\n');
  const last = lines.length - 2;
  const at = lines.findIndex((line, index) => {
    if (index === 0 || index > last || !line.trim()) return false;
    const comma = entry.exec(line)?.[1];
    return comma === undefined || (comma === '') !== (index === last);
  });
  const [, key] = /"([\w.]+)"/.exec(lines[at] ?? '') ?? [];
  const what =
    at === last
      ? 'the last entry has no comma behind it'
      : 'an entry is "key": "text", with a comma behind it';
  return `${shown(file)}: ${key ?? 'the file'}${at < 0 ? '' : ` (line ${at + 1})`} cannot be read: ${what}, and inside a text a quote is written \\".`;
}

function fileErrors(file: string, code: Language, texts: Texts, english: Texts, written: Texts[]): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const plurals = new Set(
    Object.keys(english)
      .filter((key) => plural.test(key))
      .map(stem),
  );
  const wanted = Object.keys(english)
    .filter((key) => !plurals.has(stem(key)))
    .concat(Array.from(plurals, (key) => forms.map((form) => `${key}_${form}`)).flat());
  return [
    ...wanted
      .filter((key) => !(key in texts))
      .map(
        (key) =>
          `${file}: ${key} is missing: write it, in English it is "${english[key] ?? english[`${stem(key)}_other`]}".`,
      ),
    ...Object.entries(texts).flatMap(([key, text]) => {
      if (typeof text === 'string' && !wanted.includes(key))
        return [`${file}: ${key} is shown nowhere: correct its spelling or take it out.`];
      return textErrors(`${file}: ${key}`, key, text, english, written);
    }),
  ];
}

function textErrors(at: string, key: string, text: unknown, english: Texts, written: Texts[]): string[] {
  if (typeof text !== 'string' || !text.trim()) return [`${at} is empty: write the text.`];
  if (/<\/?[a-z][^>]*>|&[a-z]+;/i.test(text))
    return [`${at} holds markup, which would be shown as it stands: take it out of "${text}".`];
  const expected = placeholders(english[`${stem(key)}_other`] ?? english[key] ?? '');
  const found = placeholders(text);
  const loose = text.replace(/\{\{\w+\}\}/g, '');
  if (/[{}]/.test(loose) || ((found.length > 0 || !inWords.test(key)) && found.join() !== expected.join())) {
    const wanted = expected.length
      ? `has to hold ${expected.join(' and ')}, each once`
      : 'has nothing to fill in, so no braces';
    return [`${at} ${wanted}: it is "${text}".`];
  }
  const others = written
    .map((texts) => texts[key] ?? texts[`${stem(key)}_other`] ?? '')
    .filter((other) => other !== text);
  const most = room(Math.max(0, ...others.map((other) => other.length)));
  if (text.length > most) return [`${at} has ${text.length} signs, where ${most} have room: shorten it.`];
  return [];
}

/** Wording of the company's own: keys that exist, with their placeholders. */
function ownWordErrors(company: string, read: Map<string, Texts>): string[] {
  const folder = join(company, 'words');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    const own = parsed(file);
    if (typeof own === 'string') return [own];
    const code = name.replace(/\.json$/, '');
    const texts: Texts = Object.assign(
      {},
      ...[...read].filter(([path]) => path.includes(`/${code}.`)).map(([, one]) => textsIn(one)),
    );
    return Object.entries(own).flatMap(([key, text]) => {
      const at = `${shown(file)}: ${key}`;
      if (!Object.hasOwn(texts, key)) return [`${at} is shown nowhere: correct its spelling or take it out.`];
      return textErrors(at, key, text, texts, [texts]);
    });
  });
}
