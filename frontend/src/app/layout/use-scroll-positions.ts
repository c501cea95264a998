import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * Stores the scroll position of each history entry; `entry` is the current one. The browser's own restoration runs before
 * the page is rendered again, so it is used only for reloads and for returning from another site.
 */
export function useScrollPositions(entry: string): ReadonlyMap<string, number> {
  const [positions] = useState(() => new Map<string, number>());

  useLayoutEffect(() => {
    const remember = () => positions.set(entry, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [entry, positions]);

  useEffect(() => {
    const setMode = (mode: ScrollRestoration) => () => {
      history.scrollRestoration = mode;
    };
    const manual = setMode('manual');
    const auto = setMode('auto');
    manual();
    addEventListener('pageshow', manual);
    addEventListener('pagehide', auto);
    return () => {
      auto();
      removeEventListener('pageshow', manual);
      removeEventListener('pagehide', auto);
    };
  }, []);

  return positions;
}
