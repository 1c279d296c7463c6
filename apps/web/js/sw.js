// Service worker: the second visit works with the network cut. It serves files and knows nothing of the app.
const PREFIX = 'parlour-';
const CACHE = PREFIX + __VERSION__;
const FILES = __FILES__;

/// Bypasses the browser's cache: files without a hash in their name may have new content.
const fill = async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
};

/// Keeps one version back: a page open during the update may still ask for its own chunks.
const forget = async () => {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
};

/// The book stands beside the app; it is not kept.
const isBook = (request) => /^\/book(\/|$)/.test(new URL(request.url).pathname);

const answer = async (request) => {
  const cache = await caches.open(CACHE);
  const known = (await cache.match(request)) ?? (await caches.match(request));
  if (known) return known;
  const page = request.mode === 'navigate' && !isBook(request) && (await cache.match('/'));
  return page || fetch(request);
};

/// What another app shares is no page: its text is handed on to the page that opens it, behind `#`, which stays here.
const handOn = async (request) => {
  const shared = await request.formData();
  const files = await Promise.all(shared.getAll('file').map((file) => (typeof file === 'string' ? file : file.text())));
  const text = [...files, ...['text', 'url', 'title'].map((name) => shared.get(name))].filter(Boolean).join('\n');
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  const written = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return Response.redirect(`/open#t=${written}`, 303);
};

addEventListener('install', (event) => event.waitUntil(fill().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(forget().then(() => clients.claim())));
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === 'POST' && origin === location.origin && pathname === '/open') event.respondWith(handOn(event.request));
  if (method === 'GET' && origin === location.origin) event.respondWith(answer(event.request));
});
