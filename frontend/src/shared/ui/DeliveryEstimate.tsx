import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DeliveryDatesDto, PricingDto } from '../../api/catalogue.api';
import { businessDays } from '../../domain/business-days';
import { describeDelivery } from '../../domain/describe-delivery';

interface DeliveryEstimateProps {
  delivery: PricingDto['delivery'];
  express: boolean;
}

/** Delivery of an order paid today; in business days with the fallback catalogue, which has no dates. */
export function DeliveryEstimate({ delivery, express }: DeliveryEstimateProps) {
  const dates: DeliveryDatesDto | undefined = express ? delivery.expressDates : delivery.standardDates;
  if (dates) return <PromisedDelivery dates={dates} />;
  const days = express ? delivery.expressBusinessDays : delivery.standardBusinessDays;
  return <Arrival>Llega en {businessDays(days)}</Arrival>;
}

/** Delivery of a paid order. */
export function PromisedDelivery({ dates }: { dates: DeliveryDatesDto }) {
  return <Arrival>Llega {describeDelivery(dates)}</Arrival>;
}

function Arrival({ children }: { children: ReactNode }) {
  return (
    <Line>
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
