import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CartTotalsDto } from '../../api/cart.api';
import { type DeliveryDatesDto, type PricingDto, useGetPricingQuery } from '../../api/catalogue.api';
import { EXPRESS_SERVICE } from '../../domain/add-ons';
import { businessDays } from '../../domain/business-days';
import { describeDelivery } from '../../domain/describe-delivery';
import { Note } from './Note';

interface DeliveryEstimateProps {
  delivery: PricingDto['delivery'];
  express: boolean;
}

/** Delivery of an order paid today; in business days with the fallback catalogue, which has no dates. */
export function DeliveryEstimate({ delivery, express }: DeliveryEstimateProps) {
  const dates: DeliveryDatesDto | undefined = express ? delivery.expressDates : delivery.standardDates;
  if (dates) return <PromisedDelivery dates={dates} />;
  const days = express ? delivery.expressBusinessDays : delivery.standardBusinessDays;
  return <Arrival>{`Llega en ${businessDays(days)}`}</Arrival>;
}

interface CartDeliveryProps {
  delivery: PricingDto['delivery'];
  cart: Pick<CartTotalsDto, 'isExpress' | 'items'>;
}

/** Delivery of a cart that is paid today, and why express pieces arrive no sooner than the others. */
export function CartDelivery({ delivery, cart: { isExpress, items } }: CartDeliveryProps) {
  const isPartlyExpress = !isExpress && items.some(({ addOns }) => addOns.includes(EXPRESS_SERVICE));
  return (
    <>
      <DeliveryEstimate delivery={delivery} express={isExpress} />
      {isPartlyExpress && (
        <Note kind="info">
          Tu pedido viaja en un solo paquete: llega con servicio express solo si todas las piezas lo llevan.
        </Note>
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

function Arrival({ children }: { children: ReactNode }) {
  return (
    <Line data-date="">
      <Truck aria-hidden="true" />
      <span>{children}</span>
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
`;
