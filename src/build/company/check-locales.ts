import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type Language, languageCodes } from '../../../widgets/i18n/languages.ts';
import { displayPath, root } from './folder.ts';
import { syntaxError } from './load-company.ts';
import { html } from './schema.ts';

type Texts = Record<string, string>;

const plural = /^(.+)_(zero|one|two|few|many|other)$/;
/** Plural forms that may contain the number as a word: one ton, two tons. */
const numberAsWord = /_(zero|one|two)$/;
const otherForm = (key: string) => `${plural.exec(key)?.[1] ?? key}_other`;
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

/** The maximum length of a text, from the longest text in the other languages. */
const room = (length: number) => Math.max(40, length * 2);

/**
 * One message for each error in the locale files, with the file and the key. The English files define the keys.
 * @param company the folder of a company, which may replace texts (`words/ar.json`)
 */
export function localeErrors(company: string, at = root): string[] {
  const folders = ['widgets/locales', 'src/locales'].map((folder) => join(at, folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const read = new Map(files.map((file) => [file, parsed(file)]));
  const unreadable = [...read.values()].filter((one) => typeof one === 'string');
  if (unreadable.length) return unreadable;

  const english = files.map((file) => parse(file)).filter(({ base }) => base.startsWith('en.'));
  const errors = english.flatMap(({ dir, base }) => {
    const fileOf = (code: string) => join(dir, code + base.slice(2));
    const all = languageCodes.map((code) => textsIn(read.get(fileOf(code))));
    return languageCodes.flatMap((code) => {
      const file = fileOf(code);
      const texts = read.get(file) as Texts | undefined;
      if (!texts) return [`${displayPath(file)} is missing. Translate ${displayPath(fileOf('en'))}.`];
      return fileErrors(displayPath(file), code, texts, textsIn(read.get(fileOf('en'))), all);
    });
  });
  return [...errors, ...companyTextErrors(company, read)];
}

/** The values that are texts. Other values are reported separately. */
function textsIn(read: Texts | string = {}): Texts {
  return Object.fromEntries(Object.entries(read).filter(([, text]) => typeof text === 'string'));
}

/** The texts of a file, or a message if it cannot be read. */
function parsed(file: string): Texts | string {
  const source = readFileSync(file, 'utf8');
  const name = displayPath(file);
  if (source.startsWith('\uFEFF'))
    return `${name} starts with an invisible byte order mark. Save it as UTF-8 without BOM.`;
  try {
    const texts: Texts = JSON.parse(source);
    if (Object.prototype.toString.call(texts) !== '[object Object]')
      return `${name} is not a list of texts. Write { "key": "text" }.`;
    const keys = Array.from(source.matchAll(/^\s*"((?:[^"\\]|\\.)*)"\s*:/gm), ([, key]) => key);
    const twice = keys.find((key, index) => keys.indexOf(key) < index);
    return twice ? `${name}: ${twice} is defined twice. Remove one of the two entries.` : texts;
  } catch {
    // The parser of JavaScript also accepts single quotes and a comma after the last entry.
    return (
      syntaxError(file, `(${source})`) ??
      `${name} is not valid JSON. Use double quotes and remove the comma after the last entry.`
    );
  }
}

function fileErrors(file: string, code: Language, texts: Texts, english: Texts, all: Texts[]): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).flatMap((key) => {
    const [, stem] = plural.exec(key) ?? [];
    return stem ? forms.map((form) => `${stem}_${form}`) : [key];
  });
  const wanted = new Set(keys);
  const missing = [...wanted].filter((key) => !(key in texts));
  return [
    ...missing.map(
      (key) =>
        `${file}: ${key} is missing. Add a translation of "${english[key] ?? english[otherForm(key)]}".`,
    ),
    ...Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' && !wanted.has(key)
        ? [`${file}: Unknown key ${key}. Check its spelling or remove it.`]
        : textErrors(`${file}: ${key}`, key, text, english, all),
    ),
  ];
}

/** @param all the texts of every language, which limit the length */
function textErrors(at: string, key: string, text: unknown, english: Texts, all: Texts[]): string[] {
  if (typeof text !== 'string' || !text.trim()) return [`${at} is empty. Write the text.`];
  if (html.test(text))
    return [`${at} contains HTML, which would be shown as text. Remove it from "${text}".`];
  const expected = placeholders(english[otherForm(key)] ?? english[key] ?? '');
  const found = placeholders(text);
  const braces = text.match(/[{}]/g)?.length ?? 0;
  const hasNumberAsWord = numberAsWord.test(key) && !found.length;
  if (braces !== found.length * 4 || (!hasNumberAsWord && found.join() !== expected.join()))
    return [
      expected.length
        ? `${at} must contain ${expected.join(' and ')} exactly once. Correct "${text}".`
        : `${at} must not contain braces, because it has no placeholders. Correct "${text}".`,
    ];
  const others = all.map((texts) => texts[key] ?? texts[otherForm(key)] ?? '');
  const most = room(Math.max(0, ...others.filter((other) => other !== text).map(({ length }) => length)));
  return text.length > most ? [`${at} has ${text.length} characters, but only ${most} fit. Shorten it.`] : [];
}

/** Errors in a company's own texts: unknown keys and wrong placeholders. */
function companyTextErrors(company: string, read: Map<string, Texts | string>): string[] {
  const folder = join(company, 'words');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    const own = parsed(file);
    if (typeof own === 'string') return [own];
    const files = [...read].filter(([path]) => parse(path).base.startsWith(`${parse(name).name}.`));
    const texts: Texts = Object.assign({}, ...files.map(([, one]) => textsIn(one)));
    return Object.entries(own).flatMap(([key, text]) =>
      Object.hasOwn(texts, key)
        ? textErrors(`${displayPath(file)}: ${key}`, key, text, texts, [texts])
        : [`${displayPath(file)}: Unknown key ${key}. Check its spelling or remove it.`],
    );
  });
}
