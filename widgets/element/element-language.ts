import { detectLanguage, type Language, supportedLanguage } from '../i18n/languages.ts';

let chosen: Language | undefined;

/** Switches all `dap-` elements on the page that have no `lang` attribute. */
export function chooseLanguage(language: Language): void {
  chosen = language;
  for (const changed of followers) changed();
}

/**
 * The language of an element: its own `lang`, else the choice in a language switcher, else the nearest `lang` around it,
 * also across shadow boundaries. Without a supported one, the first supported language of the browser; else Arabic.
 */
export function languageOf(element: Element): Language {
  if (chosen && !element.hasAttribute('lang')) return chosen;
  for (let at: Element | null = element; at; at = at.parentElement ?? shadowHost(at)) {
    const tag = at.getAttribute('lang');
    if (!tag) continue;
    const language = supportedLanguage(readable(tag));
    if (language) return language;
    break;
  }
  return detectLanguage({ browser: navigator.languages.map(readable) });
}

/** Readers of Kurdish and Urdu get Arabic: most can read it better than the other languages. */
function readable(tag: string): string {
  return /^(ku|ckb|ur)\b/i.test(tag) ? 'ar' : tag;
}

/** The host of the shadow tree of an element. Not `root.host`, which can be an element with that name in a document. */
export function shadowHost(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

const followers = new Set<() => void>();
const observed = new WeakSet<Node>();

/** Calls back when a `lang` or `dir` attribute changes in the trees of the element. @returns stops the callbacks */
export function followLanguage(element: Element, changed: () => void): () => void {
  followers.add(changed);
  let root = element.getRootNode();
  for (; root instanceof ShadowRoot; root = root.host.getRootNode()) observe(root);
  observe(root);
  return () => followers.delete(changed);
}

function observe(root: Node): void {
  if (observed.has(root)) return;
  observed.add(root);
  new MutationObserver(() => {
    for (const changed of followers) changed();
  }).observe(root, { subtree: true, attributeFilter: ['lang', 'dir'] });
}
