// The first script. The page is complete HTML, and React loads on the first interaction. Until React has hydrated the
// page, a press is held and repeated afterwards, and text is saved.

import { untilLoaded } from '../widgets/element/retry.ts';
import { savesData } from '../widgets/ui/saves-data.ts';
import { fillPlainOrder, saveDrafts } from './early-input.ts';

/** A press without an answer gets its fallback after this time, milliseconds. */
const patience = 6000;
const hydrated = new AbortController();
const beforeHydration = { capture: true, signal: hydrated.signal };
let hydration: Promise<void> | undefined;
let press: { repeat: () => void; fallback: () => void } | undefined;

/** The order form for visitors without scripts. React does not know it. */
const plainOrder = document.querySelector<HTMLElement>('.plain-order');
const plainOrderParent = plainOrder?.parentElement;
plainOrder?.remove();
const status = document.querySelector<HTMLElement>('.loading');

/** Loads React and retries until it works. */
function hydrate(): void {
  prefetch();
  hydration ??= untilLoaded(
    () => import('./main.tsx').then(({ start }) => start(removeFallbacks)),
    () => {},
    () => true,
  ).then(() => {
    hydrated.abort();
    saveDrafts();
    press?.repeat();
    press = undefined;
  });
}

/** Holds the latest press until hydration. The time runs from the first one. */
function hold(latest: NonNullable<typeof press>): void {
  if (!press)
    setTimeout(() => {
      press?.fallback();
      press = undefined;
    }, patience);
  press = latest;
  whenIdle(hydrate);
}

/** Work for later: input, such as a key that is being typed, comes first. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 200);
}

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    // A form with an action works without scripts.
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    form.ariaBusy = 'true';
    hold({
      repeat: () => {
        form.ariaBusy = null;
        // React hydrates this part of the page at once for a click, but not for a submit.
        form.querySelector<HTMLElement>('[type="submit"]')?.click();
      },
      fallback: () => {
        form.ariaBusy = null;
        saveDrafts();
        showPlainOrder(form);
      },
    });
  },
  beforeHydration,
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
    hold({
      repeat: () => {
        button.ariaBusy = null;
        button.click();
      },
      fallback: () => {
        button.ariaBusy = null;
        if (href) location.assign(href);
        else showError();
      },
    });
  },
  beforeHydration,
);

/** Shows the plain order form with the text of the order, because React cannot be loaded. */
function showPlainOrder(form: HTMLFormElement): void {
  if (!plainOrder || !plainOrderParent) {
    showError();
    return;
  }
  const text = plainOrder.querySelector('textarea');
  if (text) fillPlainOrder(text, form);
  // Without the class that shows it only after six seconds.
  plainOrder.className = 'letter';
  plainOrderParent.prepend(plainOrder);
  plainOrder.focus();
}

function showError(): void {
  if (status) status.textContent = status.dataset.failed ?? '';
}

/** Removes what React does not know, but not while the visitor types in it. */
async function removeFallbacks(): Promise<void> {
  if (plainOrder?.contains(document.activeElement))
    await new Promise((resolve) => plainOrder.addEventListener('focusout', resolve, { once: true }));
  plainOrder?.remove();
  if (status) status.textContent = '';
}

/** Downloads the files for hydration without running them. */
function prefetch(): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-warm]');
  for (const href of script?.dataset.warm?.split(' ') ?? []) {
    if ('userAgentData' in navigator) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      link.fetchPriority = 'low';
      document.head.append(link);
    } else {
      // Firefox and WebKit do not retry a file whose `modulepreload` failed.
      fetch(href, { priority: 'low' } as RequestInit)
        .then((response) => response.blob())
        .catch(() => {});
    }
  }
  script?.removeAttribute('data-warm');
}

/** Ends `content-visibility` below the first screen (`page.css`), so that anchors are in their final place. */
function layOut(): void {
  document.documentElement.dataset.unfolded = '';
}

/** The same section by section: all sections at once would block a slow processor. */
function layOutNext(): void {
  const next = document.querySelector<HTMLElement>(':is(.section, .footer):not([data-unfolded])');
  (next ?? document.documentElement).dataset.unfolded = '';
  if (next) whenIdle(layOutNext);
}

if (location.hash) layOut();
else addEventListener('load', () => whenIdle(layOutNext));

// Only downloads: work would delay the tap.
addEventListener('pointerdown', prefetch, beforeHydration);
addEventListener('pointerdown', layOut, beforeHydration);
for (const type of ['pointerup', 'pointercancel', 'keydown', 'focusin', 'input']) {
  const start = () => {
    if (hydration) return;
    layOut();
    whenIdle(hydrate);
  };
  addEventListener(type, start, beforeHydration);
}
for (const type of ['change', 'pagehide']) addEventListener(type, saveDrafts, beforeHydration);

// A visitor who scrolls may press something soon. Slow connections load what is read first.
const { effectiveType = '4g' } = (navigator as { connection?: { effectiveType?: string } }).connection ?? {};
if (!savesData() && effectiveType === '4g')
  addEventListener('scroll', prefetch, { ...beforeHydration, once: true });

// React restores a draft. The development server does not prerender.
try {
  if (import.meta.env.DEV || sessionStorage.dap_order || sessionStorage.dap_employee) hydrate();
} catch {
  // Storage is blocked, so there is no draft.
}

// The WhatsApp number of the visitor's country. React does not change it.
const chat = document.querySelector<HTMLAnchorElement>('[data-numbers]');
const numbers: Record<string, string> = JSON.parse(chat?.dataset.numbers ?? '{}');
const number = numbers[new Intl.DateTimeFormat().resolvedOptions().timeZone];
if (chat && number) chat.pathname = number;
