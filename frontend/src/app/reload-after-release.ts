import { STORAGE_KEYS } from '../shared/lib/browser-storage';

const RELOADED_AT = STORAGE_KEYS.reloadedAt;
const ONCE_A_MINUTE = 60_000;

/**
 * A new release has other chunk names: a tab that was open before it starts afresh instead of failing.
 * Not while there is no network or no shop to answer, since that would lose the page; nor twice in a row, since it
 * does not help.
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

/** Whether the page could be shown again. */
async function answers(page: string): Promise<boolean> {
  try {
    const { status } = await fetch(page, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
