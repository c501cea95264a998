import { pricing } from '../../testing/catalogue-data';
import { DeliveryEstimate, PromisedDelivery } from './DeliveryEstimate';

export const states = {
  standard: <DeliveryEstimate delivery={pricing.delivery} express={false} />,
  express: <DeliveryEstimate delivery={pricing.delivery} express />,
  promised: <PromisedDelivery dates={{ earliest: '2026-12-14', latest: '2026-12-21' }} />,
};
