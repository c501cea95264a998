import CircleAlert from 'lucide-react/icons/circle-alert';
import { styled } from 'styled-components';

interface FieldErrorProps {
  /** Referenced by the field's `aria-describedby`. */
  id: string;
  /** The remedy. */
  message: string;
}

/** The error of a field, right below it. */
export function FieldError({ id, message }: FieldErrorProps) {
  return (
    <Message id={id}>
      <CircleAlert aria-hidden="true" />
      <span>{message}</span>
    </Message>
  );
}

const Message = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-6);
  font-size: var(--font-size-sm);
  font-weight: 500;
  color: var(--danger);
  .lucide {
    width: 1.25em;
    height: 1.25em;
    margin-top: 2px;
  }
`;
