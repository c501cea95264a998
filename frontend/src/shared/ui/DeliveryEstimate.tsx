import Truck from 'lucide-react/icons/truck';
import { lazy, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import type { CartTotalsDto } from '../../api/cart.api';
import { type DeliveryDatesDto, type PricingDto, useGetPricingQuery } from '../../api/catalogue.api';
import { EXPRESS_SERVICE } from '../../domain/add-ons';
import { businessDays } from '../../domain/business-days';
import { christmasNotice, describeDelivery } from '../../domain/describe-delivery';
import { importWithRetry } from '../lib/import-with-retry';

/** Loaded only for a cart in which some pieces have the express service. */
const ExpressOffer = lazy(() => importWithRetry(() => import('./ExpressOffer')));

interface DeliveryEstimateProps {
  delivery: PricingDto['delivery'];
  express: boolean;
}

/**
 * Delivery of an order paid today, and before Christmas whether it arrives in time; in business days with the fallback catalogue, which has
 * no dates.
 */
export function DeliveryEstimate({ delivery, express }: DeliveryEstimateProps) {
  const dates: DeliveryDatesDto | undefined = express ? delivery.expressDates : delivery.standardDates;
  const days = express ? delivery.expressBusinessDays : delivery.standardBusinessDays;
  return (
    <Arrival note={christmasNotice(delivery, express)}>
      {`Llega ${dates ? describeDelivery(dates) : `en ${businessDays(days)}`}`}
    </Arrival>
  );
}

interface CartDeliveryProps {
  delivery: PricingDto['delivery'];
  cart: Pick<CartTotalsDto, 'isExpress' | 'items'>;
}

/** Delivery of a cart that is paid today. Where only some pieces are express, it says so and offers to change that. */
export function CartDelivery({ delivery, cart: { isExpress, items } }: CartDeliveryProps) {
  const isPartlyExpress = !isExpress && items.some(({ addOns }) => addOns.includes(EXPRESS_SERVICE));
  return (
    <>
      <DeliveryEstimate delivery={delivery} express={isExpress} />
      {isPartlyExpress && (
        <Suspense fallback={null}>
          <ExpressOffer items={items} />
        </Suspense>
      )}
    </>
  );
}

/** Delivery of an order that waits for its transfer: its days begin with the payment, as in its mail. */
export function UnpaidDelivery({ isExpress }: { isExpress: boolean }) {
  const { data: pricing } = useGetPricingQuery();
  if (!pricing) return null;
  const { expressBusinessDays, standardBusinessDays } = pricing.delivery;
  return (
    <Arrival>{`Llega en ${businessDays(isExpress ? expressBusinessDays : standardBusinessDays)} desde que confirmemos tu pago`}</Arrival>
  );
}

/** Delivery of a paid order. */
export function PromisedDelivery({ dates }: { dates: DeliveryDatesDto }) {
  return <Arrival>{`Llega ${describeDelivery(dates)}`}</Arrival>;
}

function Arrival({ children, note }: { children: ReactNode; note?: string }) {
  return (
    <Line data-date="">
      <Truck aria-hidden="true" />
      <span>
        <span>{children}</span>
        {note && <small>{note}</small>}
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: var(--space-8);
  font-size: var(--font-size-sm);
  color: var(--text-soft);
  .lucide {
    width: 20px;
    height: 20px;
    margin-top: 1px;
  }
  small {
    display: block;
    font-size: inherit;
  }
`;
