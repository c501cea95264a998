/**
 * The page can be used before its JavaScript has loaded. Values entered and buttons pressed until then are repeated after
 * hydration, so that nothing is lost on a slow network. A translation of the browser is undone for the moment of hydration,
 * because React discards a page whose texts differ.
 */
import { type Field, FIELDS, typeInto } from './shared/lib/type-into';

let pressed: HTMLElement | null = null;

/** The elements whose only child is a text, or nothing, and what the server wrote into them. */
const served = new Map<Element, string>();

/** Excludes what the browser does by itself: links, and forms that load a page. */
function remember({ target }: Event): void {
  pressed = (target as Element).closest<HTMLElement>('button:not([type="submit"]), form[method="post"] button');
}

export function recordPresses(): void {
  addEventListener('click', remember, true);
}

/** Call it before a translator can have changed the page. */
export function recordTexts(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    if (!element.firstElementChild) served.set(element, element.textContent);
  }
}

/** Hydrates the page, then repeats the user's earlier input. */
export function hydrateAndRepeat(root: Element, hydrate: () => void): void {
  removeEventListener('click', remember, true);
  const isTranslated = undoTranslation() || hasTranslation(root);
  const fields = findFields();
  const repeats = fields.map(takeBack).filter((repeat) => repeat !== undefined);
  hydrate();
  // React hydrates at an event: at once, before the translator sees the old texts and translates them again.
  if (isTranslated) wake(root.firstElementChild!);
  repeats.forEach((repeat) => repeat());
  pressed?.click();
}

/** Translators put each text into elements that the shop does not use. */
export function hasTranslation(root: Element): boolean {
  return root.querySelector('font') !== null;
}

/** Puts back the server's texts; returns false if they were all in place. */
function undoTranslation(): boolean {
  let isUndone = false;
  served.forEach((text, element) => {
    if (!element.firstElementChild && element.textContent === text) return;
    element.textContent = text;
    isUndone = true;
  });
  served.clear();
  return isUndone;
}

const findFields = () => [...document.querySelectorAll<Field>(FIELDS)];

/** Resets a changed field to the server's value, and returns a function that restores the user's value. */
function takeBack(field: Field, index: number, fields: Field[]): (() => void) | undefined {
  // React renders a page anew that was translated before its texts were recorded.
  const current = () => {
    const present = field.isConnected ? fields : findFields();
    return present.length === fields.length ? present[index]! : field;
  };
  if ('checked' in field && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked, defaultChecked } = field;
    // Checking the server's radio button again would uncheck the user's before it is read; hydration checks it.
    if (checked === defaultChecked || (!checked && field.type === 'radio')) return undefined;
    field.checked = defaultChecked;
    return () => {
      const now = current() as HTMLInputElement;
      // A restored draft may already have set it.
      if (now.checked !== checked) now.click();
    };
  }
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  field.value = defaultValue;
  return () => {
    // React hydrates a field at its first event.
    wake(field);
    typeInto(current(), value);
  };
}

const wake = (element: Element) => element.dispatchEvent(new Event('input', { bubbles: true }));
