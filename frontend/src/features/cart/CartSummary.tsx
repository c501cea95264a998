import Lock from 'lucide-react/icons/lock';
import { lazy, Suspense, useId } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { CartTotalsDto } from '../../api/cart.api';
import type { PricingDto } from '../../api/catalogue.api';
import { EXPRESS_SERVICE } from '../../domain/add-ons';
import { totalLines } from '../../domain/cost-lines';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { usePaymentWays } from '../../shared/lib/use-payment-ways';
import { CartDelivery } from '../../shared/ui/DeliveryEstimate';
import { Note } from '../../shared/ui/Note';
import { SpokenTotal } from '../../shared/ui/SpokenTotal';
import { SummaryLines } from '../../shared/ui/SummaryLines';

interface CartSummaryProps {
  cart: CartTotalsDto;
  /** Undefined while loading; the totals are shown without it. */
  delivery?: PricingDto['delivery'];
  discount: Elements;
  /** Link to the checkout. */
  action: Elements;
}

/** Loaded only for a cart that arrives before Christmas with the express service alone. */
const ExpressOffer = lazy(() => importWithRetry(() => import('../../shared/ui/ExpressOffer')));

/** Totals, delivery estimate and next step of the cart. */
export function CartSummary({ cart, delivery, discount, action }: CartSummaryProps) {
  const titleId = useId();
  const paymentWays = usePaymentWays();
  const { items, finalTotal } = cart;
  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>Resumen del pedido</h2>
      <SummaryLines {...totalLines(cart, delivery)} />
      <SpokenTotal amount={finalTotal} />
      {delivery && <CartDelivery delivery={delivery} cart={cart} />}
      {delivery && needsExpress(delivery, items) && (
        <Suspense fallback={null}>
          <ExpressOffer items={items} />
        </Suspense>
      )}
      {discount}
      {items.some(({ available }) => !available) && (
        <Note kind="warning">Hay productos que ya no están disponibles: quítalos para seguir con tu pedido.</Note>
      )}
      {action}
      <Safe>
        <Lock aria-hidden="true" />
        <span>{`Pago seguro con ${paymentWays}.`}</span>
      </Safe>
    </Panel>
  );
}

/** No piece has the service, and only with it an order of today arrives before Christmas. */
function needsExpress({ christmas }: PricingDto['delivery'], items: CartTotalsDto['items']): boolean {
  const isLate = christmas?.expressUntil && !christmas.standardUntil;
  return !!isLate && !items.some(({ addOns }) => addOns.includes(EXPRESS_SERVICE));
}

const Safe = styled.p`
  display: flex;
  gap: var(--space-8);
  margin-top: calc(var(--space-4) * -1);
  font-size: var(--font-size-xs);
  color: var(--text-soft);
  .lucide {
    width: 16px;
    height: 16px;
    margin-top: 1px;
  }
`;

const Panel = styled.section`
  display: grid;
  gap: var(--space-18);
  padding: clamp(20px, 2.6vw, 32px);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  h2 {
    font-size: var(--font-size-3);
  }
`;
