// The first script. The page is complete HTML, and React loads on the first interaction.

import { hydrateOnInteraction, idle, type Mount } from '../widgets/element/hydrate-on-interaction.ts';
import { isFast, retry } from '../widgets/element/loading.ts';
import type { Language } from '../widgets/i18n/languages.ts';
import { forgetOrder, hasDraft, saveDrafts } from './boot-drafts.ts';
import { storeLanguage } from './visitor-language.ts';

const status = document.querySelector<HTMLElement>('.loading');
/** The order form for visitors without scripts. React does not render it, so it is not on the page during hydration. */
const plainOrder = document.querySelector<HTMLElement>('.plain-order');
const sheet = plainOrder?.parentElement;
plainOrder?.remove();

const interactive = new AbortController();
const beforeHydration = { capture: true, signal: interactive.signal };

const hydrate = hydrateOnInteraction({
  root: document,
  prefetch,
  load: () => retry(load),
  late,
});

async function load(): Promise<Mount> {
  const main = await import('./main.tsx');
  const mount = await main.load();
  await removeFallbacks();
  return async (pressable) => {
    await mount(pressable);
    interactive.abort();
    saveDrafts();
  };
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

/** React has not loaded in time: links are followed, and the order form for visitors without scripts appears. */
function late(pressed: HTMLElement): void {
  saveDrafts();
  if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
  else if (plainOrder && pressed.matches('.order-form > .form')) {
    // Without the class `plain-order`, which delays it by six seconds.
    plainOrder.className = 'plain-form';
    sheet?.prepend(plainOrder);
    plainOrder.focus();
  } else if (status) status.textContent = status.dataset.failed ?? '';
}

/** The plain order form stays while the visitor types in it. */
async function removeFallbacks(): Promise<void> {
  if (plainOrder?.contains(document.activeElement))
    await new Promise((resolve) => plainOrder.addEventListener('focusout', resolve, { once: true }));
  plainOrder?.remove();
  if (status) status.textContent = '';
}

/** Stores a language that is chosen by a link of the footer. After hydration, React does. */
function onLanguage(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('#languages a');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) storeLanguage(link.hreflang as Language);
}

/** The menu works without React, but a link to a section does not close it. */
function closeMenu({ target }: Event): void {
  (target as Element).closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** Ends `content-visibility` (`page.css`) of an element, by default of the page, so that anchors are in their final place. */
function renderContent(element = document.documentElement): void {
  element.dataset.rendered = '';
}

/** Loads the web font (`first-screen/home.css`), then renders section by section: all at once would block a slow processor. */
async function renderSections(): Promise<void> {
  if (document.dir === 'rtl') await document.fonts.load('1em "Site Arabic"', 'ا').catch(() => {});
  document.documentElement.dataset.loaded = '';
  for (const section of document.querySelectorAll<HTMLElement>('.section, .footer')) {
    await idle();
    renderContent(section);
  }
  renderContent();
}

if (location.hash) renderContent();
addEventListener('load', renderSections);
addEventListener('click', onLanguage, beforeHydration);
addEventListener('click', closeMenu);
for (const type of ['change', 'pagehide']) addEventListener(type, saveDrafts, beforeHydration);
for (const type of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(type, () => renderContent(), beforeHydration);
// A visitor who scrolls may click soon. Slow connections load the visible content first.
if (isFast()) addEventListener('scroll', prefetch, { ...beforeHydration, once: true });

forgetOrder();
setInterval(forgetOrder, 60_000);
// React restores a draft. The development server does not prerender.
if (import.meta.env.DEV || hasDraft()) void hydrate();

// The data sheet prints without its image if that has not loaded yet.
addEventListener('beforeprint', () => {
  const image = document.querySelector<HTMLImageElement>('.sack > img');
  image?.parentElement?.classList.toggle('no-print', !image.complete);
});
