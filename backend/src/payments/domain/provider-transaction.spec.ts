import { isProviderStatus, outranks, type ProviderStatus } from './provider-transaction.js';

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

  it('is one of the five, in capitals', () => {
    expect(isProviderStatus('APPROVED')).toBe(true);
    for (const nonsense of ['approved', 'PAID', 'toString', '', null, undefined, 1])
      expect(isProviderStatus(nonsense)).toBe(false);
  });
});
