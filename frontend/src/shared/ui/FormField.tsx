import { useField } from 'formik';
import { useId, type HTMLInputAutoCompleteAttribute } from 'react';
import { css, styled } from 'styled-components';
import { FieldError } from './FieldError';

interface FormFieldProps {
  /** Key of the value in the surrounding formik form. */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  multiline?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** Without it the label says "(opcional)". */
  required?: boolean;
  hint?: string;
  /** Letters that fit; shows a counter. */
  maxLength?: number;
}

/** One text field of a formik form: checked when the shopper leaves it, and on each key once it was wrong. */
export function FormField({ name, label, multiline = false, required = false, hint, ...control }: FormFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const id = useId();
  const message = touched ? error : undefined;
  const hasFoot = Boolean(hint) || control.maxLength !== undefined;
  const describedBy = [message && `${id}-error`, hasFoot && `${id}-foot`].filter(Boolean).join(' ');
  return (
    <Root>
      <label htmlFor={id}>
        {label} {required ? <Star aria-hidden="true">*</Star> : <Optional>(opcional)</Optional>}
      </label>
      <Control
        as={multiline ? 'textarea' : 'input'}
        id={id}
        {...control}
        {...field}
        required={required}
        aria-invalid={message ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {message && <FieldError id={`${id}-error`} message={message} />}
      {hasFoot && (
        <Foot id={`${id}-foot`}>
          <span>{hint}</span>
          {control.maxLength !== undefined && (
            <span>
              {field.value.length}/{control.maxLength}
            </span>
          )}
        </Foot>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
  label {
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;

const Star = styled.span`
  color: var(--danger-700);
`;

const Optional = styled.span`
  font-weight: 400;
  color: var(--ink-soft);
`;

const Foot = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  font-size: var(--text-xs);
  line-height: 1.4;
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;
`;

const invalid = css`
  border-color: var(--danger-700);
  box-shadow: inset 0 0 0 1px var(--danger-700);
`;

const Control = styled.input`
  width: 100%;
  min-height: 52px;
  padding: 12px 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-2);
  background: var(--white);
  font-size: 1rem;
  line-height: 1.4;
  transition:
    border-color var(--motion-1),
    box-shadow var(--motion-1);
  &:is(textarea) {
    min-height: 112px;
    resize: vertical;
  }
  &:hover {
    border-color: var(--brand-600);
  }
  &[aria-invalid='true'] {
    ${invalid}
  }
  &:focus {
    outline: 2px solid transparent;
    border-color: var(--brand-700);
    box-shadow:
      inset 0 0 0 1px var(--brand-700),
      0 0 0 4px var(--brand-100);
  }
`;
