import type { KeyboardEvent } from 'react';

/** The key at the end of a phone's keyboard leaves the field: that saves it and closes the keyboard. */
export function leaveOnEnter({ key, target }: KeyboardEvent): void {
  if (key === 'Enter' && target instanceof HTMLInputElement) target.blur();
}
