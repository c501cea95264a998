import { useState } from 'react';

interface FirstItems<Item> {
  items: readonly Item[];
  /** Shows the next ones; undefined when all are shown. */
  showMore?: () => void;
}

/** The first `step` items of a long list, and as many again with each `showMore`. */
export function useFirstItems<Item>(all: readonly Item[], step: number): FirstItems<Item> {
  const [shown, setShown] = useState(step);
  return { items: all.slice(0, shown), showMore: all.length > shown ? () => setShown(shown + step) : undefined };
}
