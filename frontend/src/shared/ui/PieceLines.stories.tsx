import { anOrder } from '../../testing/order-data';
import { PieceLines } from './PieceLines';
import { Skeleton } from './Skeleton';

export const states = {
  'of an order': <PieceLines items={anOrder().items} picture={() => <Skeleton width="64px" ratio="4 / 5" />} />,
};
