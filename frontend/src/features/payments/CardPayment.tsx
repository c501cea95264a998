import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { formatCop } from '../../shared/lib/format-cop';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import type { PaymentNotice } from './payment-notice';
import { ON_PROVIDERS_PAGE, PROVIDER } from './provider';
import { type PaymentOutcomes, type PaymentWay, useCardPayment } from './use-card-payment';
import type { PayingCustomer } from './use-payment-config';

export interface CardPaymentProps extends PaymentOutcomes {
  /** Session of the cart. */
  session: string;
  /** Total in whole pesos; undefined while it is not known. */
  amount: number | undefined;
  /** Null while the form is not complete. */
  customer: PayingCustomer | null;
  /** In the widget over this page, or on the provider's hosted page. */
  way: PaymentWay;
  /** Text about the missing data that the button waits for. */
  incomplete: string;
  /** Path on this site that the provider returns to; `/payment-success` by default. */
  returnPath?: string;
  /** Called for a press while `customer` is null, so that the form shows its errors. */
  onIncomplete: () => void;
  /** Called with the server's messages by the fields of the API; `isPressed`: after a press, which shows the first one. */
  onRefused: (fields: Record<string, string>, isPressed: boolean) => void;
  /** Called when the cart's total has changed, so that the cart is loaded again. */
  onAmountChanged: () => void;
}

/** The button that pays by card, PSE or Nequi with the payment provider. */
export function CardPayment({ amount, customer, returnPath, incomplete, ...options }: CardPaymentProps) {
  const { session } = options;
  const isComplete = customer !== null && amount !== undefined;
  const payment = isComplete ? { session, amount, customer, returnPath } : null;
  const { phase, isReady, notice, pressNotice, pay, ...actions } = useCardPayment({ ...options, payment });
  const isBusy = phase !== 'idle' && phase !== 'open';
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The notice below a button at the lower edge of a phone would not be visible.
    if (pressNotice) container.current!.scrollIntoView({ block: 'nearest' });
  }, [pressNotice]);
  return (
    <Container ref={container}>
      <Button size="l" full pending={isBusy} unready={!isReady} onClick={pay}>
        {isBusy ? BUSY[phase] : `Pagar${amount === undefined ? '' : ` ${formatCop(amount)}`}`}
      </Button>
      <LiveRegion role="status">
        {!isComplete && <Note kind="info">{incomplete}</Note>}
        {phase === 'open' && <Note kind="info">{`Termina tu pago en la ventana de ${PROVIDER}.`}</Note>}
        {notice && notice.kind !== 'error' && <Notice notice={notice} {...actions} />}
      </LiveRegion>
      <LiveRegion role="alert">{notice?.kind === 'error' && <Notice notice={notice} {...actions} />}</LiveRegion>
      <SafetyNote>
        <LockKeyhole aria-hidden="true" />
        <span>{`Los datos de tu tarjeta van directo a ${PROVIDER}. Nosotros no los vemos.`}</span>
      </SafetyNote>
    </Container>
  );
}

const BUSY = {
  preparing: 'Preparando tu pago…',
  checking: 'Revisando tu pago…',
  completing: 'Confirmando tu pago…',
  leaving: `Te llevamos a ${PROVIDER}…`,
} as const;

interface NoticeProps {
  notice: PaymentNotice;
  prepareAgain: () => void;
  payHosted: () => void;
}

function Notice({ notice, prepareAgain, payHosted }: NoticeProps) {
  const { kind, title, text, offers } = notice;
  return (
    <Note kind={kind}>
      <strong>{title}</strong>
      <p>{text}</p>
      {offers === 'retry' && (
        <Button variant="text" size="s" onClick={prepareAgain}>
          Reintentar
        </Button>
      )}
      {offers === 'hosted' && (
        <Button variant="text" size="s" onClick={payHosted}>
          {ON_PROVIDERS_PAGE}
        </Button>
      )}
    </Note>
  );
}

const Container = styled.div`
  scroll-margin-block: var(--space-16);
`;

/** Always rendered, so that its message is announced; takes no space while it is empty. */
const LiveRegion = styled.div`
  > * {
    margin-top: var(--space-16);
  }
`;

const SafetyNote = styled.p`
  display: flex;
  gap: var(--space-8);
  margin-top: var(--space-16);
  font-size: var(--font-size-sm);
  color: var(--text-soft);
  .lucide {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    margin-top: 2px;
  }
`;
