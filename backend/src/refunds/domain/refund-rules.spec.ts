import { aRefund } from '../../../test/builders/refund.builder.js';
import { hideAccount } from './refund-account.js';
import { refundDueOn, type RefundState, type RefundWay } from './refund.js';
import { problemOf, questionOf, waysOf } from './refundable-money.js';

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

  const partly = { committed: 100_000, committedOnline: 100_000, amount: 345_000 };
  const second = { ...card, transactionId: '1-2' };

  it.each([
    ['a part of a card payment', 'card_void', [card], { ...whole, amount: 100_000 }, 'no sirve para una parte'],
    ['the rest of a card payment', 'card_void', [card], partly, 'no sirve para una parte'],
    ['a card payment of which a part went back', 'card_void', [card], { ...whole, committed: 1 }, 'para una parte'],
    ['a card payment beside a transfer', 'card_void', [card, transfer], whole, 'no sirve para una parte'],
    ['PSE', 'card_void', [pse], whole, 'con tarjeta'],
    ['a bank transfer', 'card_void', [transfer], whole, 'con tarjeta'],
    ['a bank transfer', 'provider_panel', [transfer], whole, 'no se pagó en línea'],
    ['a part of PSE', 'provider_panel', [pse], { ...whole, amount: 100_000 }, 'solo se devuelve completo'],
    ['PSE of which a part went back', 'provider_panel', [pse], { ...whole, committed: 1 }, 'solo se devuelve completo'],
    ['two online payments', 'provider_panel', [card, second], whole, 'en varias partes'],
    ['two online payments and a transfer', 'provider_panel', [card, second, transfer], whole, 'en varias partes'],
    ['more than was paid online', 'provider_panel', [card, transfer], { ...whole, amount: 445_001 }, 'Es más'],
    ['more than is left of a card payment', 'provider_panel', [card], { ...partly, amount: 345_001 }, 'Es más'],
  ] as const)('says why %s has no %s', (_, way, payments, amounts, reason) => {
    expect(problemOf(way, { payments, ...amounts }, now)).toContain(reason);
    expect(problemOf('bank_transfer', { payments, ...amounts }, now)).toBeNull();
  });

  it.each([
    ['the rest of a card payment', [card], partly],
    ['PSE, all of it', [pse], whole],
    ['a card payment beside a transfer of which a part went back', [card, transfer], { ...whole, committed: 100_000 }],
  ])('offers the panel of the provider for %s', (_, payments, amounts) => {
    expect(problemOf('provider_panel', { payments, ...amounts }, now)).toBeNull();
  });

  it('counts earlier refunds of the payments that are held, and which of them the provider gives back', () => {
    const earlier = [
      aRefund({ amount: 1, way: 'provider_panel', transactionId: '1-1' }),
      aRefund({ amount: 20, way: 'bank_transfer', transactionId: '1-1' }),
      aRefund({ amount: 300, way: 'bank_transfer', transactionId: null }),
      aRefund({ amount: 4_000, way: 'card_void', transactionId: 'voided since' }),
    ];
    const question = { payments: [card, transfer], amount: 5 };
    expect(questionOf([card, transfer], earlier, 5)).toEqual({ ...question, committed: 321, committedOnline: 1 });
    expect(questionOf([transfer], earlier, 5)).toMatchObject({ committed: 300, committedOnline: 0 });
    const unknown = aRefund({ amount: 7, way: 'provider_panel', transactionId: null });
    expect(questionOf([card, second], [unknown, ...earlier], 5)).toMatchObject({ committed: 328, committedOnline: 0 });
  });
});

describe('the last day of a refund', () => {
  // Wednesday evening in Bogotá, Thursday in UTC.
  const askedAt = new Date('2026-11-26T02:00:00Z');

  it('counts 15 calendar days for a withdrawal, and business days without holidays for the guarantee', () => {
    expect(refundDueOn('retracto', askedAt)).toBe('2026-12-10');
    expect(refundDueOn('incumplimiento', askedAt)).toBe('2026-12-10');
    // The Immaculate Conception, 8 December, does not count.
    for (const reason of ['garantia', 'reversion', 'cortesia'] as const)
      expect(refundDueOn(reason, askedAt)).toBe('2026-12-17');
  });
});

describe('a refund', () => {
  const step = { at: new Date(), actor: 'ana@example.com', note: '' };

  it.each<[RefundState, RefundWay, string[]]>([
    ['asked', 'bank_transfer', ['isCounted', 'isOpen', 'takesEvidenceFile']],
    ['approved', 'bank_transfer', ['isCounted', 'isOpen', 'needsAccount', 'takesEvidenceFile']],
    ['approved', 'provider_panel', ['isCounted', 'isOpen', 'takesEvidenceFile']],
    ['asked', 'card_void', ['isCounted', 'isOpen', 'takesEvidenceFile']],
    ['approved', 'card_void', ['isCounted', 'isOpen', 'isVoiding', 'takesEvidenceFile']],
    ['under_way', 'card_void', ['isCounted', 'isOpen', 'isVoiding', 'takesEvidenceFile']],
    ['under_way', 'bank_transfer', ['isCounted', 'isOpen', 'takesEvidenceFile']],
    ['failed', 'card_void', ['isOpen', 'takesEvidenceFile']],
    ['done', 'bank_transfer', ['isCounted', 'takesEvidenceFile']],
    ['refused', 'bank_transfer', []],
  ])('that is %s by %s answers yes to %j alone', (state, way, expected) => {
    const refund = aRefund({ state, way });
    const questions = ['isCounted', 'isOpen', 'isVoiding', 'needsAccount', 'takesEvidenceFile'] as const;
    expect(questions.filter((question) => refund[question])).toEqual(expected);
  });

  it('needs neither the account nor the file twice', () => {
    const account = { bank: 'Nequi', type: 'deposito', number: '3001234567', holder: 'Laura' } as const;
    const withAccount = { account: { ...account, documentType: 'CC', document: '1020304050' } } as const;
    expect(aRefund({ state: 'approved', ...withAccount }).needsAccount).toBe(false);
    const evidenceFile = { id: crypto.randomUUID(), uploadDigest: 'x' };
    expect(aRefund({ state: 'done', evidenceFile }).takesEvidenceFile).toBe(false);
    expect(aRefund({ state: 'approved', evidenceFile }).takesEvidenceFile).toBe(true);
  });

  it('is announced unless it is a proposal that no owner has approved', () => {
    const announced = (isProposal: boolean, approvedBy: string | null) =>
      aRefund({ isProposal, approvedBy }).isAnnounced;
    expect([announced(false, null), announced(true, null), announced(true, 'ana@example.com')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('keeps its state with a note', () => {
    const refund = aRefund();
    refund.note(step);
    expect([refund.state, refund.history.length, refund.history[1]]).toEqual(['asked', 2, { ...step, state: 'asked' }]);
  });

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
