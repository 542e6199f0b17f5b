import type { DapOrderDetail } from '../../src/public/embed.d.ts';

/** Why the chat did not open. `failed` is an error, not a blocked tab. */
export type Obstacle = 'blocked' | 'failed';
/** `canceled`: the host page sends the order itself. */
export type Outcome = 'opened' | 'canceled' | Obstacle;

/**
 * Opens WhatsApp with an order, also when the browser says that it is offline: it can be wrong, and WhatsApp keeps a message
 * until it is online. It must run within the click: later, browsers block a new tab.
 * @param ask dispatches the event of the host page; false means canceled
 */
export function openChat(
  detail: DapOrderDetail,
  ask: ((detail: DapOrderDetail) => boolean | undefined) | undefined,
  beforeOpen: () => void,
): Outcome {
  // The host page cannot change what the visitor has read.
  const { url } = detail;
  try {
    if (isCanceled(detail, ask)) return 'canceled';
    beforeOpen();
    return openTab(url) ? 'opened' : 'blocked';
  } catch (error) {
    reportError(error);
    return 'failed';
  }
}

/** False also if the event cannot be dispatched. */
function isCanceled(detail: DapOrderDetail, ask: Parameters<typeof openChat>[1]): boolean {
  try {
    return ask?.(detail) === false;
  } catch (error) {
    reportError(error);
    return false;
  }
}

/** Matches pages that send their full URL as referrer: `unsafe-url`, `no-referrer-when-downgrade`. */
const sendsFullUrl = 'meta[name=referrer]:is([content^=u],[content$=e])';

/**
 * Opens a tab that has no access to this page. With `noopener`, `open` returns null, and a blocked tab could not be detected.
 * On a page that sends its full URL as referrer, every tab counts as opened.
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
