/** Text or tick of each named control of a form, as the page shows it. */
export type ControlValues = Record<string, string | boolean>;

/**
 * What stands in the form's controls. Password managers and a person who types before the page's code arrives fill in
 * controls without the form's own state hearing of it.
 */
export function readControls(form: HTMLElement): ControlValues {
  const controls = [...form.querySelectorAll<HTMLInputElement>('[name]')];
  return Object.fromEntries(
    controls.map(({ name, type, value, checked }) => [name, type === 'checkbox' ? checked : value]),
  );
}

/** Gives the focus to the form's first control that has an error. */
export function focusFirst(form: HTMLElement, errors: object): void {
  const controls = [...form.querySelectorAll<HTMLInputElement>('[name]')];
  controls.find(({ name }) => name in errors)?.focus();
}
