import { aLine } from '../../testing/cart-data';
import { pricing } from '../../testing/catalogue-data';
import { CartDelivery, DeliveryEstimate, PromisedDelivery } from './DeliveryEstimate';

export const states = {
  standard: <DeliveryEstimate delivery={pricing.delivery} express={false} />,
  express: <DeliveryEstimate delivery={pricing.delivery} express />,
  'some express pieces': (
    <CartDelivery
      delivery={pricing.delivery}
      cart={{ isExpress: false, items: [aLine({ addOns: [] }), aLine({ addOns: ['expressService'] })] }}
    />
  ),
  promised: <PromisedDelivery dates={{ earliest: '2026-12-14', latest: '2026-12-21' }} />,
};
