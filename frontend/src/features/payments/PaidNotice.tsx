import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { cartApi, notifyCartChanged } from '../../api/cart.api';
import { completeExternalPayment, useFindPaymentMutation } from '../../api/payments.api';
import { useAppDispatch } from '../../shared/state/app-store';
import { keepPaidTransaction } from './paid-transaction';
import { forgetPaymentReference, isOver, openAttempt } from './payment-reference';

interface Paid {
  session: string;
  orderNumber: string;
  transactionId: string;
}

/** Pages that show the result of a payment themselves. */
const ABOUT_PAYING = ['/checkout', '/payment-success', '/payment-error'];

/** Tells a browser that was closed after paying that the payment arrived, and where its order is. */
export default function PaidNotice() {
  const { pathname } = useLocation();
  const [paid, setPaid] = useState<Paid>();
  const find = useFindPaid();
  const isElsewhere = !ABOUT_PAYING.includes(pathname);
  useEffect(() => {
    if (isElsewhere && !paid) void find().then(setPaid);
  }, [isElsewhere, paid, find]);
  if (!paid || !isElsewhere) return null;
  const { session, orderNumber, transactionId } = paid;
  const close = () => {
    forgetPaymentReference(session);
    setPaid(undefined);
  };
  return (
    <Bar role="status" aria-label="Tu pago">
      <p>
        <span>{'Recibimos tu pago, pedido '}</span>
        <span translate="no">{orderNumber}</span>
        <span>{'. '}</span>
        <Link to={`/payment-success?${new URLSearchParams({ transaction: transactionId })}`} onClick={close}>
          Ver
        </Link>
      </p>
      <Close type="button" aria-label="Cerrar el aviso de tu pago" onClick={close}>
        <X aria-hidden="true" />
      </Close>
    </Bar>
  );
}

/** Finds the payment of this browser's open attempt, and its order; undefined while there is none, or while nobody knows. */
function useFindPaid(): () => Promise<Paid | undefined> {
  const [find] = useFindPaymentMutation();
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const attempt = openAttempt();
    if (!attempt) return undefined;
    const { session, reference } = attempt;
    const { data: found } = await find({ findPaymentDto: { reference } });
    if (!found) return undefined;
    const { transactionId } = found;
    if (transactionId === null) {
      if (isOver(attempt)) forgetPaymentReference(session);
      return undefined;
    }
    const completing = dispatch(completeExternalPayment.initiate({ completePaymentDto: { transactionId } }));
    const { data } = await completing;
    completing.unsubscribe();
    if (!data?.order) return undefined;
    // The order has taken the pieces of the cart.
    keepPaidTransaction(transactionId);
    dispatch(cartApi.util.invalidateTags(['cart']));
    notifyCartChanged();
    return { session, transactionId, orderNumber: data.order.orderNumber };
  }, [find, dispatch]);
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  padding: 0 var(--space-16);
  background: var(--success-light);
  color: var(--success);
  font-size: var(--font-size-sm);
  font-weight: 500;
  [translate] {
    white-space: nowrap;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-8);
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media print {
    display: none;
  }
`;

const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border: 0;
  background: none;
  color: inherit;
  .lucide {
    width: 20px;
    height: 20px;
  }
`;
