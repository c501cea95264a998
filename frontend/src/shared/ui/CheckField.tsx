import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldError } from './FieldError';

interface CheckFieldProps {
  /** Key of the boolean in the surrounding formik form. */
  name: string;
  required?: boolean;
  /** The sentence beside the box; it may hold links. */
  children: ReactNode;
}

/** One checkbox of a formik form: a consent, an option. */
export function CheckField({ name, required = false, children }: CheckFieldProps) {
  const [{ value, ...field }, { touched, error }] = useField<boolean>({ name, type: 'checkbox' });
  const id = useId();
  const message = touched ? error : undefined;
  return (
    <div>
      <Label>
        <input
          type="checkbox"
          {...field}
          checked={value}
          required={required}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? id : undefined}
        />
        <span>{children}</span>
      </Label>
      {message && <FieldError id={id} message={message} />}
    </div>
  );
}

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='white' " +
  "stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3 8.5l3.2 3.2L13 4.8'/%3E%3C/svg%3E\")";

const Label = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-height: var(--target);
  padding-block: 8px;
  cursor: pointer;
  input {
    appearance: none;
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-2);
    background: var(--white) center / 16px no-repeat;
    cursor: pointer;
  }
  input:checked {
    border-color: var(--brand-700);
    background-color: var(--brand-700);
    background-image: ${tick};
  }
  input[aria-invalid='true'] {
    border-color: var(--danger-700);
  }
`;
