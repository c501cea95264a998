import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { Elements } from './elements';
import { afterPaint } from './after-paint';

const AheadContext = createContext(false);
const TopPaintedContext = createContext(true);

interface PageStageProps {
  /** True while the page is rendered hidden, before its link is followed. */
  isAhead: boolean;
  /** True when the page renders everything at once. */
  whole: boolean;
  children: Elements;
}

/** Renders the first screen of a page first, and everything below it together after the first paint. */
export function PageStage({ isAhead, whole, children }: PageStageProps) {
  const [painted, setPainted] = useState(whole);
  // Hidden pages have no effects, so that the time begins when the page is shown.
  useEffect(() => {
    if (!painted) afterPaint(() => startTransition(() => setPainted(true)));
  }, [painted]);
  return (
    <AheadContext value={isAhead}>
      <TopPaintedContext value={painted}>{children}</TopPaintedContext>
    </AheadContext>
  );
}

/** Content below the first screen, which must not delay the title and the picture of a page that was just opened. */
export function BelowFold({ children }: { children: Elements }) {
  return useTopPainted() ? children : null;
}

/** False until the first screen of a page that a link opened is painted; true for Back, Forward and a link to a section. */
export const useTopPainted = () => use(TopPaintedContext);

/** True while the page is rendered hidden: it must not change the head of the document. */
export const useIsAhead = () => use(AheadContext);
