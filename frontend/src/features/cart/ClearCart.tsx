import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../shared/ui/Button';

/** Button that clears the cart after a confirmation. */
export function ClearCart({ onClear }: { onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button variant="danger" size="s" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        <span>Vaciar Carrito</span>
      </Button>
    );
  }
  return (
    <Question role="group" aria-label="¿Vaciar el carrito?">
      <span aria-hidden="true">¿Vaciar el carrito?</span>
      <Button variant="danger" size="s" ref={focusOnArrival} onClick={onClear}>
        Sí, vaciar
      </Button>
      <Button variant="text" size="s" onClick={() => setAsking(false)}>
        Cancelar
      </Button>
    </Question>
  );
}

function focusOnArrival(button: HTMLButtonElement | null): void {
  button?.focus();
}

const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-16);
  font-size: var(--font-size-sm);
`;
