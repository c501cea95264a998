import { useField } from 'formik';
import { useId } from 'react';
import { Control, FieldRoot } from '../../../shared/ui/field.styles';
import { FieldError } from '../../../shared/ui/FieldError';

interface TimeFieldProps {
  /** Name of the formik field. */
  name: string;
  label: string;
}

/** Time field of a formik form, `09:00`. */
export function TimeField({ name, label }: TimeFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const id = useId();
  const message = touched ? error : undefined;
  return (
    <FieldRoot>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        type="time"
        autoComplete="off"
        required
        {...field}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}error` : undefined}
      />
      {message && <FieldError id={`${id}error`} message={message} />}
    </FieldRoot>
  );
}
