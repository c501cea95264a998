import { anOrder } from '../../../test/builders/order.builder.js';
import { RETENTION_RULES, retentionEnd, rightsUntil } from './order-retention.js';

const [UNPAID, PAID] = RETENTION_RULES as [(typeof RETENTION_RULES)[0], (typeof RETENTION_RULES)[0]];

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
});
