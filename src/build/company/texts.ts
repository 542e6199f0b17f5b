import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { readSource } from '../files.ts';

const plural = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: unknown) => [...new Set(String(text).match(/\{\{\w+\}\}|[{}]/g))];

/** One message for each error in the locale files: each language has the keys and placeholders of the English files. */
export function textErrors(read = readTexts): string[] {
  return ['widgets/locales', 'src/locales'].flatMap((folder) => {
    const english = read(`${folder}/en.json`);
    return languageCodes.flatMap((code) => {
      const file = `${folder}/${code}.json`;
      const texts = read(file);
      const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
      const keys = new Set(
        Object.keys(english).flatMap((key) =>
          plural.test(key) ? forms.map((form) => key.replace(plural, `_${form}`)) : key,
        ),
      );
      const unknown = Object.keys(texts).filter((key) => !keys.has(key));
      const wrong = [...keys].flatMap((key) => {
        const expected = placeholders(english[key.replace(plural, '_other')]);
        const found = placeholders(texts[key]);
        // The number may be a word: one ton, two tons.
        const mayMiss = /_(zero|one|two)$/.test(key) ? 1 : 0;
        const missing = expected.filter((name) => !found.includes(name)).length;
        const isText = typeof texts[key] === 'string' && /\S/.test(texts[key]);
        if (isText && missing <= mayMiss && found.length + missing === expected.length) return [];
        return `${file}: Expected a text with ${expected.join(' ') || 'no placeholder'} for ${key}.`;
      });
      return [...unknown.map((key) => `${file}: Unknown key ${key}.`), ...wrong];
    });
  });
}

/** The texts of a locale file. @throws with the file and the position of a syntax error */
function readTexts(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readSource(file));
  } catch (error) {
    throw new Error(`${file}: ${Object(error).message}`);
  }
}
