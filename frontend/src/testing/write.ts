import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Puts a text into a field at once, as a paste does: pressing every key is left to the tests of what keys do. */
export async function write(field: HTMLElement, text: string, person: Pick<UserEvent, 'click' | 'paste'> = userEvent) {
  await person.click(field);
  await person.paste(text);
}
