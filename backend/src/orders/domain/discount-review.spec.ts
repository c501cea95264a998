import { anOrder } from '../../../test/builders/order.builder.js';
import { reviewDiscount } from './discount-review.js';

it('an order whose code has no use left waits for a person, for that reason, instead of being made', () => {
  const order = anOrder('in_production');
  const [first, newest] = order.history;
  reviewDiscount(order);
  expect(order).toMatchObject({ status: 'payment_review', openReview: 'discount_over_limit' });
  expect(order.reviewReason).toBe('discount_over_limit');
  expect(order.history).toEqual([first, { ...newest, status: 'payment_review', reason: 'discount_over_limit' }]);
});
