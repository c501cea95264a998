import Send from 'lucide-react/icons/send';
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { Control } from '../field.styles';
import { VisuallyHidden } from '../VisuallyHidden';

interface ChatComposerProps {
  value: string;
  onChange: (text: string) => void;
  /** Called with non-blank text. */
  onSend: (text: string) => void;
  pending: boolean;
  maxLength: number;
  placeholder?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Input for the next message: Enter sends, Shift+Enter adds a line. */
export function ChatComposer({ value, onChange, onSend, pending, maxLength, placeholder, ref }: ChatComposerProps) {
  const id = useId();
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!pending && value.trim() !== '') onSend(value.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a letter, Enter accepts the letter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };
  return (
    <Form method="post" onSubmit={send}>
      <VisuallyHidden as="label" htmlFor={id}>
        Mensaje
      </VisuallyHidden>
      <Text
        ref={ref}
        id={id}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={placeholder ?? 'Escribe un mensaje'}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" aria-label="Enviar mensaje" pending={pending}>
        {!pending && <Send aria-hidden="true" />}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: flex-end;
  gap: var(--space-8);
  padding: var(--space-12);
  border-top: 1px solid var(--border);
  button {
    flex: none;
    width: 58px;
    padding-inline: 0;
  }
`;

const Text = styled(Control).attrs({ as: 'textarea' })`
  &:is(textarea) {
    min-height: 52px;
    max-height: 160px;
    resize: none;
    field-sizing: content;
  }
`;
