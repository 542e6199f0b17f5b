// Back closes what is open and never leaves the page. Measured in Chromium 156:
// - On Android the modal `<dialog>` itself takes Back (its close watcher), before history hears of it. On a
//   desktop, in Safari and in Firefox it does not: Back would leave the page.
// - The Navigation API cannot stop that: leaving for another document fires no `navigate` event to cancel.
// So one history entry stands for what is open, everywhere, with the page's own address and state, so that a
// router of the page finds what it knows. It is left again by `history.back()` when something else closed, and
// used again by the next opening: ten times open and Back is one entry in all, and the page stays where it was.

const mark = 'dapGallery';

/** True while a step back of our own is on its way; `popstate` comes in a later task. */
let leaving = false;

/**
 * Catches the next Back.
 * @returns lets go: steps out of the entry when Back was not used
 */
export function catchBack(back: () => void): () => void {
  // Coming back scrolls to where the entry was left; the picture seen last may be elsewhere.
  const scroll = history.scrollRestoration;
  let caught = true;
  const enter = () => {
    if (history.state?.[mark]) return;
    try {
      history.scrollRestoration = 'manual';
      history.pushState({ ...history.state, [mark]: true }, '');
    } catch {
      // A sandboxed page may keep no history: Back then does what it does there.
    }
  };
  const popped = () => {
    history.scrollRestoration = scroll;
    if (leaving) {
      leaving = false;
      if (caught) return enter();
    }
    removeEventListener('popstate', popped);
    if (caught) {
      caught = false;
      back();
    }
  };

  if (!leaving) enter();
  addEventListener('popstate', popped);
  return () => {
    if (!caught) return;
    caught = false;
    if (leaving) return;
    if (!history.state?.[mark]) return removeEventListener('popstate', popped);
    leaving = true;
    history.back();
  };
}
