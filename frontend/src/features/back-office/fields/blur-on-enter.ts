import type { KeyboardEvent } from 'react';

/** Blurs a field on Enter, which saves it and closes a phone's keyboard. */
export function blurOnEnter({ key, target }: KeyboardEvent): void {
  if (key === 'Enter' && target instanceof HTMLInputElement) target.blur();
}
