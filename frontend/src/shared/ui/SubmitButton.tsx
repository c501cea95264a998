import type { MouseEvent, ReactNode } from 'react';
import { Button } from './Button';

interface SubmitButtonProps {
  pending: boolean;
  /** secondary: where something else is the page's next step. */
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** The button that sends a form. */
export function SubmitButton({ pending, variant = 'primary', children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant={variant} full pending={pending} onMouseDown={keepFocus}>
      {children}
    </Button>
  );
}

/**
 * Pressing would first take the focus from a field; the field then shows its error, the button moves away under the
 * finger, and the press is lost.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
