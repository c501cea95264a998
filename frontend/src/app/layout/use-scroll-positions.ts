import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * Remembers how far each entry of the history was scrolled; `entry` names the one that is shown. The browser's own memory
 * acts before the page that it belongs to is back, so it works only for reloads and for coming back from another site.
 */
export function useScrollPositions(entry: string): ReadonlyMap<string, number> {
  const [positions] = useState(() => new Map<string, number>());

  useLayoutEffect(() => {
    const remember = () => positions.set(entry, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [entry, positions]);

  useEffect(() => {
    const manual = () => {
      history.scrollRestoration = 'manual';
    };
    const auto = () => {
      history.scrollRestoration = 'auto';
    };
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
