import { milestonesOf } from './milestones.js';
import type { OrderStatus } from './order-status.js';

/** A day of January. */
const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const closesOnThe10th = () => day(10);

it.each<[string, [OrderStatus, number][], (number | null)[]]>([
  ['waits for its transfer', [['pending_transfer', 1]], [null, null, null, null]],
  [
    'was paid, made and delivered',
    [
      ['pending_transfer', 1],
      ['paid', 2],
      ['in_production', 3],
      ['shipped', 4],
      ['shipped', 5],
      ['delivered', 6],
      ['payment_review', 7],
    ],
    [2, 4, 6, null],
  ],
  [
    'was confirmed by mistake and corrected before the month closed',
    [
      ['paid', 2],
      ['pending_transfer', 9],
    ],
    [null, null, null, null],
  ],
  [
    'was paid after such a correction',
    [
      ['paid', 2],
      ['pending_transfer', 3],
      ['paid', 4],
    ],
    [4, null, null, null],
  ],
  [
    'was corrected when the month had closed',
    [
      ['paid', 2],
      ['pending_transfer', 10],
    ],
    [2, null, null, null],
  ],
  [
    'was never paid',
    [
      ['pending_transfer', 1],
      ['cancelled', 2],
    ],
    [null, null, null, 2],
  ],
  [
    'was given back',
    [
      ['paid', 1],
      ['refund_pending', 2],
      ['refunded', 3],
    ],
    [1, null, null, 2],
  ],
  [
    'goes on after a refund that was called off',
    [
      ['paid', 1],
      ['refund_pending', 2],
      ['paid', 3],
    ],
    [1, null, null, null],
  ],
  [
    'got its money after its end, and gives it back',
    [
      ['cancelled', 2],
      ['payment_review', 3],
      ['refund_pending', 4],
    ],
    [null, null, null, 4],
  ],
])('an order that %s: %j counts as sold, shipped, delivered and ended on %j', (_, steps, days) => {
  const history = steps.map(([status, number]) => ({ status, at: day(number) }));
  const { soldAt, shippedAt, deliveredAt, endedAt } = milestonesOf(history, closesOnThe10th);
  expect([soldAt, shippedAt, deliveredAt, endedAt]).toEqual(days.map((number) => number && day(number)));
});
