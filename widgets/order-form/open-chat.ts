import type { DapOrderDetail } from '../public-types.ts';
import type { Outcome } from './order/state.ts';

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
  if (ask?.(detail) === false) return 'canceled';
  beforeOpen();
  return openTab(detail.url) ? 'opened' : 'blocked';
}

/** Opens a tab that has no access to this page. With `noopener`, `open` returns null, and a blocked tab could not be detected. */
function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  // Blockers return nothing, an object that is no open tab, or this page.
  if (!tab || tab === window || tab.closed || !('opener' in tab || 'closed' in tab)) return false;
  try {
    tab.opener = null;
  } catch {
    // A sandboxed frame may open a tab but may not access it.
  }
  return true;
}
