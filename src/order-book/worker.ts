// The service worker of the order book, which makes the page available offline. The network comes first. The worker
// handles only this page and stores no orders.
const name = 'dap-desk';
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asking = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (offline) {
    const kept = await cache.match(request, { ignoreVary: true, ignoreSearch: true });
    if (kept) return kept;
    throw offline;
  }
}

self.addEventListener('install', (event) => {
  const kept = caches
    .open(name)
    .then((cache) => cache.addAll(['/desk/', '/desk/order-book.js', '/desk/order-book.css', '/icon.svg']));
  (event as Lasting).waitUntil(kept);
});
self.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Asking;
  const ours = new URL(request.url).origin === location.origin;
  if (request.method === 'GET' && ours) respondWith.call(event, answer(request));
});

export {};
