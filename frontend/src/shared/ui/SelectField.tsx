import { useId } from 'react';
import { useShopField } from '../lib/use-shop-field';
import { Control, FieldFoot, FieldRoot } from './field.styles';
import { FieldError } from './FieldError';
import { FieldLabel } from './FieldLabel';

interface SelectFieldProps {
  /** Key of the value in the surrounding formik form. */
  name: string;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** First, without a value. */
  placeholder?: string;
  /** When absent, the label contains "(opcional)". */
  required?: boolean;
  hint?: string;
}

/** A choice among a few values in a formik form. */
export function SelectField({ name, label, options, placeholder = 'Escoge una', required, hint }: SelectFieldProps) {
  const { field, touched, error } = useShopField<string>(name);
  const id = useId();
  const message = touched ? error : undefined;
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id} label={label} required={required} />
      <Control
        as="select"
        id={id}
        {...field}
        required={required}
        aria-invalid={message ? true : undefined}
        aria-describedby={[message && `${id}error`, hint && `${id}foot`].filter(Boolean).join(' ') || undefined}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Control>
      {message && <FieldError id={`${id}error`} message={message} />}
      {hint && <FieldFoot id={`${id}foot`}>{hint}</FieldFoot>}
    </FieldRoot>
  );
}
