// On the site, Back closes the lightbox and does not leave the page. A partner's page gets no history entry: Turbo and
// similar routers answer `popstate` by rendering the page again, and the order that was typed there would be lost.
// On Android the close watcher of a modal `<dialog>` is specified to handle Back before history does. On a desktop Back
// would leave the page, and the Navigation API cannot prevent that: a navigation to another document dispatches no
// cancelable `navigate` event (measured in Chromium 156). So opening adds one history entry with the URL and the state of
// the page, which `routes.ts` recognizes. If the lightbox closes otherwise, `history.back()` leaves that entry and the
// next opening uses it again, so ten openings add one entry in all.

const mark = 'dapGallery';

/** Called on the next Back. */
let caught: (() => void) | undefined;
/** True between our own `history.back()` and its `popstate` event. */
let leaving = false;
let scrollRestoration: ScrollRestoration;

/**
 * Closes the lightbox on the next Back, which then does not leave the page.
 * @returns releases Back, and leaves the history entry if Back was not used
 */
export function closeOnBack(close: () => void): () => void {
  caught = close;
  addEventListener('popstate', popped);
  if (!leaving) enter();
  return () => {
    if (caught !== close) return;
    caught = undefined;
    if (leaving) return;
    // Without our mark the page has navigated elsewhere; leave that as it is.
    if (!history.state?.[mark]) return removeEventListener('popstate', popped);
    leaving = true;
    history.back();
  };
}

function enter(): void {
  if (history.state?.[mark]) return;
  try {
    // Restoring the scroll position would move away from the image that was shown last.
    scrollRestoration = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, [mark]: true }, '');
  } catch {
    // A sandboxed page may have no history; Back keeps its default there.
  }
}

function popped(): void {
  history.scrollRestoration = scrollRestoration ?? 'auto';
  if (leaving) {
    leaving = false;
    // The lightbox was opened again before `popstate`.
    if (caught) enter();
    else removeEventListener('popstate', popped);
    return;
  }
  removeEventListener('popstate', popped);
  const close = caught;
  caught = undefined;
  close?.();
}
