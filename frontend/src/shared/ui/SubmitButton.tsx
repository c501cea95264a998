import type { MouseEvent, ReactNode } from 'react';
import { Button } from './Button';

interface SubmitButtonProps {
  pending: boolean;
  /** `secondary` when the page's main action is another one. */
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** The submit button of a form. */
export function SubmitButton({ pending, variant = 'primary', children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant={variant} full pending={pending} onMouseDown={keepFocus}>
      {children}
    </Button>
  );
}

/**
 * Without this, pressing the button would blur a field, whose error would then move the button away from the pointer, and the
 * click would be lost.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
