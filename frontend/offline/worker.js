// Answers with a page of its own when a page of the shop is opened without a connection. It keeps that page alone: no other page, no
// script, no answer of the API, so that no release and no price is ever old.
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { PrecacheFallbackPlugin, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** What is no page of the shop: the API, the panel and its tools. */
const NO_PAGE = /^\/(api|panel|chatbot-test|feeds|build|assets|pictures|media)(\/|\?|$)/;

// Nothing that an open page uses depends on the worker, so that a new one takes over at once.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // Newer browsers load everything but pages without starting the worker.
  const paths = ['/build/*', '/pictures/*', '/media/*', '/assets/*', '/api/*'];
  const rules = paths.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' }));
  event.waitUntil(event.addRoutes?.(rules));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

cleanupOutdatedCaches();
// The browser asks for a page while the worker starts.
enableNavigationPreload();
precacheAndRoute(self.__OFFLINE_FILES__);
registerRoute(
  new NavigationRoute(
    new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: '/sin-conexion.html' })] }),
    { denylist: [NO_PAGE] },
  ),
);
// Others use the answer that the browser asked for already; without one they show the browser's own page.
registerRoute(new NavigationRoute(new NetworkOnly()));
