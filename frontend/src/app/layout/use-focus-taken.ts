import { useCallback, useEffect, useRef } from 'react';
import { addressEntry, isFocusInUse, isFocusLost } from './page-arrival';

/**
 * Tells of an arriving page whether the shopper has turned to something meanwhile, which keeps the focus: the address
 * changes when a link is pressed, the page only once its code is there.
 */
export function useFocusTaken(): (entry: string) => boolean {
  const lastMove = useRef<string>(null);

  useEffect(() => {
    // A title or a section gets the focus from the page, never from the shopper.
    const remember = ({ target }: FocusEvent) => {
      lastMove.current = (target as HTMLElement).tabIndex < 0 ? null : addressEntry();
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  return useCallback((entry) => !isFocusLost() && (isFocusInUse() || lastMove.current === entry), []);
}
