import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Puts a text at once into a field that Tab led to, as a paste does: pressing every key is left to the tests of what keys do. */
export async function write(field: HTMLElement, text: string, person: Pick<UserEvent, 'paste'> = userEvent) {
  act(() => field.focus());
  await person.paste(text);
}
