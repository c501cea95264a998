import Clock from 'lucide-react/icons/clock';
import Truck from 'lucide-react/icons/truck';
import { styled } from 'styled-components';
import type { DeliveryDatesDto, PricingDto } from '../../api/catalogue.api';
import { businessDays } from '../../domain/business-days';
import { describeDelivery } from '../../domain/describe-delivery';
import { formatCop } from '../../shared/lib/format-cop';
import { QuietPanel } from '../../shared/ui/QuietPanel';

/** Duration of standard and express delivery, and the shipping estimate. */
export function DeliveryTimes({ delivery }: { delivery: PricingDto['delivery'] }) {
  const { standardBusinessDays, expressBusinessDays, standardDates, expressDates, shippingEstimate } = delivery;
  return (
    <QuietPanel as="section" aria-labelledby="tiempos-de-entrega">
      <Title id="tiempos-de-entrega">Tiempos de entrega</Title>
      <Fact>
        <Truck aria-hidden="true" />
        <span>
          <span>{`Estándar: ${businessDays(standardBusinessDays)}`}</span>
          <Arrival dates={standardDates} />
          <small>{`El envío, cerca de ${formatCop(shippingEstimate)}, lo pagas al recibir`}</small>
        </span>
      </Fact>
      <Fact>
        <Clock aria-hidden="true" />
        <span>
          <span>{`Express: ${businessDays(expressBusinessDays)}`}</span>
          <Arrival dates={expressDates} />
          <small>Si agregaste el servicio express</small>
        </span>
      </Fact>
    </QuietPanel>
  );
}

/** Renders nothing with the fallback catalogue, which has no dates. */
function Arrival({ dates }: { dates: DeliveryDatesDto | undefined }) {
  return dates && <small>{`Si pagas hoy, llega ${describeDelivery(dates)}`}</small>;
}

const Title = styled.h2`
  margin-bottom: var(--space-8);
  font-size: var(--font-size-3);
`;

const Fact = styled.p`
  display: flex;
  gap: var(--space-12);
  padding-block: var(--space-8);
  .lucide {
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: var(--brand);
  }
  small {
    display: block;
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;
