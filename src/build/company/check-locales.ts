import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageCodes } from '../../../widgets/i18n/languages.ts';
import { displayPath, root } from './folder.ts';
import { syntaxError } from './load-company.ts';

type Texts = Record<string, string>;

const plural = /_(zero|one|two|few|many|other)$/;
/** Plural forms that may contain the number as a word: one ton, two tons. */
const numberAsWord = /_(zero|one|two)$/;
const stem = (key: string) => key.replace(plural, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([name]) => name).sort();

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
          `${displayPath(file)} is missing. Translate ${displayPath(file).replace(/[^/]*$/, '')}en${file.slice(file.lastIndexOf('/') + 3)}.`,
        ];
      return fileErrors(displayPath(file), code, texts, asked, written);
    });
  });
  return [...errors, ...companyTextErrors(company, read as Map<string, Texts>)];
}

/** The values that are texts. Other values are reported separately. */
function textsIn(read: Texts | string | undefined): Texts {
  return Object.fromEntries(Object.entries(read ?? {}).filter(([, text]) => typeof text === 'string'));
}

/** The texts of a file, or a message if it cannot be read. */
function parsed(file: string): Texts | string {
  const source = readFileSync(file, 'utf8');
  if (source.startsWith('\uFEFF'))
    return `${displayPath(file)} starts with an invisible byte order mark. Save it as UTF-8 without BOM.`;
  try {
    const texts: Texts = JSON.parse(source);
    if (Object.prototype.toString.call(texts) !== '[object Object]')
      return `${displayPath(file)} is not a list of texts. Write { "key": "text" }.`;
    const keys = Array.from(source.matchAll(/^\s*"((?:[^"\\]|\\.)*)"\s*:/gm), ([, key]) => key ?? '');
    const twice = keys.find((key, index) => keys.indexOf(key) < index);
    return twice ? `${displayPath(file)}: ${twice} is defined twice. Remove one of the two entries.` : texts;
  } catch {
    // The parser of JavaScript also accepts single quotes and a comma after the last entry.
    return (
      syntaxError(file, `(${source})`) ??
      `${displayPath(file)} is not valid JSON. Use double quotes and remove the comma after the last entry.`
    );
  }
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
          `${file}: ${key} is missing. Add a translation of "${english[key] ?? english[`${stem(key)}_other`]}".`,
      ),
    ...Object.entries(texts).flatMap(([key, text]) => {
      if (typeof text === 'string' && !wanted.includes(key))
        return [`${file}: Unknown key ${key}. Check its spelling or remove it.`];
      return textErrors(`${file}: ${key}`, key, text, english, written);
    }),
  ];
}

function textErrors(at: string, key: string, text: unknown, english: Texts, written: Texts[]): string[] {
  if (typeof text !== 'string' || !text.trim()) return [`${at} is empty. Write the text.`];
  if (/<\/?[a-z][^>]*>|&[a-z]+;/i.test(text))
    return [`${at} contains HTML, which would be shown as text. Remove it from "${text}".`];
  const expected = placeholders(english[`${stem(key)}_other`] ?? english[key] ?? '');
  const found = placeholders(text);
  const loose = text.replace(/\{\{\w+\}\}/g, '');
  if (
    /[{}]/.test(loose) ||
    ((found.length > 0 || !numberAsWord.test(key)) && found.join() !== expected.join())
  ) {
    const wanted = expected.length
      ? `must contain ${expected.join(' and ')} exactly once`
      : 'must not contain braces, because it has no placeholders';
    return [`${at} ${wanted}. Correct "${text}".`];
  }
  const others = written
    .map((texts) => texts[key] ?? texts[`${stem(key)}_other`] ?? '')
    .filter((other) => other !== text);
  const most = room(Math.max(0, ...others.map((other) => other.length)));
  if (text.length > most) return [`${at} has ${text.length} characters, but only ${most} fit. Shorten it.`];
  return [];
}

/** Errors in a company's own texts: unknown keys and wrong placeholders. */
function companyTextErrors(company: string, read: Map<string, Texts>): string[] {
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
      const at = `${displayPath(file)}: ${key}`;
      if (!Object.hasOwn(texts, key))
        return [`${displayPath(file)}: Unknown key ${key}. Check its spelling or remove it.`];
      return textErrors(at, key, text, texts, [texts]);
    });
  });
}
