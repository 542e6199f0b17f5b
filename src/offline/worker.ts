// Keeps the site for hours without a network: `/offline.js`, which browsers ask about at every visit. The network
// comes first for pages, so nobody reads yesterday's while today's can be had. What a build needs is kept under the
// name of that build, whole or not at all, and a new worker waits until the last page of the old one is closed:
// no page ever meets the files of another build. A page that began without a worker ends without one.

/** A path and, for pages, which have no hash in their name, that of their contents. */
type Kept = [path: string, integrity?: string];
/** Written in by the build (`build/pages/offline-list.ts`): what to keep by language, and for all under `all`. */
declare const __OFFLINE__: { build: string; sets: Record<string, Kept[]> };

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asking = Lasting & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Worker = {
  registration: { navigationPreload?: Record<'enable' | 'disable', () => Promise<void>> };
};

const { build, sets } = __OFFLINE__;
const prefix = 'dap-offline-';
const worker = self as unknown as Worker;
const pages = new Set(
  Object.values(sets)
    .flat()
    .filter(([, integrity]) => integrity)
    .map(([path]) => path),
);

/** Fetches what a language needs and is not there yet, one after the other and files before pages. */
async function keep(language: string): Promise<void> {
  const cache = await caches.open(prefix + build);
  for (const [path, integrity] of [...(sets.all ?? []), ...(sets[language] ?? [])]) {
    if (await cache.match(path)) continue;
    // A page of another build has another hash and is refused.
    const response = await fetch(path, { integrity: integrity ?? '', priority: 'low' });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response.redirected ? new Response(response.body, response) : response);
  }
}

/** The languages that a worker before this one kept. */
async function keepFormer(): Promise<void> {
  for (const language of Object.keys(sets)) {
    if (await caches.match(`/${language}/`)) await keep(language);
  }
}

async function forgetFormer(): Promise<void> {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(prefix) && name !== prefix + build);
  await Promise.all(former.map((name) => caches.delete(name)));
  // Firefox gives up a page whose preload found no network, before the worker can answer for it (seen in 153).
  const { navigationPreload } = worker.registration;
  await (/Firefox/.test(navigator.userAgent) ? navigationPreload?.disable() : navigationPreload?.enable());
}

async function page({ request, preloadResponse }: Asking, path: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (offline) {
    const kept = await (await caches.open(prefix + build)).match(path);
    if (kept) return kept;
    throw offline;
  }
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined);
  return kept ?? fetch(request);
}

const on = <Kind extends Event>(type: string, listener: (event: Kind) => void) =>
  self.addEventListener(type, listener as EventListener);

on<Lasting>('install', (event) => event.waitUntil(keepFormer()));
on<Lasting>('activate', (event) => event.waitUntil(forgetFormer()));
// What cannot be kept now, storage being full or refused or the network away, is tried again at the next visit.
on<Lasting & MessageEvent>('message', (event) => event.waitUntil(keep(event.data).catch(() => {})));
on<Asking>('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const path = pathname.replace(/\/?$/, '/');
  if (request.mode === 'navigate') {
    if (pages.has(path)) event.respondWith(page(event, path));
  } else if (/^\/(assets|fonts)\/|^\/icon/.test(pathname)) event.respondWith(file(request));
});

export {};
