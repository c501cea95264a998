/**
 * The page can be used before the shop's code has arrived. What was typed, ticked and pressed until then is done once
 * more when the code is there, so that nothing is lost on a slow network.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;

let pressed: HTMLElement | null = null;

/** Not what the browser does by itself: links and forms that fetch a page. */
function remember({ target }: Event): void {
  pressed = (target as Element).closest<HTMLElement>('button:not([type="submit"]), form[method="post"] button');
}

export function watchPresses(): void {
  addEventListener('click', remember, true);
}

/** Brings the page to life, then repeats what its owner did meanwhile. */
export function hydrateAndRepeat(hydrate: () => void): void {
  removeEventListener('click', remember, true);
  const fields = [...document.querySelectorAll<Field>('input, textarea')];
  const repeats = fields.map(takeBack).filter((repeat) => repeat !== undefined);
  hydrate();
  repeats.forEach((repeat) => repeat());
  pressed?.click();
}

/** Sets a changed field back to what the server sent, and returns how to change it again. */
function takeBack(field: Field): (() => void) | undefined {
  if ('checked' in field && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked, defaultChecked } = field;
    if (checked === defaultChecked) return undefined;
    field.checked = defaultChecked;
    if (!checked && field.type === 'radio') return undefined;
    return () => {
      // A draft that the page kept may have done it already.
      if (field.checked !== checked) field.click();
    };
  }
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  field.value = defaultValue;
  return () => type(field, value);
}

/** React hydrates a field at its first event, and hears of a value that was not set through its own setter. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  const input = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  input();
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  input();
}
