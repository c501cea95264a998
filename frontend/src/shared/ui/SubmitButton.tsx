import type { MouseEvent, ReactNode } from 'react';
import { Button } from './Button';

interface SubmitButtonProps {
  pending: boolean;
  children: ReactNode;
}

/** The button that sends a form. */
export function SubmitButton({ pending, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" full pending={pending} onMouseDown={keepFocus}>
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
