// The first script. The page is complete HTML. Only its islands hydrate: by the first interaction, or after a scroll to them.

import type { ComponentType } from 'react';
import { hydrateOnInteraction, idle, type Mount } from '../../widgets/element/hydrate-on-interaction.ts';
import type { Language } from '../../widgets/i18n/languages.ts';
import { widgetTexts } from '../../widgets/i18n/texts.ts';
import { isFast, retry, savesData } from '../../widgets/ui/loading.ts';
import { forgetOrder } from './drafts.ts';
import { followLinks, showStatus } from './navigation.ts';
import { leavePlainOrder, showPlainOrder } from './plain-order.ts';

const islands = import.meta.glob<ComponentType<never>>('../islands/*.tsx', { import: 'Island' });

/** @returns hydrates the island while the browser is idle, if it is in view */
function islandHydrator(root: HTMLElement): () => Promise<void> {
  async function load(): Promise<Mount> {
    void prefetch(root);
    const [{ mountIsland }, Island, texts] = await Promise.all([
      import('./mount.tsx'),
      islands[`../islands/${root.dataset.island}.tsx`]?.(),
      widgetTexts(root.lang as Language),
    ]);
    if (orderForm()) leavePlainOrder();
    showStatus(undefined);
    return mountIsland(root, Island as ComponentType<never>, texts, failed);
  }

  const orderForm = () => root.querySelector<HTMLFormElement>('.order-form > .form');

  /** The island is late, or its component has thrown. For an order, the plain form appears. */
  function failed(pressed?: HTMLElement): void {
    const form = orderForm();
    if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
    else if (form) showPlainOrder(form);
    else showStatus('failed');
  }

  const hydrate = hydrateOnInteraction({
    root,
    prefetch: () => void prefetch(root),
    load: () => retry(load),
    context: () => String(root.matches(':not([data-live]):has([data-kept=hidden])')),
    late: failed,
    failed: () => failed(),
  });
  if (root.querySelector('[data-kept]')) void hydrate();
  return async () => {
    // The root itself has no box.
    const { top = 0, bottom = 0 } = root.firstElementChild?.getBoundingClientRect() ?? {};
    if (top >= innerHeight || bottom <= 0) return;
    await prefetch(root);
    await idle();
    await hydrate();
  };
}

const fetched = new Set<string>();

/** Downloads the files that hydrate an island. Not with `modulepreload`, as in widgets, which would also compile them. */
async function prefetch({ dataset }: HTMLElement): Promise<void> {
  const urls = dataset.files?.split(' ').filter((url) => !fetched.has(url)) ?? [];
  const files = urls.map(async (url) => {
    fetched.add(url);
    return (await fetch(url, { priority: 'low' })).blob();
  });
  await Promise.allSettled(files);
}

const hydrators = Array.from(document.querySelectorAll<HTMLElement>('[data-island]'), islandHydrator);
/** React starts this long after the last scroll, milliseconds: it would delay a tap that follows at once. */
const restTime = 300;
let rest: ReturnType<typeof setTimeout>;
// A visitor who has scrolled to an island may press soon. Slow connections load the visible content first.
addEventListener('scroll', () => {
  clearTimeout(rest);
  rest = setTimeout(() => isFast() && hydrators.forEach((hydrate) => void hydrate()), restTime);
});
followLinks();
forgetOrder();
setInterval(forgetOrder, 60_000);

// The page may have been built in another year.
const copyright = document.querySelector<HTMLElement>('[data-year]');
const year = new Date().getFullYear();
if (copyright && copyright.dataset.year !== String(year))
  copyright.textContent = String(copyright.textContent).replace(/[\d۰-۹]{4}/, (old) =>
    /\d/.test(old) ? String(year) : year.toLocaleString('fa', { useGrouping: false }),
  );

addEventListener('click', ({ target }) => (target as Element).closest('[data-print]') && print());

/**
 * Loads the web font (`late-font.css`). On a slow connection, the files of the order form are downloaded before the images
 * of the distant sections.
 */
addEventListener('load', async () => {
  const form = document.querySelector<HTMLElement>('[data-island="order"]');
  if (form && !isFast() && !savesData()) void idle().then(() => prefetch(form));
  if (document.dir === 'rtl') await document.fonts.load('1em "Site Arabic"', 'ا').catch(() => {});
  document.documentElement.dataset.loaded = '';
});
