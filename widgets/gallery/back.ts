// Back closes what is open and never leaves the page. On Android the close watcher of a modal `<dialog>` is said
// to take Back before history hears of it (HTML standard; not tried here). On a desktop it does not, and Back
// would leave the page; the Navigation API cannot stop that, since leaving for another document fires no
// `navigate` event to cancel (measured in Chromium 156).
// So one history entry stands for what is open, everywhere, with the page's own address and state, so that a
// router of the page finds what it knows. It is left again by `history.back()` when something else closed, and
// used again by the next opening: ten times open and Back is one entry in all, and the page stays where it was.

const mark = 'dapGallery';

/** What the next Back does. */
let caught: (() => void) | undefined;
/** True while a step back of our own is on its way; `popstate` comes in a later task. */
let leaving = false;
let scrollRestoration: ScrollRestoration;

/**
 * Catches the next Back.
 * @returns lets go: steps out of the entry when Back was not used
 */
export function catchBack(back: () => void): () => void {
  caught = back;
  addEventListener('popstate', popped);
  if (!leaving) enter();
  return () => {
    if (caught !== back) return;
    caught = undefined;
    if (leaving) return;
    // Without our mark the page has gone elsewhere meanwhile, and that stays as it is.
    if (!history.state?.[mark]) return removeEventListener('popstate', popped);
    leaving = true;
    history.back();
  };
}

function enter(): void {
  if (history.state?.[mark]) return;
  try {
    // Coming back would scroll to where the page was; the picture seen last may be elsewhere.
    scrollRestoration = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, [mark]: true }, '');
  } catch {
    // A sandboxed page may keep no history: Back then does what it does there.
  }
}

function popped(): void {
  history.scrollRestoration = scrollRestoration ?? 'auto';
  if (leaving) {
    leaving = false;
    // Opened again before the step was done.
    if (caught) enter();
    else removeEventListener('popstate', popped);
    return;
  }
  removeEventListener('popstate', popped);
  const back = caught;
  caught = undefined;
  back?.();
}
