import type { PricingDto } from '../../api/catalogue.api';
import { OrderFacts } from './OrderFacts';
import { OrderSteps } from './OrderSteps';

/** What happens once the design is ordered. */
export default function OrderStory({ delivery }: { delivery: PricingDto['delivery'] }) {
  return (
    <>
      <OrderFacts delivery={delivery} />
      <OrderSteps embroideryHours={delivery.embroideryHours} />
    </>
  );
}
