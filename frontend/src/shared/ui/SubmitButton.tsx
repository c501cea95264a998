import type { ComponentProps, MouseEvent } from 'react';
import { Button } from './Button';

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'full' | 'unready' | 'onClick' | 'children'> {
  pending: boolean;
  /** `secondary` when the page's main action is another one. */
  variant?: 'primary' | 'secondary';
}

/** The submit button of a form with checked fields; as wide as the form by default. */
export function SubmitButton({ full = true, ...props }: SubmitButtonProps) {
  return <Button type="submit" full={full} onMouseDown={keepFocus} {...props} />;
}

/**
 * Without this, pressing the button would blur a field, whose error would then move the button away from the pointer, and the
 * click would be lost.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
