import { type RefObject, startTransition, useEffect, useState } from 'react';
import { isPlainPress, opensHere } from './link-press';
import { type Field, FIELDS, typeInto } from './type-into';

const CONTROLS = 'button, a[href]';
const ELEMENTS = `${CONTROLS}, ${FIELDS}`;

interface EarlyInput {
  pressed?: number;
  values: Map<number, string | boolean>;
}

/** Lazy components that are hydrated. */
const hydrated = new WeakSet<Element>();
/**
 * What a person did in each lazy component before its hydration: values by the position of the field, and the last click under its
 * own position. Elements are not kept, because React renders a component anew that a translator has changed.
 */
const held = new WeakMap<Element, EarlyInput>();

/**
 * React drops clicks on a component whose code is still loading, and the browser would follow a link and leave the page.
 * Blocks such a click instead, and repeats it once after hydration. Remembers what is typed, too.
 */
export function holdEarlyPresses(): void {
  const hold = (event: Event) => {
    const isPress = event.type === 'click';
    const element = isPress ? pressedControl(event as MouseEvent) : (event.target as Element);
    const container = element?.closest('[data-lazy]');
    if (!container || hydrated.has(container) || !element!.matches(ELEMENTS)) return;
    const early: EarlyInput = held.get(container) ?? { values: new Map() };
    held.set(container, early);
    const position = [...container.querySelectorAll(ELEMENTS)].indexOf(element!);
    if (isPress) {
      event.preventDefault();
      event.stopPropagation();
      early.pressed = position;
    } else early.values.set(position, valueOf(element as Field));
  };
  addEventListener('click', hold, true);
  addEventListener('input', hold, true);
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
    const early = held.get(part);
    held.delete(part);
    const elements = part.querySelectorAll<HTMLElement>(ELEMENTS);
    early?.values.forEach((value, position) => {
      const field = elements[position] as Field | undefined;
      if (!field || valueOf(field) === value) return;
      if (typeof value === 'string') typeInto(field, value);
      else field.click();
    });
    elements[early?.pressed ?? -1]?.click();
  }, [settled, container]);
  return null;
}

const valueOf = (field: Field) =>
  'checked' in field && /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value;

/** A button, or a link that opens another page of the shop in the same window. */
function pressedControl(event: MouseEvent): HTMLElement | null {
  const pressed = (event.target as Element).closest<HTMLElement>(CONTROLS);
  if (!(pressed instanceof HTMLAnchorElement)) return pressed;
  return opensHere(pressed) && isPlainPress(event) ? pressed : null;
}
