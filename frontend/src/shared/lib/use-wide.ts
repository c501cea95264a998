import { useSyncExternalStore } from 'react';

/** From here on a second column has room (DESIGN.md, section 5). */
const WIDE = '(min-width: 1000px)';

/** Whether the window has room for two columns; false on the server and in the first paint. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
