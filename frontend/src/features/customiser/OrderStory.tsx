import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { OrderFacts } from './OrderFacts';
import { OrderSteps } from './OrderSteps';

/** What happens once the design is ordered. */
export default function OrderStory({ delivery }: { delivery: PricingDto['delivery'] }) {
  return (
    <Story>
      <OrderFacts delivery={delivery} />
      <OrderSteps embroideryHours={delivery.embroideryHours} />
    </Story>
  );
}

/** Painted apart: browsers need not look through it for each frame of the preview. */
const Story = styled.div`
  contain: paint;
`;
