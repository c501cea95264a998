import { useEffect } from 'react';

const TOUCHES = ['pointerdown', 'focusin'] as const;

/**
 * Loads code at the first touch or focus anywhere on the page, for what happens only after a press: visitors who only look do not load it,
 * and no press waits for it. `load` must be a constant; a failure is ignored, because the press loads again.
 */
export function useFirstTouch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const onTouch = () => {
      stop();
      load().catch(() => undefined);
    };
    const stop = () => TOUCHES.forEach((touch) => removeEventListener(touch, onTouch));
    TOUCHES.forEach((touch) => addEventListener(touch, onTouch, { passive: true }));
    return stop;
  }, [load]);
}
