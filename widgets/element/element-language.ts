import {
  fallbackLanguage,
  type Language,
  languageCodes,
  languageKey,
  supportedLanguage,
} from '../i18n/languages.ts';
import { unlessThrows } from '../lib/unless-throws.ts';
import { oneOf } from './attributes.ts';
import type { Attribute } from './widget.ts';

/** The attribute `lang`. HTML has the property already. */
export const languageAttribute: Attribute<string> = {
  ...oneOf(languageCodes, ''),
  parse: (tag) => tag && supportedLanguage(tag),
};

/** Dispatched on the document, so that the elements of every script on the page receive it. */
export const choiceEvent = 'dap-language-choice';

/** The class of the switcher keeps the choice for scripts that load later. */
const switcher = () => customElements.get('dap-language-switcher') as { chosen?: Language } | undefined;

/** Switches all `dap-` elements on the page that have no `lang` attribute. */
export function chooseLanguage(language: Language): void {
  Object.assign(switcher() ?? {}, { chosen: language });
  document.dispatchEvent(new Event(choiceEvent));
}

/** Applies the choice of the previous visit that a switcher has stored. A choice on this page is not undone. */
export function restoreChoice(element: Element): void {
  if (!Reflect.get(element, 'persist') || switcher()?.chosen) return;
  const stored = supportedLanguage(unlessThrows(() => localStorage.getItem(languageKey)));
  if (stored) chooseLanguage(stored);
}

/**
 * The language of an element: its own `lang`, else the choice in a language switcher, else the nearest `lang` around it,
 * also across shadow boundaries. Without a supported one, the first supported language of the browser; else Arabic.
 */
export function languageOf(element: Element): Language {
  const parentOf = (inner: Element) => inner.parentElement ?? shadowHost(inner);
  let around = parentOf(element);
  while (around && !around.getAttribute('lang')) around = parentOf(around);
  const tags = [element.getAttribute('lang'), switcher()?.chosen, around?.getAttribute('lang')];
  const languages = [...tags, ...navigator.languages].map((tag) => supportedLanguage(tag));
  return languages.find(Boolean) ?? fallbackLanguage;
}

/** Empty for the direction of the language. `auto` would take the direction of the first letter of a widget. */
export const directionOf = ({ dir }: HTMLElement): string => (dir === 'auto' ? '' : dir);

/** The host of the shadow tree of an element. Not `root.host`, which can be an element with that name in a document. */
export function shadowHost(element: Element): Element | null {
  const root = element.getRootNode();
  return root.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? ((root as ShadowRoot).host ?? null) : null;
}
