/** The text or checked state of each named control of a form; of radios the chosen one's. */
export type ControlValues = Record<string, string | boolean>;

/**
 * Reads the form's controls. The form's state does not contain values that a password manager entered, or that the shopper
 * typed before the page was hydrated. A control that shows a longer text (`data-shown`) has its value in `data-value`.
 */
export function readControls(form: HTMLElement): ControlValues {
  const controls = [...form.querySelectorAll<HTMLInputElement>('[name]')];
  return Object.fromEntries(
    controls
      .filter(({ type, checked }) => type !== 'radio' || checked)
      .map(({ name, type, value, checked, dataset }) => {
        const { shown, value: meant } = dataset;
        return [name, type === 'checkbox' ? checked : meant !== undefined && shown === value ? meant : value];
      }),
  );
}

/** Focuses the form's first control with an error. */
export function focusFirst(form: HTMLElement, errors: object): void {
  const controls = [...form.querySelectorAll<HTMLInputElement>('[name]')];
  controls.find(({ name }) => name in errors)?.focus();
}
