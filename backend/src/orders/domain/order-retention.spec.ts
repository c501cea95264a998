import { retentionEnd } from './order-retention.js';

describe('the end of a retention period', () => {
  const end = (months: number, now: string) =>
    retentionEnd({ statuses: [], unpaidOnly: false, months }, new Date(now)).toISOString();

  it('is the same day and time of the month in which it began', () => {
    expect(end(6, '2026-07-15T09:10:00.000Z')).toBe('2026-01-15T09:10:00.000Z');
    expect(end(6, '2026-03-31T09:10:00.000Z')).toBe('2025-09-30T09:10:00.000Z');
    expect(end(60, '2026-01-31T09:10:00.000Z')).toBe('2021-01-31T09:10:00.000Z');
  });

  it('is the last day of a month that is shorter, so that no order is anonymised early', () => {
    expect(end(6, '2026-08-31T09:10:00.000Z')).toBe('2026-02-28T09:10:00.000Z');
    expect(end(60, '2028-02-29T09:10:00.000Z')).toBe('2023-02-28T09:10:00.000Z');
  });
});
