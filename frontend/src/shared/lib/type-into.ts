export type Field = HTMLInputElement | HTMLTextAreaElement;

export const FIELDS = 'input, textarea';

/** Enters a text as a person does. React only notices a value that was set through the native setter. */
export function typeInto(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
