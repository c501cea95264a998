import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { cartApi } from '../../api/cart.api';
import { useGetPricingQuery } from '../../api/catalogue.api';
import { useAccount } from '../../features/account/use-account';
import { DiscountBox } from '../../features/cart/DiscountBox';
import { useSession } from '../../features/cart/session';
import { type Cart, useCart } from '../../features/cart/use-cart';
import { Checkout } from '../../features/checkout/Checkout';
import { CheckoutSkeleton } from '../../features/checkout/CheckoutSkeleton';
import { useTransferOrder } from '../../features/checkout/transfer-order';
import type { KnownCustomer } from '../../features/checkout/use-checkout-form';
import { keepCompletedOrder } from '../../features/orders/completed-order';
import { CardPayment } from '../../features/payments/CardPayment';
import { paymentErrorPath } from '../../features/payments/payment-error-kind';
import type { PaymentOutcomes } from '../../features/payments/use-card-payment';
import { usePaidMeanwhile } from '../../features/payments/use-paid-meanwhile';
import { useFirstTouch } from '../../shared/lib/first-touch';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { keepPayingOrder } from '../../shared/lib/paying-order';
import { useAppDispatch } from '../../shared/state/app-store';
import { useToast } from '../../shared/state/use-toast';
import { BackLink } from '../../shared/ui/BackLink';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { CheckoutSteps } from '../../shared/ui/CheckoutSteps';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageHead } from '../../shared/ui/PageHead';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { LinePicture } from '../LinePicture';
import { useNavigateHere } from './use-navigate-here';

const loadTransferOrder = () => import('../../features/checkout/TransferOrder');
const TransferOrder = lazy(async () => ({ default: (await importWithRetry(loadTransferOrder)).TransferOrder }));

const PATH = '/checkout';

/** In pixels. */
const PICTURE_WIDTH = 64;

/** `/checkout`: from the cart to a paid or reserved order. */
export default function CheckoutPage() {
  const state = useCart();
  const known = useKnownCustomer();
  const transfer = useTransferOrder();
  const [isNew, setNew] = useState(false);
  useFirstTouch(loadTransferOrder);
  const reserved = isNew || state.status === 'empty' ? transfer : null;
  const loading = state.status === 'loading' || (state.status === 'ready' && !known);
  return (
    <Page>
      <PageHead
        title={reserved ? `Tu pedido está ${reserved.isFree ? 'confirmado' : 'reservado'}` : 'Datos y pago'}
        description="Tus datos, la entrega y el pago de tu pedido en Sigerist."
        path={PATH}
        noIndex
      />
      {!reserved && (
        <>
          <BackLink to="/cart">Volver al carrito</BackLink>
          <VisuallyHidden as="h1">Datos y pago</VisuallyHidden>
        </>
      )}
      <Steps>
        <CheckoutSteps done={reserved ? 2 : 1} />
      </Steps>
      {reserved && (
        <Suspense fallback={<CheckoutSkeleton />}>
          <TransferOrder order={reserved} isNew={isNew} />
        </Suspense>
      )}
      {!reserved && loading && <CheckoutSkeleton />}
      {!reserved && state.status === 'empty' && <Empty />}
      {!reserved && state.status === 'error' && <Failed retry={state.retry} />}
      {!reserved && state.status === 'ready' && known && (
        // Another user gets an empty form.
        <Ready key={known.id} state={state} known={known} onTransfer={() => setNew(true)} />
      )}
    </Page>
  );
}

interface ReadyProps {
  state: Extract<Cart, { status: 'ready' }>;
  known: KnownCustomer;
  onTransfer: () => void;
}

/** Connects the form with the cart, the prices and the payment. */
function Ready({ state: { cart, sessionId }, known, onTransfer }: ReadyProps) {
  const { data: pricing } = useGetPricingQuery();
  const outcomes = useOutcomes();
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(keepPayingOrder(null)), [dispatch]);
  return (
    <Checkout
      cart={cart}
      sessionId={sessionId}
      delivery={pricing?.delivery}
      known={known}
      picture={(item) => <LinePicture item={item} width={PICTURE_WIDTH} />}
      discount={<DiscountBox cart={cart} sessionId={sessionId} />}
      card={(payment) => <CardPayment {...payment} {...outcomes} session={sessionId} amount={cart.finalTotal} />}
      onTransfer={onTransfer}
    />
  );
}

const resultPath = (transactionId: string) => `/payment-success?${new URLSearchParams({ transaction: transactionId })}`;

/** Handles the results of a card payment. */
function useOutcomes(): PaymentOutcomes & { onAmountChanged: () => void } {
  const showToast = useToast();
  const navigate = useNavigateHere();
  const dispatch = useAppDispatch();
  const toResult = (transactionId: string) => navigate(resultPath(transactionId));
  return {
    onPaid: (order) => {
      dispatch(keepCompletedOrder(order));
      toResult(order.transactionId!);
    },
    onPending: toResult,
    onFailed: (failure) => navigate(paymentErrorPath(failure)),
    onAmountChanged: () => {
      dispatch(cartApi.util.invalidateTags(['cart']));
      showToast({ kind: 'error', title: 'El precio se actualizó', text: 'Revisa el total antes de pagar.' });
    },
  };
}

function Empty() {
  const paid = usePaidMeanwhile(useSession() ?? null);
  if (paid) return <Paid transactionId={paid} />;
  return (
    <EmptyState title="Tu carrito está vacío" action={<ButtonLink to="/productos">Ver productos</ButtonLink>}>
      Escoge un bolso y escribe su nombre: aquí lo pagas.
    </EmptyState>
  );
}

/** Focuses a message for shoppers who return to a cart that has been paid, since the page has become shorter. */
function Paid({ transactionId }: { transactionId: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current!.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <EmptyState
        title="Este pedido ya tiene su pago"
        action={<ButtonLink to={resultPath(transactionId)}>Ver mi pedido</ButtonLink>}
      >
        Por eso tu carrito está vacío. No tienes que pagar otra vez.
      </EmptyState>
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <EmptyState title="No pudimos cargar tu pedido" action={<Button onClick={retry}>Reintentar</Button>}>
      Tus productos siguen guardados. Revisa tu conexión y vuelve a intentar.
    </EmptyState>
  );
}

const GUEST: KnownCustomer = { id: '', values: {} };

/** The data of the logged-in customer; undefined while it loads. Guests get empty values. */
function useKnownCustomer(): KnownCustomer | undefined {
  const state = useAccount();
  if (state.status === 'loading') return undefined;
  if (state.status !== 'ready') return GUEST;
  const { id, name, email, phone, shippingAddress } = state.account;
  return { id, values: { name, email, phone: phone ?? '', address: oneLine(shippingAddress) } };
}

/** An account's address can have several lines, the form's has one. */
function oneLine(text: string | null): string {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
}

const Page = styled(Container)`
  padding-top: var(--space-8);
  padding-bottom: var(--space-section);
`;

const Steps = styled.div`
  margin-block: var(--space-12) clamp(28px, 4vw, 52px);
`;
