import type { Language } from '../i18n/languages.ts';
import type { CountryCode } from '../lib/phone.ts';
import type { Order, orderSummary } from './order.ts';

/** The data of the order events: the cleaned order, the Arabic message and its link. */
export type OrderDetail = {
  order: Order;
  message: string;
  url: string;
  /** For analytics: nothing that identifies the person. */
  summary: ReturnType<typeof orderSummary> & {
    countryCode: CountryCode;
    language: Language;
    partner: string | undefined;
  };
};

/**
 * Hands an order over to WhatsApp. Must run within the click: browsers block a new tab later.
 * @param submit asks the host page; false cancels the order
 * @param beforeOpen called before the new tab opens
 * @returns what happened; `failed` is an error, not a blocked tab
 */
export function sendOrder(
  detail: OrderDetail,
  submit: ((detail: OrderDetail) => boolean | undefined) | undefined,
  beforeOpen: () => void,
): 'offline' | 'canceled' | 'blocked' | 'failed' | 'opened' {
  if (!navigator.onLine) return 'offline';
  try {
    if (submit?.(detail) === false) return 'canceled';
    beforeOpen();
    return openTab(detail.url) ? 'opened' : 'blocked';
  } catch (error) {
    reportError(error);
    return 'failed';
  }
}

/** Matches pages that send their full URL as referrer: `unsafe-url`, `no-referrer-when-downgrade`. */
const sendsFullUrl = 'meta[name=referrer]:is([content^=u],[content$=e])';

/**
 * Opens a URL in a new tab that has no access to this page. The feature `noopener` is not used, because `open` then
 * returns null in every case and a blocked tab could not be detected. On a page that sends its full URL as referrer,
 * privacy comes first: `noreferrer` has the same effect, and every tab counts as opened.
 * @returns false if the browser blocked the tab
 * @throws if the browser refuses the call itself
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
