import CircleAlert from 'lucide-react/icons/circle-alert';
import { styled } from 'styled-components';

interface FieldErrorProps {
  /** The field's `aria-describedby` names it. */
  id: string;
  /** How to put it right. */
  message: string;
}

/** What is wrong with one field, right below it. */
export function FieldError({ id, message }: FieldErrorProps) {
  return (
    <Message id={id}>
      <CircleAlert aria-hidden="true" />
      {message}
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
