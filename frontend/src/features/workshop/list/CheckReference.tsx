import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../shared/ui/Button';
import { Disclosure } from '../../../shared/ui/Disclosure';
import { Control, FieldRoot } from '../../../shared/ui/field.styles';
import { Note } from '../../../shared/ui/Note';
import { useCheckPayment } from '../use-check-payment';

/** Checks a reference at the provider, for customers who claim to have paid. An approved payment creates its order at once. */
export function CheckReference() {
  const id = useId();
  const { ask, answer, isAsking } = useCheckPayment();
  const [reference, setReference] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAsking && reference.trim()) void ask(reference.trim());
  };
  return (
    <Disclosure summary="Comprobar un pago por su referencia">
      <Form onSubmit={submit}>
        <FieldRoot>
          <label htmlFor={id}>Referencia del pago</label>
          <Control
            id={id}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            placeholder="SIGERIST-…"
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        </FieldRoot>
        <Button type="submit" variant="secondary" pending={isAsking}>
          {isAsking ? 'Preguntando...' : 'Preguntar al proveedor'}
        </Button>
      </Form>
      <div role="status">{answer && <Note kind={answer.kind}>{answer.text}</Note>}</div>
    </Disclosure>
  );
}

const Form = styled.form`
  display: grid;
  max-width: 620px;
  gap: var(--space-12);
  margin-block: var(--space-8) var(--space-12);
`;
