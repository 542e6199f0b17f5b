/**
 * Opens an address in a new tab, which then cannot reach back to this page. Must run within the click:
 * browsers block it later.
 * @returns false when no tab opened. The feature `noopener` is not used because `open` then returns null in
 *   either case, and a blocked tab could not be told from an opened one.
 */
export function openTab(url: string): boolean {
  let tab: Window | null | undefined;
  try {
    tab = window.open(url, '_blank');
    if (tab) tab.opener = null;
  } catch {
    // A sandboxed frame may open a tab, and may not touch it afterwards.
  }
  return Boolean(tab);
}
