import { useEffect, useSyncExternalStore } from 'react';

/** No bar of a browser is as high as this, every keyboard is higher. */
const KEYBOARD_PX = 150;

/** Kept between events: asking for sizes at each rendering would lay the page out for nothing. */
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
 * Whether a keyboard covers the lower part of the page, of which style sheets know nothing. The field that is being
 * written in is then brought to the top of what is left.
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
