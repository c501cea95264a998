const RELOADED_AT = 'reloaded_at';
const ONCE_A_MINUTE = 60_000;

/**
 * A new release has other chunk names: a tab that was open before it starts afresh instead of failing.
 * Without a network nothing is reloaded, since that would lose the page; nor twice in a row, since it does not help.
 */
export function reloadAfterRelease(): void {
  addEventListener('vite:preloadError', () => {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT));
    if (!navigator.onLine || Date.now() - reloadedAt < ONCE_A_MINUTE) return;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    location.reload();
  });
}
