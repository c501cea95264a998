import { type ChangeEvent, type HTMLInputAutoCompleteAttribute, lazy, type Ref, Suspense, useId } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../lib/elements';
import { importWithRetry } from '../lib/import-with-retry';
import { useShopField } from '../lib/use-shop-field';
import { Control, FieldFoot, FieldRoot } from './field.styles';
import { FieldError } from './FieldError';
import { FieldLabel } from './FieldLabel';

interface FormFieldProps {
  /** Key of the value in the surrounding formik form. */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  multiline?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** Label of the Enter key on a phone's keyboard. */
  enterKeyHint?: 'next' | 'done';
  /** Phones capitalise sentences by default. */
  autoCapitalize?: 'none';
  /** False for texts that the spelling checker must not see: some checkers send them to a server. */
  spellCheck?: false;
  /** When absent, the label contains "(opcional)". */
  required?: boolean;
  hint?: string;
  /** Maximum number of letters; shows a counter. */
  maxLength?: number;
  /** Target of links within the page. */
  id?: string;
  placeholder?: string;
  /** Filters typed or pasted text; `before` is the text before it. */
  keep?: (text: string, before: string) => string;
  /** A button at the end of the field. */
  end?: Elements;
  ref?: Ref<HTMLInputElement>;
}

/** A text field of a formik form: validated when it loses the focus after input, and on each key once it was invalid. */
export function FormField(props: FormFieldProps) {
  const { name, label, multiline = false, required = false, hint, keep, end, id: given, ...control } = props;
  const { field, touched, error, setValue } = useShopField<string>(name);
  const made = useId();
  const id = given ?? made;
  const message = touched ? error : undefined;
  const hasFoot = Boolean(hint) || control.maxLength !== undefined;
  const describedBy = [message && `${id}-error`, hasFoot && `${id}-foot`].filter(Boolean).join(' ');
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id} label={label} required={required} />
      <Frame data-end={end ? '' : undefined}>
        <Control
          as={multiline ? 'textarea' : 'input'}
          id={id}
          {...control}
          {...field}
          onChange={
            keep
              ? (event: ChangeEvent<HTMLInputElement>) => setValue(keep(event.target.value, field.value))
              : field.onChange
          }
          required={required}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {end}
      </Frame>
      {message && <FieldError id={`${id}-error`} message={message} />}
      {control.type === 'email' && touched && field.value.includes('@') && (
        <Suspense fallback={null}>
          <EmailSuggestion email={field.value} onTake={setValue} />
        </Suspense>
      )}
      {hasFoot && (
        <FieldFoot id={`${id}-foot`}>
          <span>{hint}</span>
          {control.maxLength !== undefined && <span>{`${field.value.length}/${control.maxLength}`}</span>}
        </FieldFoot>
      )}
    </FieldRoot>
  );
}

/** Loaded on demand, when an email was typed. */
const EmailSuggestion = lazy(() => importWithRetry(() => import('./EmailSuggestion')));

/** A button at the end covers the control, which reserves space for it. */
const Frame = styled.div`
  position: relative;
  &[data-end] > :first-child {
    padding-right: var(--space-56);
  }
  > button {
    position: absolute;
    top: 4px;
    right: 4px;
  }
`;
