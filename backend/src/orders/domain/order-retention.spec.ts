import { RETENTION_RULES, retentionEnd } from './order-retention.js';

const [UNPAID, PAID] = RETENTION_RULES as [(typeof RETENTION_RULES)[0], (typeof RETENTION_RULES)[0]];

it.each([
  [UNPAID, '2026-07-15T09:10:00Z', '2026-01-15T09:10:00Z'],
  [UNPAID, '2026-03-31T09:10:00Z', '2025-09-30T09:10:00Z'],
  [UNPAID, '2026-08-31T09:10:00Z', '2026-02-28T09:10:00Z'],
  [PAID, '2028-02-29T09:10:00Z', '2023-02-28T09:10:00Z'],
])('keeps for %j, at %s, the orders that were placed since %s', (rule, now, end) => {
  expect(retentionEnd(rule, new Date(now))).toEqual(new Date(end));
});
