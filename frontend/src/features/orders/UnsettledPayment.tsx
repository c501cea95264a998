import MessageCircle from 'lucide-react/icons/message-circle';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { ChatButton } from '../../shared/ui/ChatButton';
import { from } from '../../theme/media';
import type { PaymentOutcome } from './payment-outcome';

interface UnsettledPaymentProps {
  outcome: PaymentOutcome;
  /** Null when the URL has none. */
  transactionId: string | null;
  checkAgain: () => void;
  /** Undefined while another payment is not offered. */
  payAnotherWay: (() => void) | undefined;
}

/** Actions while a payment has no order: check again, contact the shop, leave. */
export function UnsettledPayment({ outcome, transactionId, checkAgain, payAnotherWay }: UnsettledPaymentProps) {
  const { status } = outcome;
  if (status === 'checking' || status === 'creating') return null;
  const isWaiting = 'isPaused' in outcome && !outcome.isPaused;
  const about = transactionId ? ` La transacción es ${transactionId}.` : '';
  return (
    <>
      <Actions>
        {status === 'missing' && <ButtonLink to="/pedido">Buscar mi pedido</ButtonLink>}
        {(status === 'unknown' || 'isPaused' in outcome) && (
          <Button onClick={checkAgain} pending={isWaiting}>
            {!isWaiting && <RotateCcw aria-hidden="true" />}
            <span>{isWaiting ? 'Comprobando…' : 'Revisar otra vez'}</span>
          </Button>
        )}
        <ChatButton text={`Hola, tengo una pregunta sobre mi pago.${about}`}>
          <MessageCircle aria-hidden="true" />
          <span>Escribir por WhatsApp</span>
        </ChatButton>
      </Actions>
      <div aria-live="polite">
        {payAnotherWay && (
          <AnotherWay>
            <p>
              ¿Tu banco no responde? Puedes pagar de otra forma. Si los dos pagos se aprueban, hacemos un solo pedido y
              te devolvemos el otro.
            </p>
            <Button variant="secondary" onClick={payAnotherWay}>
              Pagar de otra forma
            </Button>
          </AnotherWay>
        )}
      </div>
      <ButtonLink variant="text" to="/">
        Volver al inicio
      </ButtonLink>
    </>
  );
}

/** Below the other actions, so that they do not move when it appears later. */
const AnotherWay = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-12);
  max-width: 60ch;
  margin-block: var(--space-12);
`;

const Actions = styled.div`
  display: grid;
  gap: var(--space-12);
  margin-bottom: var(--space-12);
  ${from(600)} {
    display: flex;
    flex-wrap: wrap;
  }
`;
