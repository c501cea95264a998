import { useSyncExternalStore } from 'react';

/** The minimum width of a layout with two columns. */
const WIDE = '(min-width: 1000px)';

/** True when the window is wide enough for two columns; false on the server and during hydration. */
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
