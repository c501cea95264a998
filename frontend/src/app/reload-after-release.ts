import { STORAGE_KEYS } from '../shared/lib/browser-storage';
import { matchRoute } from './routes';

const RELOADED_AT = STORAGE_KEYS.reloadedAt;
const ONCE_A_MINUTE = 60_000;

/** Running calls of `loadOptional`. */
let optionalLoads = 0;

/**
 * A release changes the names of chunks, so an open tab reloads the page instead of failing. It does not reload without a
 * network or server, which would lose the page, nor twice in a row, which would not help.
 */
export function reloadAfterRelease(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', () => {
    if (optionalLoads > 0 && matchRoute(location.pathname).route.page.isLoaded()) return;
    void reloadWhenAnswered(reload);
  });
}

/**
 * Loads code that the page works without: a failure is ignored, and reloads nothing. Meanwhile the page of the address still
 * reloads when its own code fails: Chromium does not request a failed module again, so that only a reload helps.
 */
export async function loadOptional(load: () => Promise<unknown>): Promise<void> {
  optionalLoads += 1;
  await load().catch(() => undefined);
  optionalLoads -= 1;
}

async function reloadWhenAnswered(reload: () => void): Promise<void> {
  if (!(await answers(location.href))) return;
  if (wasReloaded()) return;
  reload();
}

/** Whether the page was reloaded within a minute; records the reload that follows otherwise. */
function wasReloaded(): boolean {
  try {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT));
    if (Date.now() - reloadedAt < ONCE_A_MINUTE) return true;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return false;
  } catch {
    // Storage is blocked: the page itself may be the result of a reload until it is a minute old.
    return performance.now() < ONCE_A_MINUTE;
  }
}

/** True when a reload would show the page. */
async function answers(page: string): Promise<boolean> {
  try {
    const { status } = await fetch(page, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
