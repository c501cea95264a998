import type { NextFunction, Request, Response } from 'express';

/** Ends the service worker of earlier visits and deletes what it kept; that of the workbench has other caches. */
const ENDED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  const names = (await caches.keys()).filter((name) => /^(workbox-precache|kept-pieces)-/.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/** Replaces the built service worker by one that ends it in every browser, while `OFFLINE_PAGE` is `no`. */
export function endedServiceWorker(req: Request, res: Response, next: NextFunction): void {
  if (req.path !== '/sw.js') return next();
  res.type('js').set('Cache-Control', 'no-cache').send(ENDED_WORKER);
}
