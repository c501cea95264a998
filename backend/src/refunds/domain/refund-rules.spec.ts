import { aRefund } from '../../../test/builders/refund.builder.js';
import { hideAccount } from './refund-account.js';
import { refundDueOn } from './refund.js';
import { problemOf, waysOf } from './refundable-money.js';

describe('ways to give money back', () => {
  const movedAt = new Date('2026-11-25T15:00:00Z');
  const now = new Date('2026-11-25T23:00:00Z');
  const card = { method: 'CARD', transactionId: '1-1', amount: 445_000, movedAt };
  const pse = { ...card, method: 'PSE' };
  const transfer = { ...card, method: 'BANK_TRANSFER', transactionId: null };
  const whole = { committed: 0, committedOnline: 0, amount: 445_000 };

  it('voids a whole card payment of the same day in Bogotá, and lists what is possible first', () => {
    expect(waysOf({ payments: [card], ...whole }, now).map(({ problem }) => problem)).toEqual([null, null, null]);
    const tomorrow = new Date('2026-11-26T05:00:00Z');
    expect(waysOf({ payments: [card], ...whole }, tomorrow)).toMatchObject([
      { way: 'provider_panel', problem: null },
      { way: 'bank_transfer', problem: null },
      { way: 'card_void', problem: expect.stringContaining('mismo día') },
    ]);
  });

  it.each([
    ['a part of a card payment', 'card_void', { payments: [card], committed: 0, committedOnline: 0, amount: 100_000 }],
    [
      'the rest of a card payment',
      'card_void',
      { payments: [card], committed: 100_000, committedOnline: 0, amount: 345_000 },
    ],
    ['a card payment beside a transfer', 'card_void', { payments: [card, transfer], ...whole }],
    ['PSE', 'card_void', { payments: [pse], ...whole }],
    ['a bank transfer', 'card_void', { payments: [transfer], ...whole }],
    ['a bank transfer', 'provider_panel', { payments: [transfer], ...whole }],
    ['a part of PSE', 'provider_panel', { payments: [pse], committed: 0, committedOnline: 0, amount: 100_000 }],
    ['two online payments', 'provider_panel', { payments: [card, { ...card, transactionId: '1-2' }], ...whole }],
    [
      'more than was paid online',
      'provider_panel',
      { payments: [card, transfer], committed: 0, committedOnline: 0, amount: 445_001 },
    ],
  ] as const)('says why %s has no %s', (_, way, question) => {
    expect(problemOf(way, question, now)).toMatch(/\w/);
    expect(problemOf('bank_transfer', question, now)).toBeNull();
  });
});

describe('the last day of a refund', () => {
  // Wednesday evening in Bogotá, Thursday in UTC.
  const askedAt = new Date('2026-11-26T02:00:00Z');

  it('counts 15 calendar days for a withdrawal, and business days without holidays for the guarantee', () => {
    expect(refundDueOn('retracto', askedAt)).toBe('2026-12-10');
    expect(refundDueOn('incumplimiento', askedAt)).toBe('2026-12-10');
    // The Immaculate Conception, 8 December, does not count.
    expect(refundDueOn('garantia', askedAt)).toBe('2026-12-17');
    expect(refundDueOn('reversion', askedAt)).toBe('2026-12-17');
  });
});

describe('a refund', () => {
  const step = { at: new Date(), actor: 'ana@example.com', note: '' };

  it('goes through its states and no others', () => {
    const refund = aRefund();
    expect(() => refund.changeTo('under_way', step)).toThrow(expect.objectContaining({ code: 'refund.state' }));
    for (const state of ['approved', 'under_way', 'failed', 'approved', 'done'] as const) refund.changeTo(state, step);
    expect(refund.history).toHaveLength(6);
    for (const state of ['asked', 'approved', 'under_way', 'failed', 'refused'] as const)
      expect(() => refund.changeTo(state, step)).toThrow(expect.objectContaining({ code: 'refund.state' }));
  });

  it('loses the account of the customer with its end, except for four digits', () => {
    const account = { bank: 'Bancolombia', type: 'ahorros', number: '12345678901', holder: 'Laura' } as const;
    const refund = aRefund({ state: 'approved', linkDigest: 'x' });
    refund.account = { ...account, documentType: 'CC', document: '1020304050' };
    refund.accountHint = hideAccount(refund.account);
    refund.changeTo('under_way', step);
    expect(refund.account).not.toBeNull();
    refund.changeTo('done', step);
    expect(refund).toMatchObject({ account: null, linkDigest: null });
    expect(refund.accountHint).toEqual({ bank: 'Bancolombia', number: '•••• 8901' });
  });
});
