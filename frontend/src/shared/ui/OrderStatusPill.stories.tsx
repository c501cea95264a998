import { OrderStatusPill } from './OrderStatusPill';

export const states = {
  attention: <OrderStatusPill status="payment_review" />,
  work: <OrderStatusPill status="in_production" />,
  done: <OrderStatusPill status="delivered" />,
  free: <OrderStatusPill status="paid" isFree />,
};
