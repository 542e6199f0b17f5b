/** The text directions of the supported languages by code (BCP 47), in the order of the menus. */
export const directions = { ar: 'rtl', en: 'ltr', fa: 'rtl', fr: 'ltr', ja: 'ltr' } as const;

export type Language = keyof typeof directions;

export const languageCodes = Object.keys(directions) as Language[];

/** Name of the cookie and of the local storage item that store the visitor's choice. */
export const languageKey = 'dap_lng';

/** Used if no other language is known. */
export const fallbackLanguage: Language = 'ar';

/** Readers of Kurdish and Urdu get Arabic: most can read it better than the other languages. */
const arabicReaders = ['ku', 'ckb', 'kmr', 'sdh', 'ur'];

/** The supported language of a tag such as `fr-CA`; undefined if there is none. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const first = tag?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  const code = arabicReaders.includes(first) ? 'ar' : first;
  return languageCodes.find((language) => language === code);
}

/** A value in several languages. Arabic and English are required. */
export type Translated<Value> = { ar: Value; en: Value } & Partial<Record<Language, Value>>;

/** The value in a language, else the English one. */
export function inLanguage<Value>(values: Translated<Value>, language: Language): Value {
  return values[language] ?? values.en;
}

/** Language sources, in order of precedence. */
type LanguageSources = {
  /** `?lng=fr` */
  search?: string;
  /** `/fr/company-profile` */
  path?: string;
  cookie?: string | undefined;
  /** From local storage. */
  stored?: string | null | undefined;
  browser?: readonly string[];
  /** `<html lang>` */
  html?: string;
};

/** The first supported language of the sources, else Arabic. Region tags count as their language. */
export function detectLanguage(sources: LanguageSources): Language {
  const { search, path = '/', cookie = '', stored, browser = [], html } = sources;
  const tags = [requestedLanguage(search), splitPath(path).language, languageIn(cookie), stored];
  return [...tags, ...browser, html].map(supportedLanguage).find(Boolean) ?? fallbackLanguage;
}

function languageIn(cookie: string): Language | undefined {
  return supportedLanguage(new RegExp(`(?:^|; )${languageKey}=([^;]*)`).exec(cookie)?.[1]);
}

/** The supported language of `?lng=`, if there is one. */
export function requestedLanguage(search = ''): Language | undefined {
  return supportedLanguage(new URLSearchParams(search).get('lng'));
}

/**
 * A path without its language, and the language, if any: `/fr/` is route `/` in French. A server may serve the same page
 * under other names: percent-encoded, with `.html`, or with `/index.html`.
 */
export function splitPath(path: string): { route: string; language: Language | undefined } {
  const plain = withoutPercentEncoding(path)
    .replace(/(\/)index\.html$|\.html$/, '$1')
    .replace(/([^/])\/$/, '$1');
  const [, first, rest = '/'] = /^\/([^/]*)(\/.*)?$/.exec(plain) ?? [];
  const language = languageCodes.find((code) => code === first);
  return language ? { route: rest, language } : { route: plain, language };
}

/** The same path if it cannot be decoded. */
function withoutPercentEncoding(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
