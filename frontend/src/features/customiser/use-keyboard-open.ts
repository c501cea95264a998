import { useEffect, useSyncExternalStore } from 'react';

/** No bar of a browser is as high as this, every keyboard is higher. */
const KEYBOARD_PX = 150;

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', listener);
  return () => viewport?.removeEventListener('resize', listener);
}

function isOpen(): boolean {
  const viewport = window.visualViewport;
  return viewport ? innerHeight - viewport.height * viewport.scale > KEYBOARD_PX : false;
}

/**
 * Whether a keyboard covers the lower part of the page, of which style sheets know nothing. The field that is being
 * written in is then brought to the top of what is left.
 */
export function useKeyboardOpen(): boolean {
  const open = useSyncExternalStore(subscribe, isOpen, () => false);
  useEffect(() => {
    if (open) document.activeElement?.scrollIntoView({ block: 'start' });
  }, [open]);
  return open;
}
