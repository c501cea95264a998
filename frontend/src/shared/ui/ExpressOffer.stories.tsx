import { aLine } from '../../testing/cart-data';
import ExpressOffer from './ExpressOffer';

export const states = {
  'one piece of two': (
    <ExpressOffer
      items={[
        aLine({ addOns: ['expressService'] }),
        aLine({ id: '0b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de', name: 'Cambiador', addOns: [] }),
      ]}
    />
  ),
  'none of them': <ExpressOffer items={[aLine({ addOns: [] })]} />,
  'a kit without it': (
    <ExpressOffer
      items={[
        aLine({ addOns: ['expressService'] }),
        aLine({ id: '1b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de', kitId: 'kit', addOns: [] }),
        aLine({ id: '2b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de', kitId: 'kit', addOns: [] }),
      ]}
    />
  ),
};
