/**
 * The page can be used before its JavaScript has loaded. Values entered and buttons pressed until then are repeated after
 * hydration, so that nothing is lost on a slow network.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;

let pressed: HTMLElement | null = null;

/** Excludes what the browser does by itself: links, and forms that load a page. */
function remember({ target }: Event): void {
  pressed = (target as Element).closest<HTMLElement>('button:not([type="submit"]), form[method="post"] button');
}

export function recordPresses(): void {
  addEventListener('click', remember, true);
}

/** Hydrates the page, then repeats the user's earlier input. */
export function hydrateAndRepeat(hydrate: () => void): void {
  removeEventListener('click', remember, true);
  const fields = [...document.querySelectorAll<Field>('input, textarea')];
  // Read before any field is reset, because resetting a radio button changes the others of its group.
  const repeats = fields.map(repeatOf).filter((repeat) => repeat !== undefined);
  fields.forEach(reset);
  hydrate();
  repeats.forEach((repeat) => repeat());
  pressed?.click();
}

const isTicked = (field: Field): field is HTMLInputElement & { type: 'checkbox' | 'radio' } =>
  field.type === 'checkbox' || field.type === 'radio';

/** Sets the server's value of a field that the user has changed. */
function reset(field: Field): void {
  if (isTicked(field)) {
    if (field.checked !== field.defaultChecked) field.checked = field.defaultChecked;
  } else if (field.value !== field.defaultValue) field.value = field.defaultValue;
}

/** Returns a function that restores the user's value of a field; undefined for an unchanged one. */
function repeatOf(field: Field): (() => void) | undefined {
  if (isTicked(field)) {
    const { checked, defaultChecked } = field;
    if (checked === defaultChecked || (!checked && field.type === 'radio')) return undefined;
    return () => {
      // A restored draft may already have set it.
      if (field.checked !== checked) field.click();
    };
  }
  const { value, defaultValue } = field;
  return value === defaultValue ? undefined : () => type(field, value);
}

/** React hydrates a field at its first event, and only notices a value that was set through the native setter. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  const input = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  input();
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  input();
}
