// Keeps the workbench (/panel/taller) usable without a connection. Its scope is that page alone.
const CACHE = 'taller-1';
const PAGE = '/panel/taller';
/** Their content never changes under a name. */
const IMMUTABLE = /^\/(build|assets|pictures|media)\//;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, PAGE));
  else if (pathname === '/api/pricing') event.respondWith(networkFirst(request, pathname));
  else if (IMMUTABLE.test(pathname)) event.respondWith(cacheFirst(request, pathname));
});

async function networkFirst(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function cacheFirst(request, key) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(key);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(key, answer.clone());
  return answer;
}
