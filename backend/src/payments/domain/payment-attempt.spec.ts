import type { ProviderId } from '../../common/payment-providers.js';
import {
  ENDED_STATES,
  isForgotten,
  isReusable,
  nextCheck,
  PaymentAttempt,
  type RecordedTransaction,
  referenceExpiresAt,
  retryOfFailedCheck,
  stateAfter,
  supersedes,
  UNDECIDED_STATES,
  undecidedSince,
} from './payment-attempt.js';
import type { ProviderStatus } from './provider-transaction.js';

const BEGAN = new Date('2026-01-15T15:00:00Z');
const after = (minutes: number) => new Date(BEGAN.getTime() + minutes * 60_000);

const anAttempt = (changes: Partial<PaymentAttempt> = {}) =>
  Object.assign(new PaymentAttempt(), {
    provider: 'wompi',
    fingerprint: 'same',
    state: 'created',
    isOpen: true,
    isLowPriority: false,
    createdAt: BEGAN,
    approvedAt: null,
    ...changes,
  });

describe('the state of a payment attempt', () => {
  const known = (...statuses: ProviderStatus[]): RecordedTransaction[] =>
    statuses.map((status, index) => ({ id: String(index), status, isMismatch: false, isResolved: false }));

  it.each<[ProviderStatus[], string]>([
    [[], 'created'],
    [['PENDING'], 'pending'],
    [['DECLINED'], 'failed'],
    [['ERROR'], 'failed'],
    [['APPROVED'], 'approved'],
    [['VOIDED'], 'voided'],
    [['DECLINED', 'PENDING'], 'pending'],
    [['DECLINED', 'APPROVED'], 'approved'],
    [['APPROVED', 'APPROVED'], 'approved'],
    [['APPROVED', 'VOIDED'], 'approved'],
    [['DECLINED', 'VOIDED'], 'voided'],
  ])('after %j is %s, in any order of arrival', (statuses, state) => {
    expect(stateAfter(anAttempt(), known(...statuses))).toBe(state);
    expect(stateAfter(anAttempt(), known(...statuses).reverse())).toBe(state);
  });

  it('does not count a wrong amount, and reports it unless the right amount was paid too', () => {
    const wrong: RecordedTransaction = { id: 'x', status: 'APPROVED', isMismatch: true, isResolved: false };
    expect(stateAfter(anAttempt(), [wrong])).toBe('mismatch');
    expect(stateAfter(anAttempt(), [wrong, ...known('DECLINED')])).toBe('mismatch');
    expect(stateAfter(anAttempt(), [wrong, ...known('APPROVED')])).toBe('approved');
  });

  it('stays expired unless money arrives', () => {
    const expired = anAttempt({ state: 'expired' });
    expect(stateAfter(expired, known('PENDING'))).toBe('expired');
    expect(stateAfter(expired, known('DECLINED'))).toBe('expired');
    expect(stateAfter(expired, known('APPROVED'))).toBe('approved');
  });
});

describe('the recorded state of a transaction', () => {
  const known = (status: ProviderStatus, flags: Partial<RecordedTransaction> = {}): RecordedTransaction => ({
    id: 'x',
    status,
    isMismatch: false,
    isResolved: false,
    ...flags,
  });
  const wrong = { isMismatch: true };
  const dealtWith = { isMismatch: true, isResolved: true };

  it.each<[string, RecordedTransaction, RecordedTransaction | undefined, boolean]>([
    ['the first word', known('PENDING'), undefined, true],
    ['a higher status', known('APPROVED'), known('DECLINED'), true],
    ['the same status', known('APPROVED'), known('APPROVED'), false],
    ['a lower status', known('PENDING'), known('APPROVED'), false],
    ['the right amount after a wrong one', known('APPROVED'), known('APPROVED', wrong), true],
    ['a wrong amount after the right one', known('APPROVED', wrong), known('APPROVED'), false],
    ['the right amount with a lower status', known('PENDING'), known('APPROVED', wrong), false],
    ['the right amount after a refund by staff', known('APPROVED'), known('APPROVED', dealtWith), false],
  ])('%s changes something or not', (_, next, recorded, isChange) => {
    expect(supersedes(next, recorded)).toBe(isChange);
  });
});

describe('a payment attempt', () => {
  it.each<[string, Partial<PaymentAttempt>, number, boolean]>([
    ['nothing changed', {}, 29, true],
    ['the bank has not decided: the provider takes no second payment for it', { state: 'pending' }, 1, false],
    ['half an hour is over', {}, 30, false],
    ['something changed', { fingerprint: 'other' }, 1, false],
    ['the shop has changed its provider', { provider: 'other' as ProviderId }, 1, false],
    ['it was declined', { state: 'failed' }, 1, false],
    ['it expired', { state: 'expired' }, 1, false],
  ])('is handed out again or not when %s', (_, changes, minutes, expected) => {
    expect(isReusable(anAttempt(changes), { provider: 'wompi', fingerprint: 'same' }, after(minutes))).toBe(expected);
  });

  /** Minutes after `since` at which the provider is asked, each time right after the one before. */
  const checks = (attempt: PaymentAttempt, since: Date): number[] => {
    const minutes: number[] = [];
    // An undecided one is asked about without end.
    for (let at = nextCheck(attempt, since); at && minutes.length < 20; at = nextCheck(attempt, at))
      minutes.push((at.getTime() - since.getTime()) / 60_000);
    return minutes;
  };
  const days = [2, 3, 4, 5, 6, 7].map((day) => day * 24 * 60);

  it('is asked about after 1, 3, 10, 30 minutes, 1, 3, 12, 24 hours, then daily to 7 days', () => {
    expect(checks(anAttempt(), BEGAN)).toEqual([1, 3, 10, 30, 60, 180, 720, 1440, ...days]);
  });

  it('is asked about daily as long as its bank has not decided, unless the provider knows it no more', () => {
    const pending = anAttempt({ state: 'pending' });
    expect(nextCheck(pending, after(7 * 1440))).toEqual(after(8 * 1440));
    expect(nextCheck(pending, after(90 * 1440))).toEqual(after(91 * 1440));
    expect([isForgotten(pending, after(7 * 1440 - 1)), isForgotten(pending, after(7 * 1440))]).toEqual([false, true]);
    expect(isForgotten(anAttempt({ state: 'approved' }), after(9 * 1440))).toBe(false);
  });

  it('is asked about less often once another one replaced it before anything was paid', () => {
    expect(checks(anAttempt({ isOpen: false }), BEGAN)).toEqual([30, 180, 1440, 7 * 1440]);
    expect(checks(anAttempt({ isOpen: false, state: 'pending' }), BEGAN)[0]).toBe(1);
  });

  it('is asked about seldom when its network begins more payments than people do, until something is paid', () => {
    expect(checks(anAttempt({ isLowPriority: true }), BEGAN)).toEqual([30, 7 * 1440]);
    expect(checks(anAttempt({ isLowPriority: true, isOpen: false }), BEGAN)).toEqual([30, 7 * 1440]);
    expect(checks(anAttempt({ isLowPriority: true, state: 'pending' }), BEGAN).slice(0, 2)).toEqual([1, 3]);
    const retried = retryOfFailedCheck(anAttempt({ isLowPriority: true }), after(30));
    expect(retried).toEqual(after(90));
  });

  it('is asked about again after its approval: after 6 and 24 hours, then daily to 7 days', () => {
    const approvedAt = after(5_000);
    expect(checks(anAttempt({ state: 'approved', approvedAt }), approvedAt)).toEqual([360, 1440, ...days]);
  });

  it.each(['voided', 'expired'] as const)('is not asked about when it is %s', (state) => {
    expect(nextCheck(anAttempt({ state }), BEGAN)).toBeNull();
  });

  it('is asked about again when a check failed, also after its last one', () => {
    const retried = (minutes: number) => retryOfFailedCheck(anAttempt(), after(minutes)).getTime() - BEGAN.getTime();
    expect(retried(1) / 60_000).toBe(3);
    expect(retried(60) / 60_000).toBe(65);
    // Young until a day is over.
    expect([retried(1439) / 60_000, retried(1440) / 60_000]).toEqual([1440, 1500]);
    expect(retried(8 * 1440) / 60_000).toBe(8 * 1440 + 60);
  });

  it('can be begun for a day under its reference', () => {
    expect(referenceExpiresAt(BEGAN)).toEqual(after(1440));
  });

  it('is for staff when its bank has not decided for three days', () => {
    expect(undecidedSince(after(3 * 1440))).toEqual(BEGAN);
  });

  it('may still be approved, or has ended and its money is reviewed', () => {
    expect(UNDECIDED_STATES).toEqual(['created', 'pending', 'failed']);
    expect(ENDED_STATES).toEqual(['mismatch', 'voided', 'expired']);
  });
});
