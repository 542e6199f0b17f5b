// All that runs before the visitor acts, about 1 KB. The page is complete HTML; React comes with the first
// touch, key or focus, and what was typed or pressed before that is kept and honoured.

import { markSeen } from '../widgets/controls/mark-seen.ts';

const hydration = new AbortController();
const early = { capture: true, signal: hydration.signal };
let pressed: (() => void) | undefined;
let loading = false;

async function hydrate(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    const { start } = await import('./main.tsx');
    await start();
    hydration.abort();
    pressed?.();
  } catch {
    // The network is down: the next touch, or the next two seconds, try again.
    loading = false;
    setTimeout(hydrate, 2000);
  }
}

/** When there is a moment: what the visitor is doing just now comes first, a letter being typed above all. */
function soon(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 1000 });
  else setTimeout(then, 200);
}

for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) {
  addEventListener(type, () => soon(hydrate), early);
}

addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    form.ariaBusy = 'true';
    pressed = () => {
      form.ariaBusy = null;
      // A click makes React take over this part of the page at once; a submit would not.
      form.querySelector<HTMLElement>('[type="submit"]')?.click();
    };
    hydrate();
  },
  early,
);

addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      'button:not([type="submit"]), [role="combobox"]',
    );
    if (!button) return;
    pressed = () => button.click();
    hydrate();
  },
  early,
);

// A draft from before a reload has to be put back into the form.
try {
  if (sessionStorage.getItem('dap_order')) hydrate();
} catch {
  // Storage is forbidden: then there is no draft.
}
// A person's card stands in the address alone, which only React reads, and codes are drawn by it.
if (/\/c\/?$/.test(location.pathname)) hydrate();

// While developing nothing is prerendered: the page is empty until React comes.
if (import.meta.env.DEV) hydrate();

/** Downloads, without running, what hydration will need; not for visitors who save data. */
function warm(): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  const files = document.querySelector<HTMLScriptElement>('script[data-warm]')?.dataset.warm;
  if (saveData || !files) return;
  for (const file of files.split(' ')) {
    if ('userAgentData' in navigator) preload(file);
    else fetch(file, { priority: 'low' } as RequestInit).then((response) => response.blob(), ignore);
  }
  import('./offline/keep-offline.ts').then(({ keepOffline }) => keepOffline(), ignore);
}

/**
 * Compiles ahead as well, in Chromium. Elsewhere the bytes alone are fetched: when a `modulepreload` fails,
 * Firefox and WebKit will not hear of the file again.
 */
function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  link.fetchPriority = 'low';
  document.head.append(link);
}

function ignore(): void {}

markSeen(document.querySelectorAll('.thumb, .sack picture'));

if (document.readyState === 'complete') soon(warm);
else addEventListener('load', () => soon(warm));
