/** Matches pages that send their full URL as referrer: `unsafe-url`, `no-referrer-when-downgrade`. */
const sendsFullUrl = 'meta[name=referrer]:is([content^=u],[content$=e])';

/**
 * Opens a URL in a new tab that has no access to this page. Must run within the click: browsers block it later.
 * The feature `noopener` is not used, because `open` then returns null in every case and a blocked tab could not be
 * detected. On a page that sends its full URL as referrer, privacy comes first: `noreferrer` has the same effect, and
 * every tab counts as opened.
 * @returns false if the browser blocked the tab
 * @throws if the browser refuses the call itself
 */
export function openTab(url: string): boolean {
  const secret = document.querySelector(sendsFullUrl);
  const tab = window.open(url, '_blank', secret ? 'noreferrer' : '');
  try {
    if (tab) tab.opener = null;
  } catch {
    // A sandboxed frame may open a tab but may not access it.
  }
  return Boolean(secret ?? tab);
}
