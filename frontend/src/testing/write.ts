import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Focuses a field and pastes a text. Only tests of key presses type key by key, which is slow. */
export async function write(field: HTMLElement, text: string, person: Pick<UserEvent, 'paste'> = userEvent) {
  act(() => field.focus());
  await person.paste(text);
}
