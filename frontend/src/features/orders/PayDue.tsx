import CreditCard from 'lucide-react/icons/credit-card';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { serverMessage } from '../../api/api-error';
import type { BankAccountDto, InstalmentDto, OrderDto } from '../../api/orders.api';
import { useStartOrderPaymentMutation } from '../../api/payments.api';
import { type HostedPayer, withPayer } from '../../domain/hosted-payer';
import paymentWays from '../../domain/payment-ways.gen.json' with { type: 'json' };
import { phoneNumberOf } from '../../domain/phone';
import { formatCop } from '../../shared/lib/format-cop';
import { keepPayingOrder } from '../../shared/lib/paying-order';
import paymentProvider from '../../shared/lib/payment-provider.gen.json' with { type: 'json' };
import { useAppDispatch } from '../../shared/state/app-store';
import { Button, ButtonAnchor } from '../../shared/ui/Button';
import { InstalmentList } from '../../shared/ui/InstalmentList';
import { Note } from '../../shared/ui/Note';
import { TransferDetails } from '../../shared/ui/TransferDetails';

interface PayDueProps {
  orderNumber: string;
  /** Email that the order was found with; undefined for its owner and for the browser that placed it. */
  email?: string;
  amountDue: number;
  instalments: readonly InstalmentDto[];
  /** Null when only online payment is offered. */
  account?: BankAccountDto | null;
  /** Fills in the provider's page; undefined for callers who are not proven to be the customer. */
  payer?: Payer;
}

/** The customer of an order, as the server stored it. */
interface Payer {
  name: string;
  email: string;
  phone: string;
  shipping: OrderDto['shipping'];
}

const UNREACHABLE = 'No pudimos abrir la página de pago. Revisa tu conexión y vuelve a intentar.';

/** Amount due of an order by transfer, with both ways to pay it. Without an amount due it shows only the instalments. */
export function PayDue({ orderNumber, email, amountDue, instalments, account: shown, payer }: PayDueProps) {
  const titleId = useId();
  const { pending, failure, pay } = usePayOnline({ orderNumber, email, payer });
  // Nobody should transfer to an account that the shop no longer uses.
  const account = shown?.isWithdrawn ? null : shown;
  if (!amountDue) return <InstalmentList instalments={instalments} />;
  return (
    <Box aria-labelledby={titleId}>
      <h3 id={titleId}>{`Por pagar: ${formatCop(amountDue)}`}</h3>
      <InstalmentList instalments={instalments} />
      {shown?.isWithdrawn && (
        <Note kind="warning">
          La cuenta que te mostramos para transferir ya no se usa: no transfieras a ella. Paga en línea aquí, o responde
          el correo de tu pedido y te damos la cuenta nueva.
        </Note>
      )}
      {account && <TransferDetails account={account} amount={amountDue} instalments={instalments} />}
      {account?.proofUrl && (
        <ButtonAnchor variant="whatsapp" full href={account.proofUrl} target="_blank" rel="noopener">
          <MessageCircle aria-hidden="true" />
          <span>Enviar el comprobante por WhatsApp</span>
        </ButtonAnchor>
      )}
      <Button variant={account ? 'secondary' : 'primary'} full pending={pending} onClick={() => void pay()}>
        <CreditCard aria-hidden="true" />
        <span>{pending ? `Abriendo ${paymentProvider.name}…` : `Pagar con ${paymentWays.online}`}</span>
      </Button>
      <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
    </Box>
  );
}

/** Opens the provider's page, which returns to `/payment-success`. */
function usePayOnline({ orderNumber, email, payer }: Pick<PayDueProps, 'orderNumber' | 'email' | 'payer'>) {
  const dispatch = useAppDispatch();
  const [start] = useStartOrderPaymentMutation();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    // A page restored from the back/forward cache is still pending.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setPending(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const pay = async () => {
    setPending(true);
    setFailure(undefined);
    const { data, error } = await start({ orderPaymentDto: { orderNumber, email } });
    // The button stays busy until the provider's page replaces this one.
    if (data) {
      dispatch(keepPayingOrder(orderNumber));
      return location.assign(payer ? withPayer(data.checkoutUrl, toHostedPayer(payer)) : data.checkoutUrl);
    }
    setFailure(serverMessage(error, UNREACHABLE));
    setPending(false);
  };
  return { pending, failure, pay };
}

export function payerOf(
  { customerName, customerPhone, shipping }: Pick<OrderDto, 'customerName' | 'customerPhone' | 'shipping'>,
  email: string,
): Payer {
  return { name: customerName, email, phone: customerPhone, shipping };
}

const toHostedPayer = ({ phone, shipping, ...payer }: Payer): HostedPayer => ({
  ...payer,
  phone: phoneNumberOf(phone),
  address: shipping ?? undefined,
});

const Box = styled.section`
  display: grid;
  gap: var(--space-16);
  h3 {
    font-size: var(--font-size-3);
  }
`;
