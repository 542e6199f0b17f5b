import { fallbackLanguage, type Language, supportedLanguage } from '../language/languages.ts';

let chosen: Language | undefined;

/** Switches every element of ours on the page that has no language of its own. */
export function chooseLanguage(language: Language): void {
  chosen = language;
  for (const changed of followers) changed();
}

/**
 * The language of an element on any page: its own `lang`, else the one chosen in a switcher, else that of the
 * nearest ancestor, through shadow borders; where the page names none, or one that is not ours (a translator may have
 * written it), the visitor's first supported one; Arabic when nothing fits.
 */
export function languageOf(element: Element): Language {
  if (chosen && !element.hasAttribute('lang')) return chosen;
  for (let at: Element | null = element; at; at = at.parentElement ?? shadowHost(at)) {
    const tag = at.getAttribute('lang');
    if (!tag) continue;
    const language = understood(tag);
    if (language) return language;
    break;
  }
  return navigator.languages.map(understood).find(Boolean) ?? fallbackLanguage;
}

/** Who reads Kurdish or Urdu reads our Arabic rather than anything else here. */
function understood(tag: string): Language | undefined {
  return supportedLanguage(tag) ?? (/^(ku|ckb|ur)\b/i.test(tag) ? 'ar' : undefined);
}

function shadowHost(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

const followers = new Set<() => void>();
const observed = new WeakSet<Node>();

/**
 * Calls back whenever a `lang` or `dir` changes around an element, in its tree or in the trees that hold it.
 * All elements share one observer a tree.
 * @returns stops following
 */
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
