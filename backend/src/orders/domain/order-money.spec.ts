import { aCardPayment, aPurchase } from '../../../test/builders/purchase.builder.js';
import { Order, type Placement } from './order.js';
import { anonymiseOrder } from './erase-order.js';

const NOW = new Date('2026-01-15T15:00:00Z');
const LATER = new Date('2026-01-16T15:00:00Z');

function anOrder(changes: Partial<Placement> = {}): Order {
  const placement = { purchase: aPurchase(), payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
  return Order.place(crypto.randomUUID(), { ...placement, ...changes }, NOW);
}

describe('money of an order', () => {
  const TRANSFER = { method: 'BANK_TRANSFER', transactionId: null, reference: null, attemptId: null };
  const received = { amount: 782_000, reference: 'M1029384' };
  const decision = { at: LATER, actor: 'taller@sigerist.co', note: '' };
  const aTransfer = () => anOrder({ payment: TRANSFER, status: 'pending_transfer' });
  const refusal = (code: string) => expect.objectContaining({ kind: 'invalid', code }) as Error;

  it('refuses to cancel an order with an approved payment', () => {
    for (const reviewReason of ['late_payment', 'second_payment'] as const) {
      const order = anOrder({ reviewReason });
      expect(order.nextStatuses).toEqual(['paid', 'refund_pending']);
      expect(() => order.changeTo('cancelled', decision)).toThrow(expect.objectContaining({ code: 'order.state' }));
      order.changeTo('refund_pending', decision);
      order.changeTo('refunded', { ...decision, note: 'Comprobante 77' });
      expect(order.status).toBe('refunded');
    }
  });

  it('allows cancelling or a new payment by transfer after a void', () => {
    const order = anOrder();
    order.voidedAt(NOW);
    expect(order.nextStatuses).toEqual(['paid', 'refund_pending', 'cancelled']);
    for (const status of ['paid', 'refund_pending'] as const) {
      expect(order.needsReceived(status)).toBe(true);
      expect(() => order.changeTo(status, decision)).toThrow(refusal('order.received_missing'));
    }
    order.changeTo('paid', { ...decision, received });
    order.changeTo('payment_review', decision);
    expect(order.nextStatuses).toEqual(['paid', 'refund_pending']);
  });

  it('adds up, and corrects, the transfers that pay a voided card order again', () => {
    const order = anOrder();
    order.voidedAt(NOW);
    order.changeTo('paid', { ...decision, note: 'Falta el resto', received: { amount: 40_000, reference: 'M1' } });
    order.changeTo('payment_review', { ...decision, received: { amount: 400_000, reference: 'm-1' } });
    expect(order.paidBy.amount).toBe(400_000);
    order.changeTo('paid', { ...decision, received: { amount: 382_000, reference: 'M2' } });
    expect(order.paidBy).toMatchObject({ method: 'BANK_TRANSFER', amount: 782_000 });
  });

  it('confirms a transfer with amount and reference and keeps both in the history', () => {
    const order = aTransfer();
    expect(order.nextStatuses.filter((status) => order.needsReceived(status))).toEqual(['paid']);
    for (const incomplete of [undefined, {}, { amount: 782_000 }, { reference: 'M1' }, { amount: 0, reference: '' }])
      expect(() => order.changeTo('paid', { ...decision, received: incomplete })).toThrow(
        refusal('order.received_missing'),
      );
    expect(order.status).toBe('pending_transfer');
    order.changeTo('paid', { ...decision, received });
    expect(order.history.at(-1)).toEqual({ ...decision, status: 'paid', received });
    expect(order.received).toEqual(received);
    order.changeTo('payment_review', decision);
    expect(order.nextStatuses).toEqual(['paid', 'refund_pending']);
    expect(order.needsReceived('paid')).toBe(false);
  });

  it('requires a note when the transferred amount differs', () => {
    const order = aTransfer();
    const other = { ...decision, received: { ...received, amount: 780_000 } };
    expect(() => order.changeTo('paid', other)).toThrow(refusal('order.received_differs'));
    order.changeTo('paid', { ...other, note: 'El banco cobró $2.000; los asumimos.' });
    expect(order.status).toBe('paid');
  });

  it('requires a late transfer to be confirmed before production or refund', () => {
    const order = aTransfer();
    order.changeTo('cancelled', decision);
    order.changeTo('payment_review', decision);
    expect(order.nextStatuses).toEqual(['paid', 'refund_pending', 'cancelled']);
    expect(() => order.changeTo('paid', decision)).toThrow(refusal('order.received_missing'));
    order.changeTo('refund_pending', { ...decision, received: { ...received, amount: 100_000 } });
    expect(order.received?.amount).toBe(100_000);
  });

  it('refuses to cancel a review that recorded a late transfer', () => {
    const order = aTransfer();
    order.changeTo('cancelled', decision);
    order.changeTo('payment_review', { ...decision, received });
    expect(order.nextStatuses).toEqual(['paid', 'refund_pending']);
    order.changeTo('paid', decision);
    expect(order.status).toBe('paid');
  });

  it('requires a note to accept an order whose recorded transfer differs from its total', () => {
    const order = aTransfer();
    order.changeTo('cancelled', decision);
    order.changeTo('payment_review', { ...decision, received: { ...received, amount: 1_000 } });
    expect(() => order.changeTo('paid', decision)).toThrow(refusal('order.received_differs'));
    expect(order.status).toBe('payment_review');
    order.changeTo('paid', { ...decision, note: 'El resto lo paga al recibir.' });
    order.changeTo('payment_review', decision);
    expect(() => order.changeTo('paid', decision)).toThrow(refusal('order.received_differs'));
  });

  it('adds up the transfers of an order, which a refund repays together', () => {
    const order = aTransfer();
    order.changeTo('paid', { ...decision, received: { amount: 400_000, reference: 'M1' }, note: 'Falta el resto.' });
    order.changeTo('payment_review', { ...decision, received: { amount: 382_000, reference: 'M2' } });
    expect(order.received).toEqual({ amount: 782_000, reference: 'M1, M2' });
    order.changeTo('paid', decision);
    expect(order.paidBy.amount).toBe(782_000);
    anonymiseOrder(order, LATER);
    expect(order.received).toEqual({ amount: 782_000, reference: '1, 2' });
  });

  it('replaces a recorded transfer by the amount that staff confirm later under the same reference', () => {
    const order = aTransfer();
    order.changeTo('cancelled', decision);
    order.changeTo('payment_review', { ...decision, received: { ...received, amount: 1_000 } });
    order.changeTo('paid', { ...decision, received });
    expect(order.paidBy.amount).toBe(782_000);
  });

  it('requires no note to accept a card payment', () => {
    const order = anOrder({ reviewReason: 'late_payment' });
    order.changeTo('paid', decision);
    expect(order.status).toBe('paid');
  });

  it('rejects a transfer for a status that is not about payment', () => {
    expect(() => anOrder().changeTo('in_production', { ...decision, received })).toThrow(
      refusal('order.received_unexpected'),
    );
  });

  it('counts a transfer that an earlier release confirmed without an amount', () => {
    const order = aTransfer();
    order.changeTo('paid', { ...decision, received });
    order.history = order.history.map((change) => ({ ...change, received: undefined }));
    expect(order.needsReceived('refund_pending')).toBe(false);
    order.changeTo('refund_pending', decision);
    expect(order.status).toBe('refund_pending');
  });
});
