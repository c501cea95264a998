import { useEffect, useSyncExternalStore } from 'react';

/** Higher than any browser toolbar, lower than any keyboard. */
const KEYBOARD_PX = 150;

/** Cached between events, because reading sizes in each render would force a layout. */
let open = false;

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  const look = () => {
    if (viewport) open = innerHeight - viewport.height * viewport.scale > KEYBOARD_PX;
    listener();
  };
  viewport?.addEventListener('resize', look);
  return () => viewport?.removeEventListener('resize', look);
}

/**
 * Returns whether a keyboard covers the lower part of the page, which CSS cannot detect. When it opens, the focused field
 * is scrolled to the top of the visible area.
 */
export function useKeyboardOpen(): boolean {
  const covered = useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
  useEffect(() => {
    if (covered) document.activeElement?.scrollIntoView({ block: 'start' });
  }, [covered]);
  return covered;
}
