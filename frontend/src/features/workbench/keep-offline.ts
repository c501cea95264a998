import { STORAGE_KEYS } from '../../shared/lib/browser-storage';

const SCOPE = '/panel/taller';
/** The same name as in `public/taller-sw.js`. */
const CACHE = STORAGE_KEYS.workbenchFiles;
const KEPT = /^\/(build|assets|pictures|media)\/|^\/api\/pricing$/;

/** Makes the workbench reloadable without a connection: a service worker for this page alone keeps it and the files that it loaded. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  await navigator.serviceWorker.register('/taller-sw.js', { scope: SCOPE });
  const cache = await caches.open(CACHE);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && KEPT.test(pathname));
  await cache.addAll([SCOPE, ...new Set(own.map(({ pathname }) => pathname))]);
}

/** Keeps the screen on while the page is visible. Returns the function that ends it. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isEnded = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (isEnded) void lock?.release();
  };
  const again = () => void ask();
  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    isEnded = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
