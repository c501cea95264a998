import { useId, type ChangeEvent, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { useShopField } from '../lib/use-shop-field';
import { FieldError } from './FieldError';
import { Control, FieldFoot, FieldRoot, Optional, Star } from './field.styles';

interface FormFieldProps {
  /** Key of the value in the surrounding formik form. */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  multiline?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** What the key at the end of a phone's keyboard says. */
  enterKeyHint?: 'next' | 'done';
  /** A phone begins sentences with a capital unless told otherwise. */
  autoCapitalize?: 'none';
  /** False where the text is none of the spelling checker's business: some send it to a server. */
  spellCheck?: false;
  /** Without it the label says "(opcional)". */
  required?: boolean;
  hint?: string;
  /** Letters that fit; shows a counter. */
  maxLength?: number;
  /** Where links of the page lead to. */
  id?: string;
  placeholder?: string;
  /** What stays of a text that is typed or pasted. */
  keep?: (text: string) => string;
  /** A button within the field, at its end. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One text field of a formik form: checked when the shopper leaves it after typing, and on each key once it was wrong. */
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
      <label htmlFor={id}>
        {label} {required ? <Star aria-hidden="true">*</Star> : <Optional>(opcional)</Optional>}
      </label>
      <Frame>
        <Control
          as={multiline ? 'textarea' : 'input'}
          id={id}
          {...control}
          {...field}
          onChange={
            keep ? (event: ChangeEvent<HTMLInputElement>) => setValue(keep(event.target.value)) : field.onChange
          }
          required={required}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {end}
      </Frame>
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

/** A button at the end stands upon the control, which keeps its text clear of it. */
const Frame = styled.div`
  position: relative;
  > :has(+ button) {
    padding-right: var(--space-56);
  }
  > button {
    position: absolute;
    top: 4px;
    right: 4px;
  }
`;
