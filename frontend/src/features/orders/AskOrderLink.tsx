import { useState } from 'react';
import { styled } from 'styled-components';
import { type NameablePieceDto, useRequestOrderLinkMutation } from '../../api/orders.api';
import { errorMessage } from '../../shared/lib/error-message';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';

export interface OwnOrderProps {
  orderNumber: string;
  /** Email of the purchase; undefined when this page does not have it. */
  email?: string;
  /** Paid by bank transfer. */
  isByTransfer: boolean;
  /** Pieces whose name was left for later. */
  pieces?: readonly NameablePieceDto[];
  /** Called when the customer has corrected the order. */
  onChanged?: () => void;
}

/** Offers a mailed link: this browser did not pay, and a number and an email may be known to others. */
export function AskOrderLink({ orderNumber, email, pieces = [] }: Omit<OwnOrderProps, 'isByTransfer' | 'onChanged'>) {
  const [request, { isLoading }] = useRequestOrderLinkMutation();
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string }>();
  if (!email) return <p>Ábrelo desde el navegador con el que pagaste, o búscalo con tu número y tu correo.</p>;
  const ask = async () => {
    const { error } = await request({ trackOrderDto: { orderNumber, email } });
    const sent = `Te enviamos un enlace a ${email}. Vence en 24 horas; si no lo ves, mira en correo no deseado.`;
    setOutcome(error ? { kind: 'error', text: errorMessage(error) } : { kind: 'success', text: sent });
  };
  const nameless = pieces.flatMap(({ name, productName }) => (name ? [] : [productName]));
  return (
    <Frame>
      {nameless.length > 0 && <p>{`Nos falta el nombre que bordamos en ${nameless.join(' y ')}.`}</p>}
      <p>
        Para cuidar tu pedido, solo quien lo pidió ve y corrige la dirección y los nombres, o pide una devolución o la
        garantía. Si eres tú, ábrelo con el enlace de cualquier correo nuestro sobre este pedido, o te enviamos uno.
      </p>
      <Button size="s" pending={isLoading} onClick={() => void ask()}>
        {isLoading ? 'Enviando…' : 'Enviarme el enlace para ver y corregir'}
      </Button>
      <div role="status">{outcome && <Note kind={outcome.kind}>{outcome.text}</Note>}</div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-16);
`;
