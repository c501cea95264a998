import { Truck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { businessDays } from '../lib/business-days';

interface DeliveryEstimateProps {
  delivery: PricingDto['delivery'];
  express: boolean;
}

/**
 * When an order placed now arrives. The dates appear once the page is alive, since the server's page may be of
 * yesterday; until then it says how many business days it takes.
 */
export function DeliveryEstimate({ delivery, express }: DeliveryEstimateProps) {
  const days = express ? delivery.expressBusinessDays : delivery.standardBusinessDays;
  const dates = useDeliveryDates(days);
  return (
    <Line>
      <Truck aria-hidden="true" />
      <span>{dates ? `Llega ${dates}` : `Llega en ${businessDays(days)}`}</span>
    </Line>
  );
}

function useDeliveryDates(days: number[]): string | undefined {
  const [dates, setDates] = useState<string>();
  const [first, last] = days;
  useEffect(() => {
    let current = true;
    void import('../lib/delivery-range').then(({ deliveryRange, describeDelivery }) => {
      if (current) setDates(describeDelivery(deliveryRange(new Date(), [first!, last!])));
    });
    return () => {
      current = false;
    };
  }, [first, last]);
  return dates;
}

const Line = styled.p`
  display: flex;
  gap: var(--space-2);
  font-size: var(--text-sm);
  color: var(--ink-soft);
  .lucide {
    width: 20px;
    height: 20px;
    margin-top: 1px;
  }
`;
