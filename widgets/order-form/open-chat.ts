import type { DapOrderDetail, DapOrderSubmitDetail } from '../event-details.ts';

/** The host page may cancel an order; false means canceled. */
type AskPage = ((detail: DapOrderSubmitDetail) => boolean | undefined) | undefined;

/** `failed` is an error, not a blocked tab. A promise: the host page sends the order. */
type Handover = 'offline' | 'canceled' | 'blocked' | 'failed' | 'opened' | Promise<unknown>;

/**
 * Opens WhatsApp with an order, unless the host page cancels or sends it. It must run within the click: later, browsers
 * block a new tab.
 * @param beforeOpen called before the new tab opens
 */
export function openChat(detail: DapOrderDetail, ask: AskPage, beforeOpen: () => void): Handover {
  if (!navigator.onLine) return 'offline';
  try {
    const answer = askPage(detail, ask);
    if (answer) return answer;
    beforeOpen();
    return openTab(detail.url) ? 'opened' : 'blocked';
  } catch (error) {
    reportError(error);
    return 'failed';
  }
}

/** Gives an order to the host page. @returns undefined if the page neither cancels nor sends it */
export function askPage(detail: DapOrderDetail, ask: AskPage): 'canceled' | Promise<unknown> | undefined {
  const sending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void sending.push(promise);
  const isCanceled = ask?.({ ...detail, waitUntil }) === false;
  if (sending.length > 0) return Promise.all(sending).then(rejectErrors);
  return isCanceled ? 'canceled' : undefined;
}

/** `fetch` also resolves for an error status. */
function rejectErrors(results: unknown[]): void {
  for (const result of results)
    if (Object(result).ok === false)
      throw new Error(`The server answered with status ${Object(result).status}.`);
}

/** Matches pages that send their full URL as referrer: `unsafe-url`, `no-referrer-when-downgrade`. */
const sendsFullUrl = 'meta[name=referrer]:is([content^=u],[content$=e])';

/**
 * Opens a URL in a new tab that has no access to this page. With `noopener`, `open` returns null and a blocked tab could
 * not be detected. On a page that sends its full URL as referrer, `noreferrer` is used and every tab counts as opened.
 * @returns false if the browser blocked the tab
 */
function openTab(url: string): boolean {
  const secret = document.querySelector(sendsFullUrl);
  const tab = window.open(url, '_blank', secret ? 'noreferrer' : '');
  try {
    if (tab) tab.opener = null;
  } catch {
    // A sandboxed frame may open a tab but may not access it.
  }
  return Boolean(secret ?? tab);
}
