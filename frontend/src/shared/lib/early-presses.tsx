import { type RefObject, startTransition, useEffect, useState } from 'react';
import { isPlainPress, opensHere } from './link-press';

/** Lazy components that are hydrated. */
const hydrated = new WeakSet<Element>();
/** The last click on each lazy component before its hydration. */
const held = new WeakMap<Element, HTMLElement>();

/**
 * React drops clicks on a component whose code is still loading, and the browser would follow a link and leave the page.
 * Blocks such a click instead, and repeats it once after hydration.
 */
export function holdEarlyPresses(): void {
  const hold = (event: MouseEvent) => {
    const pressed = pressedControl(event);
    const container = pressed?.closest('[data-lazy]');
    if (!container || hydrated.has(container)) return;
    event.preventDefault();
    event.stopPropagation();
    held.set(container, pressed!);
  };
  addEventListener('click', hold, true);
}

/** A sibling of a lazy component, so that its effects run once the component is hydrated. */
export function OnHydrated({ container }: { container: RefObject<Element | null> }) {
  const [settled, setSettled] = useState(false);
  // A transition is rendered last: by then the component has taken over the values that were typed before.
  useEffect(() => startTransition(() => setSettled(true)), []);
  useEffect(() => {
    if (!settled) return;
    const part = container.current!;
    hydrated.add(part);
    const pressed = held.get(part);
    held.delete(part);
    pressed?.click();
  }, [settled, container]);
  return null;
}

/** A button, or a link that opens another page of the shop in the same window. */
function pressedControl(event: MouseEvent): HTMLElement | null {
  const pressed = (event.target as Element).closest<HTMLElement>('button, a[href]');
  if (!(pressed instanceof HTMLAnchorElement)) return pressed;
  return opensHere(pressed) && isPlainPress(event) ? pressed : null;
}
