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
  const repeats = fields.map(takeBack).filter((repeat) => repeat !== undefined);
  hydrate();
  repeats.forEach((repeat) => repeat());
  pressed?.click();
}

/** Resets a changed field to the server's value, and returns a function that restores the user's value. */
function takeBack(field: Field): (() => void) | undefined {
  if ('checked' in field && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked, defaultChecked } = field;
    // Checking the server's radio button again would uncheck the user's before it is read; hydration checks it.
    if (checked === defaultChecked || (!checked && field.type === 'radio')) return undefined;
    field.checked = defaultChecked;
    return () => {
      // A restored draft may already have set it.
      if (field.checked !== checked) field.click();
    };
  }
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  field.value = defaultValue;
  return () => type(field, value);
}

/** React hydrates a field at its first event, and only notices a value that was set through the native setter. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  const input = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  input();
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  input();
}
