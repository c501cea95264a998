import { useField } from 'formik';
import { useId } from 'react';
import { Control, FieldRoot, Optional } from '../../../shared/ui/field.styles';
import { FieldError } from '../../../shared/ui/FieldError';

interface DateFieldProps {
  /** Name of the formik field. */
  name: string;
  label: string;
  type?: 'date' | 'time';
  optional?: boolean;
}

/** Date or time field of a formik form. */
export function DateField({ name, label, type = 'date', optional = false }: DateFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const id = useId();
  const message = touched ? error : undefined;
  return (
    <FieldRoot>
      <label htmlFor={id}>
        <span>{`${label} `}</span>
        {optional && <Optional>(opcional)</Optional>}
      </label>
      <Control
        id={id}
        type={type}
        {...field}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}error` : undefined}
      />
      {message && <FieldError id={`${id}error`} message={message} />}
    </FieldRoot>
  );
}
