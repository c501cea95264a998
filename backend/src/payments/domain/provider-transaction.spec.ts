import { isProviderStatus, movedAtOf, outranks, type ProviderStatus } from './provider-transaction.js';

describe('the status of a transaction', () => {
  it('only climbs', () => {
    const statuses: ProviderStatus[] = ['PENDING', 'DECLINED', 'ERROR', 'APPROVED', 'VOIDED'];
    const climbs = statuses.flatMap((current) =>
      statuses.filter((next) => outranks(next, current)).map((next) => `${current} → ${next}`),
    );
    expect(climbs).toEqual([
      'PENDING → DECLINED',
      'PENDING → ERROR',
      'PENDING → APPROVED',
      'PENDING → VOIDED',
      'DECLINED → APPROVED',
      'DECLINED → VOIDED',
      'ERROR → APPROVED',
      'ERROR → VOIDED',
      'APPROVED → VOIDED',
    ]);
  });

  it('counts the money at the time of the provider, and of no clock that is ahead', () => {
    const now = new Date('2026-12-01T05:00:05Z');
    expect(movedAtOf({ movedAt: '2026-12-01T04:59:58.120Z' }, now)).toEqual(new Date('2026-12-01T04:59:58.120Z'));
    expect(movedAtOf({ movedAt: now.toISOString() }, now)).toEqual(now);
    expect(movedAtOf({ movedAt: '2026-12-01T05:10:00.000Z' }, now)).toBeUndefined();
    expect(movedAtOf({}, now)).toBeUndefined();
  });

  it('is one of the five, in capitals', () => {
    expect(isProviderStatus('APPROVED')).toBe(true);
    for (const nonsense of ['approved', 'PAID', 'toString', '', null, undefined, 1, ['APPROVED']])
      expect(isProviderStatus(nonsense)).toBe(false);
  });
});
