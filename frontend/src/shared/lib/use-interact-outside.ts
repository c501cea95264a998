import { useEffect, type RefObject } from 'react';

/** While `active`: calls `onLeave` when a press or the focus moves outside the element. Pass a stable function. */
export function useInteractOutside(element: RefObject<HTMLElement | null>, active: boolean, onLeave: () => void): void {
  useEffect(() => {
    if (!active) return;
    const leave = ({ target }: Event) => {
      if (!element.current?.contains(target as Node)) onLeave();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [element, active, onLeave]);
}
