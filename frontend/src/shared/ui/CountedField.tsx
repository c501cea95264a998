import { type ChangeEvent, type Ref, useId } from 'react';
import { countLetters } from '../../domain/count-letters';
import { Control, FieldFoot, FieldRoot } from './field.styles';
import { FieldError } from './FieldError';
import { FieldLabel } from './FieldLabel';
import { VisuallyHidden } from './VisuallyHidden';

interface CountedFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of visible letters. Longer input is possible, but shows an error instead of being truncated. */
  limit: number;
  /** When absent, the label contains "(opcional)". */
  required?: boolean;
  multiline?: boolean;
  disabled?: boolean;
  placeholder?: string;
  /** Error message with its remedy. */
  error?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A short text with a counter, which is announced only near the limit. */
export function CountedField(props: CountedFieldProps) {
  const { label, value, onChange, limit, required = false, multiline = false, error, ...control } = props;
  const id = useId();
  const count = countLetters(value);
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id} label={label} required={required} />
      <Control
        as={multiline ? 'textarea' : 'input'}
        id={id}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        required={required}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-foot` : `${id}-foot`}
        {...control}
      />
      {error && <FieldError id={`${id}-error`} message={error} />}
      <FieldFoot id={`${id}-foot`}>
        <span>{`Máximo ${limit} caracteres`}</span>
        <span aria-hidden="true">{`${count}/${limit}`}</span>
      </FieldFoot>
      <VisuallyHidden role="status">{isNearTheEnd(count, limit) && `${count} de ${limit}`}</VisuallyHidden>
    </FieldRoot>
  );
}

/** For a limit of 20 letters: 15, 18 and 20. */
function isNearTheEnd(count: number, limit: number): boolean {
  return [0.75, 0.9, 1].some((part) => count === Math.ceil(limit * part));
}
