import { fallbackLanguage, type Language, languageCodes, supportedLanguage } from './languages.ts';

/** Name of the cookie and of the local storage item that hold the visitor's choice. */
export const languageKey = 'dap_lng';

/** Where the language of a page can come from, in order of precedence. */
type LanguageSources = {
  /** `location.search`: `?lng=fr`. */
  search?: string;
  /** `location.pathname`: `/fr/company-profile`. */
  path?: string;
  /** `document.cookie`. */
  cookie?: string | undefined;
  /** The local storage item. */
  stored?: string | null | undefined;
  /** `navigator.languages`. */
  browser?: readonly string[];
  /** `<html lang>`. */
  html?: string;
};

/**
 * The one rule for the language: the first supported language of `?lng=`, path, cookie, local storage, browser and
 * `<html lang>`, then Arabic. Region tags count as their language. Same result as i18next-browser-languagedetector.
 */
export function detectLanguage(sources: LanguageSources): Language {
  const { search, path = '/', cookie = '', stored, browser = [], html } = sources;
  const inCookie = new RegExp(`(?:^|; )${languageKey}=([^;]*)`).exec(cookie)?.[1];
  const tags = [requestedLanguage(search), splitPath(path).language, inCookie, stored, ...browser, html];
  return tags.map(supportedLanguage).find(Boolean) ?? fallbackLanguage;
}

/** The supported language of `?lng=`, if there is one. */
export function requestedLanguage(search = ''): Language | undefined {
  return supportedLanguage(new URLSearchParams(search).get('lng'));
}

/** A path without its language, and the language, if any: `/fr/` is route `/` in French. */
export function splitPath(path: string): { route: string; language: Language | undefined } {
  const [, first, rest = '/'] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  const language = languageCodes.find((code) => code === first);
  return language ? { route: rest, language } : { route: path, language };
}
