// The service worker of the order book, which makes the page available offline. The worker uses the network first. It
// handles only this page and stores no orders.
const name = 'dap-desk';
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = Event & { request: Request; respondWith: (response: Promise<Response>) => void };

async function respond(request: Request): Promise<Response> {
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (offline) {
    const cached = await cache.match(request, { ignoreVary: true, ignoreSearch: true });
    if (cached) return cached;
    throw offline;
  }
}

const files = [
  ...['/desk/', '/desk/order-book.js', '/desk/order-book.css', '/icon.svg'],
  ...['/fonts/site-arabic.woff2', '/fonts/site-arabic-bold.woff2'],
];

self.addEventListener('install', (event) => {
  (event as ExtendableEvent).waitUntil(caches.open(name).then((cache) => cache.addAll(files)));
});
self.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  const isSameOrigin = new URL(request.url).origin === location.origin;
  if (request.method === 'GET' && isSameOrigin) respondWith.call(event, respond(request));
});

export {};
