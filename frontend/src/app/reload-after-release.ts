import { STORAGE_KEYS } from '../shared/lib/browser-storage';

const RELOADED_AT = STORAGE_KEYS.reloadedAt;
const ONCE_A_MINUTE = 60_000;

/**
 * A release changes the names of chunks, so an open tab reloads the page instead of failing. It does not reload without a
 * network or server, which would lose the page, nor twice in a row, which would not help.
 */
export function reloadAfterRelease(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', () => void reloadWhenAnswered(reload));
}

async function reloadWhenAnswered(reload: () => void): Promise<void> {
  if (!(await answers(location.href))) return;
  const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT));
  if (Date.now() - reloadedAt < ONCE_A_MINUTE) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  reload();
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
