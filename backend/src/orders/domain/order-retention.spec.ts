import { anOrder, paid } from '../../../test/builders/order.builder.js';
import { RETENTION_RULES, retentionEnd, rightsUntil } from './order-retention.js';
import { ORDER_STATUSES } from './order-status.js';
import { Order } from './order.js';
import { aPurchase } from '../../../test/builders/purchase.builder.js';

const [UNPAID, PAID] = RETENTION_RULES as [(typeof RETENTION_RULES)[0], (typeof RETENTION_RULES)[0]];

it('keeps orders without a payment of a provider half a year, and all of them five years', () => {
  const expected = { statuses: ['pending_transfer', 'cancelled'], unpaidOnly: true, months: 6 };
  expect(RETENTION_RULES).toEqual([expected, { statuses: ORDER_STATUSES, unpaidOnly: false, months: 60 }]);
});

it.each([
  [UNPAID, '2026-07-15T09:10:00Z', '2026-01-15T09:10:00Z'],
  [UNPAID, '2026-03-31T09:10:00Z', '2025-09-30T09:10:00Z'],
  [UNPAID, '2026-08-31T09:10:00Z', '2026-02-28T09:10:00Z'],
  [PAID, '2028-02-29T09:10:00Z', '2023-02-28T09:10:00Z'],
])('keeps for %j, at %s, the orders that were placed since %s', (rule, now, end) => {
  expect(retentionEnd(rule, new Date(now))).toEqual(new Date(end));
});

describe('the rights of an order run', () => {
  const at = new Date('2026-11-28T15:00:00Z');
  const change = (note = '') => ({ at, actor: 'ana@example.com', note });
  const delivered = () => {
    const order = anOrder('shipped', {}, new Date('2026-11-01T15:00:00Z'));
    order.changeTo('delivered', change());
    return order;
  };

  it('while it is in progress', () => {
    expect(rightsUntil(anOrder('shipped'))).toBeNull();
  });

  it('from the delivery for the months of the guarantee', () => {
    expect(rightsUntil(delivered())).toEqual(new Date('2027-05-28T15:00:00Z'));
  });

  it('after a late change as long as a bank may take the payment back', () => {
    const order = delivered();
    order.history.push({
      ...change(),
      at: new Date('2027-05-01T15:00:00Z'),
      status: 'delivered',
      event: 'instalment_received',
    });
    expect(rightsUntil(order)).toEqual(new Date('2027-08-29T15:00:00Z'));
  });

  it('not at all while nothing was paid, and as long as it waits for the rest of a part', () => {
    const payment = { method: 'BANK_TRANSFER', transactionId: null, reference: null, attemptId: null };
    const placement = { purchase: aPurchase(), payment, status: 'pending_transfer', reviewReason: null } as const;
    const order = Order.place(crypto.randomUUID(), placement, at);
    expect(rightsUntil(order)).toEqual(at);
    order.changeTo('cancelled', { ...change(), at: new Date('2026-12-01T15:00:00Z') });
    expect(rightsUntil(order)).toEqual(new Date('2026-12-01T15:00:00Z'));
    const partly = paid(Order.place(crypto.randomUUID(), placement, at), { amount: 1 }, at);
    expect(rightsUntil(partly)).toBeNull();
  });

  it('after the money was given back as long as a bank may take the payment back', () => {
    const order = anOrder('paid', {}, at);
    order.changeTo('refund_pending', change());
    order.changeTo('refunded', change('Comprobante 77'));
    expect(rightsUntil(order)).toEqual(new Date('2027-03-28T15:00:00Z'));
  });

  it('for the guarantee from the delivery itself, not from a correction of the parcel after it', () => {
    const order = anOrder('shipped', {}, new Date('2026-11-01T15:00:00Z'));
    order.money = { ...order.money, entries: [] };
    order.changeTo('delivered', change());
    const corrected = {
      ...change(),
      at: new Date('2026-12-20T15:00:00Z'),
      status: 'delivered',
      event: 'shipment_corrected',
    } as const;
    order.history = [...order.history, corrected];
    expect(rightsUntil(order)).toEqual(new Date('2027-05-28T15:00:00Z'));
  });
});
