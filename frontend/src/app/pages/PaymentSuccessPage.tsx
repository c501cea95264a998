import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { cartApi, notifyCartChanged } from '../../api/cart.api';
import { useGetPricingQuery } from '../../api/catalogue.api';
import type { OrderDto } from '../../api/orders.api';
import { useAuth } from '../../features/account/use-auth';
import { useSession } from '../../features/cart/session';
import { useCart } from '../../features/cart/use-cart';
import { forgetCustomer } from '../../features/checkout/forget-customer';
import { AccountOffer } from '../../features/orders/AccountOffer';
import { takeNewOrder } from '../../features/orders/completed-order';
import { CompletedOrder } from '../../features/orders/CompletedOrder';
import { OrderSummary } from '../../features/orders/OrderSummary';
import { cleanSearch, transactionOf } from '../../features/orders/payment-return';
import { paymentWords } from '../../features/orders/payment-words';
import { PaymentResult } from '../../features/orders/PaymentResult';
import { UnsettledPayment } from '../../features/orders/UnsettledPayment';
import { usePaymentOutcome } from '../../features/orders/use-payment-outcome';
import { keepPaidTransaction } from '../../features/payments/paid-transaction';
import { paymentErrorPath } from '../../features/payments/payment-error-kind';
import { forgetPaymentReference, shownReference } from '../../features/payments/payment-reference';
import { HOSTED_CHECKOUT } from '../../features/payments/provider';
import type { PaymentFailure } from '../../features/payments/use-card-payment';
import { useAppDispatch } from '../../shared/state/app-store';
import { CheckoutSteps } from '../../shared/ui/CheckoutSteps';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { from } from '../../theme/media';
import { orderPicture } from '../LinePicture';

/**
 * `/payment-success`: the result of a payment, confirmed by the shop's own server.
 */
export default function PaymentSuccessPage() {
  const transactionId = usePaymentReturn();
  const { outcome, checkAgain } = usePaymentOutcome(transactionId);
  const { data: pricing } = useGetPricingQuery();
  const isGuest = useAuth().status === 'guest';
  const order = outcome.status === 'completed' ? outcome.order : null;
  useAfterPurchase(order);
  useDeclined(outcome.status === 'declined' ? outcome : null);
  useUnfinished(outcome.status === 'missing');
  const payAnotherWay = usePayAnotherWay(outcome.status === 'pending' ? transactionId : null);
  return (
    <Page>
      <PageHead
        title={paymentWords(outcome).title}
        description="Cómo va el pago de tu pedido en Sigerist."
        path="/payment-success"
        noIndex
      />
      <CheckoutSteps done={order ? 3 : 2} />
      <Columns $two={order !== null}>
        <PaymentResult outcome={outcome}>
          {order ? (
            <CompletedOrder order={order} />
          ) : (
            <UnsettledPayment
              outcome={outcome}
              transactionId={transactionId}
              checkAgain={checkAgain}
              payAnotherWay={payAnotherWay}
            />
          )}
          {order && isGuest && <AccountOffer />}
        </PaymentResult>
        {order && <OrderSummary order={order} picture={orderPicture} delivery={pricing?.delivery} />}
      </Columns>
    </Page>
  );
}

/** Reads the transaction from the URL, and removes everything else from it, such as the customer. */
function usePaymentReturn(): string | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  const clean = cleanSearch(search);
  useEffect(() => {
    if (clean !== search) void navigate({ search: clean }, { replace: true });
  }, [clean, search, navigate]);
  return transactionOf(search);
}

/** Redirects a rejected payment to its own page, with advice and a retry. */
function useDeclined(failure: PaymentFailure | null): void {
  const navigate = useNavigate();
  const session = useSession();
  useEffect(() => {
    if (!failure) return;
    if (session) forgetPaymentReference(session);
    void navigate(paymentErrorPath(failure), { replace: true });
  }, [failure, navigate, session]);
}

/** Leads back to the payment when the provider returned the shopper without a transaction: the checkout says whether something was charged. */
function useUnfinished(isMissing: boolean): void {
  const navigate = useNavigate();
  const session = useSession();
  useEffect(() => {
    if (isMissing && session && shownReference(session)) void navigate(HOSTED_CHECKOUT, { replace: true });
  }, [isMissing, session, navigate]);
}

/** After this time the bank may never answer. */
const OFFERED_AFTER_MS = 60_000;

/** Returns to the checkout for a new payment; undefined while it is too early, or with nothing left to pay. */
function usePayAnotherWay(pendingId: string | null): (() => void) | undefined {
  const navigate = useNavigate();
  const cart = useCart();
  const isPending = pendingId !== null;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLong(true), OFFERED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  if (!isPending || !isLong || cart.status !== 'ready') return undefined;
  return () => {
    // Otherwise the checkout would find the pending payment, and redirect back here.
    forgetPaymentReference(cart.sessionId);
    // If this payment is approved later, the empty checkout links to its order.
    keepPaidTransaction(pendingId);
    void navigate('/checkout');
  };
}

/**
 * Runs once for each order: refreshes the cart in all tabs, since the server has removed the bought pieces, and removes the
 * reference of the finished payment.
 */
function useAfterPurchase(order: OrderDto | null): void {
  const dispatch = useAppDispatch();
  const session = useSession();
  useEffect(() => {
    if (!order || !dispatch(takeNewOrder(order))) return;
    dispatch(forgetCustomer());
    if (session) forgetPaymentReference(session);
    if (order.transactionId) keepPaidTransaction(order.transactionId);
    dispatch(cartApi.util.invalidateTags(['cart']));
    notifyCartChanged();
  }, [order, dispatch, session]);
}

const Page = styled(Container)`
  padding-top: clamp(20px, 3vw, 40px);
  padding-bottom: var(--space-section);
`;

/** Keeps the footer below the visible area, so that its layout shift is not seen. */
const Columns = styled.div<{ $two: boolean }>`
  display: grid;
  align-content: flex-start;
  gap: var(--space-32);
  min-height: 80vh;
  margin-top: clamp(32px, 5vw, 64px);
  > * {
    min-width: 0;
  }
  ${from(1000)} {
    grid-template-columns: minmax(0, 1fr) ${({ $two }) => $two && '400px'};
    gap: var(--space-56);
    align-items: start;
  }
`;
