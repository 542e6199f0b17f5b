// The service worker of the site (`/offline.js`). Pages are requested from the network first, so visitors see the
// latest version. Each build has its own cache, which is complete or absent. A new worker waits until the last page of
// the old one is closed, so a page never loads files of another build. The worker does not claim open pages.

/** A path, and for files without a hash in their name the hash of their content. */
type CachedFile = [path: string, integrity?: string];
/** Inserted by the build (`build/pages/precache-list.ts`): files by language; `all` has those of every language. */
declare const __OFFLINE__: { build: string; sets: Record<string, CachedFile[]> };

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};
type Worker = {
  registration: { navigationPreload?: Record<'enable' | 'disable', () => Promise<void>> };
};

const { build, sets } = __OFFLINE__;
const prefix = 'dap-offline-';
const worker = self as unknown as Worker;
const languages = Object.keys(sets).filter((name) => name !== 'all');
const ownCache = () => caches.open(prefix + build);
const previousCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + build);
/** The paths of a page in all languages, if it has any: itself, or those of a path without a language. */
const pagesAt = (path: string) => {
  const known = Object.values(sets).flat();
  return [path, ...languages.map((language) => `/${language}${path}`)].filter((one) =>
    known.some(([page]) => page === one),
  );
};

/** Caches the missing files of a language one after the other, pages last. */
async function cacheLanguage(language: string): Promise<void> {
  const cache = await ownCache();
  for (const [path, integrity] of [...(sets.all ?? []), ...(sets[language] ?? [])]) {
    if (await cache.match(path)) continue;
    // A file of another build has another hash and is not cached.
    const response = await fetch(path, { integrity: integrity ?? '', priority: 'low' });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response.redirected ? new Response(response.body, response) : response);
  }
}

/** Caches the languages that previous workers have cached. */
async function updateCaches(): Promise<void> {
  for (const name of await previousCaches()) {
    const cache = await caches.open(name);
    for (const language of languages) if (await cache.match(`/${language}/`)) await cacheLanguage(language);
  }
}

async function deletePreviousCaches(): Promise<void> {
  await Promise.all((await previousCaches()).map((name) => caches.delete(name)));
  // Firefox 153 fails a navigation whose preload has no network, before the worker can respond.
  const { navigationPreload } = worker.registration;
  await (/Firefox/.test(navigator.userAgent) ? navigationPreload?.disable() : navigationPreload?.enable());
}

/** A page from the network, else from the cache. A path without a language leads to a cached language. */
async function page({ request, preloadResponse }: FetchEvent, path: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (offline) {
    const cache = await ownCache();
    for (const one of pagesAt(path)) {
      const cached = await cache.match(one);
      if (cached) return one === path ? cached : Response.redirect(new URL(one, request.url).href);
    }
    throw offline;
  }
}

async function file(request: Request): Promise<Response> {
  const cached = await ownCache()
    .then((cache) => cache.match(request, { ignoreVary: true }))
    .catch(() => undefined);
  return cached ?? fetch(request);
}

const on = <Kind extends Event>(type: string, listener: (event: Kind) => void) =>
  self.addEventListener(type, listener as EventListener);

on<ExtendableEvent>('install', (event) => event.waitUntil(updateCaches()));
on<ExtendableEvent>('activate', (event) => event.waitUntil(deletePreviousCaches()));
// Failures (full storage, no network) are ignored. The next visit tries again.
on<ExtendableEvent & MessageEvent>('message', (event) =>
  event.waitUntil(cacheLanguage(event.data).catch(() => {})),
);
on<FetchEvent>('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const path = pathname.replace(/\/?$/, '/');
  if (request.mode === 'navigate') {
    if (pagesAt(path).length) event.respondWith(page(event, path));
  } else if (/^\/(assets|fonts)\/|\.svg$/.test(pathname)) event.respondWith(file(request));
});

export {};
