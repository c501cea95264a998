import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Parts of the page that have come to life. */
const awake = new WeakSet<Element>();
/** What was pressed last in a part that still slept. */
const held = new WeakMap<Element, HTMLElement>();

/**
 * React drops a press on a part whose code is still on its way, and the browser would follow a link by leaving the
 * page. Held back here instead, the press is done once, when the part has come to life.
 */
export function holdEarlyPresses(): void {
  const hold = (event: MouseEvent) => {
    const pressed = whatIsPressed(event);
    const place = pressed?.closest('[data-lazy]');
    if (!place || awake.has(place)) return;
    event.preventDefault();
    event.stopPropagation();
    held.set(place, pressed!);
  };
  addEventListener('click', hold, true);
}

/** Stands beside what a lazy part consists of, so that its effects run when the part has come to life. */
export function OnHydrated({ place }: { place: RefObject<Element | null> }) {
  const [settled, setSettled] = useState(false);
  // A transition is rendered last: by then the part has made its own what was typed meanwhile.
  useEffect(() => startTransition(() => setSettled(true)), []);
  useEffect(() => {
    if (!settled) return;
    const part = place.current!;
    awake.add(part);
    const pressed = held.get(part);
    held.delete(part);
    pressed?.click();
  }, [settled, place]);
  return null;
}

/** A button, or a link that leads to another page of the shop in this same window. */
function whatIsPressed(event: MouseEvent): HTMLElement | null {
  const pressed = (event.target as Element).closest<HTMLElement>('button, a[href]');
  if (!(pressed instanceof HTMLAnchorElement)) return pressed;
  const elsewhere = pressed.target !== '' || pressed.origin !== location.origin;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return elsewhere || modified ? null : pressed;
}
