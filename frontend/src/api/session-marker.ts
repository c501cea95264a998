/** The server sets it beside the session's own cookie, which pages cannot read; it says nothing about the person. */
const MARKER = /(?:^|; )signed_in=1(?:;|$)/;
/** Changes when this browser's person logged in or out. */
const CHANGED_AT = 'signed_in_changed_at';

const listeners = new Set<() => void>();

/** Whether somebody may be logged in here: a guest's page need not ask the API. */
export const isMarked = (): boolean => MARKER.test(document.cookie);

/** Lets this tab and the shop's other ones look again: somebody logged in or out. */
export function tellSessionChanged(): void {
  try {
    localStorage.setItem(CHANGED_AT, String(Date.now()));
  } catch {
    // Without storage other tabs learn it from the server.
  }
  listeners.forEach((tell) => tell());
}

/** Calls back when somebody may have logged in or out, here or in another tab. Returns how to stop listening. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === CHANGED_AT && listener();
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
