import { anOrder } from '../../testing/order-data';
import { PieceFacts } from './PieceFacts';

export const states = {
  'of an ordered piece': <PieceFacts piece={anOrder().items[0]!} />,
};
