const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

/**
 * Loads the code of a component that is already on the page: while network or server are unavailable, the page stays as it
 * is, and loading is retried. An error in the loaded code is thrown.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await load();
    } catch (error) {
      // Browsers reject an import with a TypeError when they could not fetch it.
      if (!(error instanceof TypeError)) throw error;
      console.warn(error);
    }
    await onlineAgainOrAfter(pause);
  }
}

function onlineAgainOrAfter(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    addEventListener('online', go);
  });
}
