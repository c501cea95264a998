import { useField } from 'formik';
import { useId, type HTMLInputAutoCompleteAttribute } from 'react';
import { FieldError } from './FieldError';
import { Control, FieldFoot, FieldRoot, Optional, Star } from './field-look';

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
    <FieldRoot>
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
        <FieldFoot id={`${id}-foot`}>
          <span>{hint}</span>
          {control.maxLength !== undefined && (
            <span>
              {field.value.length}/{control.maxLength}
            </span>
          )}
        </FieldFoot>
      )}
    </FieldRoot>
  );
}
