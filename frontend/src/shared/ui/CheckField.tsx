import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShopField } from '../lib/use-shop-field';
import { checkStyles } from './check.styles';
import { FieldError } from './FieldError';

interface CheckFieldProps {
  /** Key of the boolean in the surrounding formik form. */
  name: string;
  required?: boolean;
  /** Target of links within the page. */
  id?: string;
  /** The label beside the box; it may contain links. */
  children: ReactNode;
}

/** A checkbox of a formik form: a consent or an option. */
export function CheckField({ name, required = false, id, children }: CheckFieldProps) {
  const { field: control, touched, error } = useShopField<boolean>({ name, type: 'checkbox' });
  const { value, ...field } = control;
  const errorId = useId();
  const message = touched ? error : undefined;
  return (
    <div>
      <Label>
        <input
          type="checkbox"
          id={id}
          {...field}
          checked={value}
          required={required}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? errorId : undefined}
        />
        <span>{children}</span>
      </Label>
      {message && <FieldError id={errorId} message={message} />}
    </div>
  );
}

const Label = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--space-12);
  min-height: var(--target);
  padding-block: var(--space-8);
  cursor: pointer;
  input {
    ${checkStyles}
  }
`;
