import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from './after-paint';
import { useHydrated } from './use-hydrated';

/** Content below the first screen, which must not delay the title and the picture of a page that was just opened. */
export function BelowFold({ children }: { children: ReactNode }) {
  return useTopPainted() ? children : null;
}

/**
 * False in the first render of a page that a link opened, true once that is painted. Always true on the server and during
 * hydration; for Back and Forward, whose scroll position needs the whole page; and for a link to a section of the page.
 */
export function useTopPainted(): boolean {
  const hydrated = useHydrated();
  const type = useNavigationType();
  const { hash } = useLocation();
  const [painted, setPainted] = useState(!hydrated || type === NavigationType.Pop || hash !== '');
  useEffect(() => {
    if (!painted) afterPaint(() => startTransition(() => setPainted(true)));
  }, [painted]);
  return painted;
}
