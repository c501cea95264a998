import { useCallback, useEffect, useRef } from 'react';
import { addressEntry, isFocusInUse, isFocusLost } from './page-arrival';

/**
 * Reports whether the shopper has moved the focus while a page was loading; it then stays there. The address changes when a
 * link is clicked, the page only once its chunk is loaded.
 */
export function useFocusTaken(): (entry: string) => boolean {
  const lastMove = useRef<string>(null);

  useEffect(() => {
    // Only code focuses titles and sections, never the shopper.
    const remember = ({ target }: FocusEvent) => {
      lastMove.current = (target as HTMLElement).tabIndex < 0 ? null : addressEntry();
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  return useCallback((entry) => !isFocusLost() && (isFocusInUse() || lastMove.current === entry), []);
}
