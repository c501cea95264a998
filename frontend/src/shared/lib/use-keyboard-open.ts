import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';

/** Higher than any browser toolbar, lower than any keyboard. */
const KEYBOARD_PX = 150;

/** Cached between events, because reading sizes in each render would force a layout. */
let seen: number | undefined;

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  const look = () => {
    if (viewport) {
      const height = viewport.height * viewport.scale;
      seen = innerHeight - height > KEYBOARD_PX ? Math.round(height) : undefined;
    }
    listener();
  };
  viewport?.addEventListener('resize', look);
  return () => viewport?.removeEventListener('resize', look);
}

interface KeyboardAttributes {
  'data-keyboard': true | undefined;
  style: CSSProperties | undefined;
}

/**
 * Attributes of an element whose parts must fit above a keyboard that covers the lower part of the page, which CSS cannot detect:
 * `data-keyboard` and, as `--seen`, the height of the visible part. When the keyboard opens or turns, the focused field is scrolled
 * to the top of the visible area.
 */
export function useKeyboardOpen(): KeyboardAttributes {
  const height = useSyncExternalStore(
    subscribe,
    () => seen,
    () => undefined,
  );
  const isOpen = height !== undefined;
  useEffect(() => {
    if (height !== undefined) document.activeElement?.scrollIntoView({ block: 'start' });
  }, [height]);
  return {
    'data-keyboard': isOpen || undefined,
    style: isOpen ? ({ '--seen': `${height}px` } as CSSProperties) : undefined,
  };
}
