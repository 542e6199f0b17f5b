// The first script. The page is complete HTML, and React loads on the first interaction. Until React has hydrated the
// page, a click is queued and repeated afterwards, and text is saved as a draft.

import { isFast, retry } from '../widgets/element/loading.ts';
import type { Language } from '../widgets/i18n/languages.ts';
import { keepDigits, removePlainOrder, saveDrafts, showPlainOrder } from './boot-forms.ts';
import { idle, renderContent } from './boot-layout.ts';
import { storeLanguage } from './store-language.ts';

/** The maximum time that a click is queued, in milliseconds. */
const maximumDelay = 6000;
const status = document.querySelector<HTMLElement>('.loading');
const hydrated = new AbortController();
const beforeHydration = { capture: true, signal: hydrated.signal };
let hydration: Promise<void> | undefined;

/** Loads React, retries until it works, and hydrates the page. */
function hydrate(): Promise<void> {
  prefetch();
  const start = () => import('./main.tsx').then((main) => main.start(removeFallbacks));
  hydration ??= retry(start).then(() => {
    hydrated.abort();
    saveDrafts();
  });
  return hydration;
}

async function removeFallbacks(): Promise<void> {
  await removePlainOrder();
  if (status) status.textContent = '';
}

/** Downloads the files for hydration without running them. */
function prefetch(): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-prefetch]');
  for (const url of script?.dataset.prefetch?.split(' ') ?? [])
    fetch(url, { priority: 'low' })
      .then((response) => response.blob())
      .catch(() => {});
  script?.removeAttribute('data-prefetch');
}

/** Queues a click or submit until hydration and repeats it. If React does not load in time, calls `fallback` instead. */
async function queue(target: HTMLElement, repeat: () => void, fallback: () => void): Promise<void> {
  if (target.ariaBusy) return;
  target.ariaBusy = 'true';
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, maximumDelay));
  await Promise.race([idle().then(hydrate), timeout]);
  target.ariaBusy = null;
  if (hydrated.signal.aborted) repeat();
  else fallback();
}

function onSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  // A form with an action works without scripts.
  if (form.hasAttribute('action')) return;
  event.preventDefault();
  // React hydrates this part of the page at once for a click, but not for a submit.
  const repeat = () => form.querySelector<HTMLElement>('[type="submit"]')?.click();
  const fallback = () => {
    saveDrafts();
    if (!showPlainOrder(form)) showError();
  };
  void queue(form, repeat, fallback);
}

/** Stores a language that is chosen by a link of the footer. After hydration, React does. */
function onLanguage(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('#languages a');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) storeLanguage(link.hreflang as Language);
}

function onClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLAnchorElement>(
    'button:not([type="submit"], [popovertarget]), [role="combobox"], a[aria-haspopup]',
  );
  if (!button) return;
  const { href } = button;
  if (href) event.preventDefault();
  void queue(
    button,
    () => button.click(),
    () => (href ? location.assign(href) : showError()),
  );
}

/** The menu works without React, but a link to a section does not close it. */
function closeMenu({ target }: Event): void {
  (target as Element).closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover?.();
}

function showError(): void {
  if (status) status.textContent = status.dataset.failed ?? '';
}

addEventListener('submit', onSubmit, beforeHydration);
addEventListener('click', onClick, beforeHydration);
addEventListener('click', onLanguage, beforeHydration);
for (const type of ['input', 'compositionend']) addEventListener(type, keepDigits, beforeHydration);
addEventListener('click', closeMenu);
for (const type of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(type, () => renderContent(), beforeHydration);
// When the browser is idle: starting the requests takes 30 ms on a slow phone, which would delay the tap.
addEventListener('pointerdown', () => idle().then(prefetch), beforeHydration);
// Not on `pointerdown`: running React would delay the tap.
for (const type of ['pointerup', 'pointercancel', 'keydown', 'focusin', 'input'])
  addEventListener(type, () => idle().then(hydrate), beforeHydration);
for (const type of ['change', 'pagehide']) addEventListener(type, saveDrafts, beforeHydration);

// A visitor who scrolls may click soon. Slow connections load the visible content first.
if (isFast()) addEventListener('scroll', prefetch, { ...beforeHydration, once: true });

// React restores a draft. The development server does not prerender.
try {
  if (import.meta.env.DEV || sessionStorage.dap_order || sessionStorage.dap_employee) void hydrate();
} catch {
  // Storage is blocked, so there is no draft.
}

// The data sheet prints without its image if that has not loaded yet.
addEventListener('beforeprint', () => {
  const image = document.querySelector<HTMLImageElement>('.sack > img');
  image?.parentElement?.classList.toggle('no-print', !image.complete);
});
