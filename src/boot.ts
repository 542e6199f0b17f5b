// All that runs before the visitor acts, below 2 KB. The page is complete HTML; React comes with the first
// touch, key or focus, and what was typed or pressed before that is kept and honoured.

import { untilLoaded } from '../widgets/controls/retry.ts';
import { fetchAhead } from './fetch-ahead.ts';

const hydration = new AbortController();
const early = { capture: true, signal: hydration.signal };
/** The page of the cards. */
const ofCards = /\/c\/?$/.test(location.pathname);
/** How long a pressed button may stay without an answer, milliseconds. */
const patience = 6000;
let pressed: (() => void) | undefined;
let instead: (() => void) | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
let begun = false;

/** What the page holds for visitors without a script; one is here, so it is taken off before React looks. */
const letter = document.querySelector<HTMLElement>('.plain-order');
const place = letter?.parentElement;
const status = document.querySelector<HTMLElement>('.loading');
letter?.remove();
let beforeReact: typeof import('./before-react.ts') | undefined;

/** Puts it back with the order in it, because React cannot come; then React waits until nobody writes there. */
function showLetter(form: HTMLFormElement): void {
  if (!letter || !place) {
    tell();
    return;
  }
  const text = letter.querySelector('textarea');
  if (text) beforeReact?.fillLetter(text, form);
  // Without the look that waits.
  letter.className = 'letter';
  place.prepend(letter);
  letter.focus();
}
/** Says where React says it later that something could not be fetched. */
function tell(): void {
  if (status) status.textContent = status.dataset.failed ?? '';
}
/** Leaves on the page what React knows. */
async function clear(): Promise<void> {
  if (letter?.contains(document.activeElement))
    await new Promise((left) => letter.addEventListener('focusout', left, { once: true }));
  letter?.remove();
  if (status) status.textContent = '';
}

/** Once for the life of the page: when the network is down it is tried again, with longer and longer pauses. */
async function hydrate(): Promise<void> {
  if (begun) return;
  begun = true;
  fetchAhead();
  import('./before-react.ts').then(
    (module) => {
      beforeReact = module;
      module.watch(early);
    },
    () => {},
  );
  await untilLoaded(
    () => import('./main.tsx').then((main) => main.start(clear)),
    // What stands there is another's card.
    () => location.hash && ofCards && tell(),
    () => true,
  );
  hydration.abort();
  clearTimeout(waiting);
  pressed?.();
}

/** Holds a press until React is there. @param otherwise when it does not come in time */
function hold(press: () => void, otherwise: () => void): void {
  pressed = press;
  instead = otherwise;
  // From the first press on: who presses again and again waits no longer than others.
  waiting ??= setTimeout(() => {
    pressed = undefined;
    waiting = undefined;
    instead?.();
  }, patience);
  soon(hydrate);
}

/** When there is a moment: what the visitor is doing just now comes first, a letter being typed above all. */
function soon(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 1000 });
  else setTimeout(then, 200);
}

/** Lets the browser lay out what lies below the first screen (`page.css`): every anchor is in its place then. */
function unfold(): void {
  document.documentElement.dataset.unfolded = '';
}
/** The same in pieces, a section whenever there is a moment: all at once they hold up a slow processor. */
function unfoldNext(): void {
  const next = document.querySelector<HTMLElement>(':is(.section, .footer):not([data-unfolded])');
  (next ?? document.documentElement).dataset.unfolded = '';
  if (next) soon(unfoldNext);
}
if (location.hash) unfold();
else addEventListener('load', () => soon(unfoldNext));

// A finger that comes down fetches; only when it is lifted is there work, or a tap would wait behind it.
addEventListener(
  'pointerdown',
  () => {
    unfold();
    fetchAhead();
  },
  early,
);
for (const type of ['pointerup', 'pointercancel', 'keydown', 'focusin', 'input']) {
  const begin = () => {
    if (begun) return;
    unfold();
    soon(hydrate);
  };
  addEventListener(type, begin, early);
}

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    // One with an address of its own needs no script.
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    form.ariaBusy = 'true';
    hold(
      () => {
        form.ariaBusy = null;
        // A click makes React take over this part of the page at once; a submit would not.
        form.querySelector<HTMLElement>('[type="submit"]')?.click();
      },
      () => {
        form.ariaBusy = null;
        beforeReact?.keepDrafts();
        showLetter(form);
      },
    );
  },
  early,
);

addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      'button:not([type="submit"]), [role="combobox"], a[aria-haspopup]',
    );
    if (!button) return;
    const { href } = button as HTMLAnchorElement;
    if (href) event.preventDefault();
    button.ariaBusy = 'true';
    hold(
      () => {
        button.ariaBusy = null;
        button.click();
      },
      () => {
        button.ariaBusy = null;
        if (href) location.assign(href);
        else tell();
      },
    );
  },
  early,
);

// A draft from before a reload has to be put back into the form; without prerendering there is nothing to see yet.
try {
  if (import.meta.env.DEV || sessionStorage.dap_order || sessionStorage.dap_employee) void hydrate();
} catch {
  // Storage is forbidden: then there is no draft.
}
// A person's card stands in the address alone, which only React reads, and codes are drawn by it.
if (ofCards) void hydrate();

// React, which comes later, leaves the address of a link as it finds it.
const chat = document.querySelector<HTMLAnchorElement>('[data-chats]');
if (chat) {
  const chats: Record<string, string> = JSON.parse(chat.dataset.chats ?? '{}');
  const here = chats[new Intl.DateTimeFormat().resolvedOptions().timeZone];
  if (here) chat.pathname = here;
}

type Line = { saveData?: boolean; effectiveType?: string };
const { saveData, effectiveType = '4g' } = (navigator as { connection?: Line }).connection ?? {};
// Who scrolls may soon touch; on a slow line what is read comes first.
if (!saveData && effectiveType === '4g') addEventListener('scroll', fetchAhead, { ...early, once: true });
