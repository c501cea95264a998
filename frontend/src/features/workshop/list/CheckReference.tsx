import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../shared/ui/Button';
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
    <Box>
      <summary>Comprobar un pago por su referencia</summary>
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
    </Box>
  );
}

const Box = styled.details`
  max-width: 620px;
  summary {
    min-height: var(--target);
    padding-block: var(--space-10);
    color: var(--brand);
    font-weight: 500;
    cursor: pointer;
  }
`;

const Form = styled.form`
  display: grid;
  gap: var(--space-12);
  margin-block: var(--space-8) var(--space-12);
`;
