import { type RefObject, startTransition, useEffect, useState } from 'react';
import { isPlainPress, opensHere } from './link-press';
import { type Field, FIELDS, typeInto } from './type-into';

const CONTROLS = 'button, a[href]';

/** What a person did in a lazy component before its hydration, by the position of the element in the component. */
interface EarlyInput {
  /** The last click. */
  pressed?: number;
  /** The texts of fields, and whether boxes are checked. */
  entered: Map<number, string | boolean>;
}

/** Lazy components that are hydrated. */
const hydrated = new WeakSet<Element>();
/** Elements are not kept: React renders a component anew that a translator has changed. */
const held = new WeakMap<Element, EarlyInput>();

/**
 * React drops clicks on a component whose code is still loading, and the browser would follow a link and leave the page.
 * Blocks such a click instead, and repeats it once after hydration. Remembers what is typed, too.
 */
export function holdEarlyPresses(): void {
  const hold = (event: MouseEvent) => {
    const pressed = pressedControl(event);
    const container = pressed && waitingContainer(pressed);
    if (!container) return;
    event.preventDefault();
    event.stopPropagation();
    earlyInput(container).pressed = positionOf(pressed, CONTROLS, container);
  };
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const container = waitingContainer(target);
    if (container) earlyInput(container).entered.set(positionOf(target, FIELDS, container), valueOf(target));
  };
  addEventListener('click', hold, true);
  addEventListener('input', remember, true);
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
    early?.entered.forEach((value, position) => {
      const field = part.querySelectorAll<Field>(FIELDS)[position];
      if (!field || valueOf(field) === value) return;
      if (typeof value === 'string') typeInto(field, value);
      else field.click();
    });
    if (early?.pressed !== undefined) part.querySelectorAll<HTMLElement>(CONTROLS)[early.pressed]?.click();
  }, [settled, container]);
  return null;
}

/** The lazy component around an element, unless it is hydrated. */
function waitingContainer(element: Element): Element | null {
  const container = element.closest('[data-lazy]');
  return container && !hydrated.has(container) ? container : null;
}

function earlyInput(container: Element): EarlyInput {
  const early = held.get(container) ?? { entered: new Map() };
  held.set(container, early);
  return early;
}

const positionOf = (element: Element, selector: string, container: Element) =>
  [...container.querySelectorAll(selector)].indexOf(element);

const valueOf = (field: Field) =>
  'checked' in field && /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value;

/** A button, or a link that opens another page of the shop in the same window. */
function pressedControl(event: MouseEvent): HTMLElement | null {
  const pressed = (event.target as Element).closest<HTMLElement>(CONTROLS);
  if (!(pressed instanceof HTMLAnchorElement)) return pressed;
  return opensHere(pressed) && isPlainPress(event) ? pressed : null;
}
