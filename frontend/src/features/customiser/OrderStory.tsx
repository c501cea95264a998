import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { OrderFacts } from './OrderFacts';
import { OrderSteps } from './OrderSteps';

/** Section about the steps after an order. */
export default function OrderStory({ delivery }: { delivery: PricingDto['delivery'] }) {
  return (
    <Story>
      <OrderFacts delivery={delivery} />
      <OrderSteps embroideryHours={delivery.embroideryHours} />
    </Story>
  );
}

/** Isolates its painting, so that browsers skip it in each frame of the preview. */
const Story = styled.div`
  contain: paint;
`;
