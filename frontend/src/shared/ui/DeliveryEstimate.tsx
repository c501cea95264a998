import Truck from 'lucide-react/icons/truck';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { importWithRetry } from '../lib/import-with-retry';
import { businessDays } from '../../domain/business-days';
import { whenNear } from '../lib/when-near';

interface DeliveryEstimateProps {
  delivery: PricingDto['delivery'];
  express: boolean;
  /** When the order was placed, as the API writes it; now when absent. */
  orderedAt?: string;
}

/**
 * When an order arrives. The dates come with the browser, since the server's page may be of yesterday, and
 * the calendar they need only near the viewport; until then it says how many business days it takes.
 */
export function DeliveryEstimate({ delivery, express, orderedAt }: DeliveryEstimateProps) {
  const days = express ? delivery.expressBusinessDays : delivery.standardBusinessDays;
  const line = useRef<HTMLParagraphElement>(null);
  const dates = useDeliveryDates(days, line, orderedAt);
  return (
    <Line ref={line}>
      <Truck aria-hidden="true" />
      <span>{dates ? `Llega ${dates}` : `Llega en ${businessDays(days)}`}</span>
    </Line>
  );
}

function useDeliveryDates(days: number[], line: RefObject<HTMLElement | null>, orderedAt?: string): string | undefined {
  const [dates, setDates] = useState<string>();
  const [first, last] = days;
  useEffect(() => {
    let current = true;
    const show = async () => {
      const { deliveryRange, describeDelivery } = await importWithRetry(() => import('../../domain/delivery-range'));
      if (current)
        setDates(describeDelivery(deliveryRange(orderedAt ? new Date(orderedAt) : new Date(), [first!, last!])));
    };
    const stopWaiting = whenNear(line.current!, () => void show());
    return () => {
      current = false;
      stopWaiting();
    };
  }, [first, last, line, orderedAt]);
  return dates;
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
