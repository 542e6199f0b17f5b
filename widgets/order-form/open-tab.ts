/** In the head of a page that gives its whole address away: `unsafe-url`, `no-referrer-when-downgrade`. */
const tellsAll = 'meta[name=referrer]:is([content^=u],[content$=e])';

/**
 * Opens an address in a new tab, which then cannot reach back to this page. Must run within the click:
 * browsers block it later.
 * @returns false when no tab opened. The feature `noopener` is not used because `open` then returns null in
 *   either case, and a blocked tab could not be told from an opened one. Where the chat would be told the address of
 *   the page, that is the smaller harm: `noreferrer` does the same, and every tab counts as opened.
 */
export function openTab(url: string): boolean {
  const secret = document.querySelector(tellsAll);
  let tab: Window | null | undefined;
  try {
    tab = window.open(url, '_blank', secret ? 'noreferrer' : '');
    if (tab) tab.opener = null;
  } catch {
    // A sandboxed frame may open a tab, and may not touch it afterwards.
  }
  return Boolean(secret ?? tab);
}
