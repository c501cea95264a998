const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Brings code of a part that is already shown without it: while network or shop are away, what is shown stays, and
 * the code is asked for again. Code that came and broke is an error like any other.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch (error) {
      // What browsers reject an import with that they could not fetch.
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
