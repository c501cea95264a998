import { aCardPayment, aPurchase } from '../../../test/builders/purchase.builder.js';
import { Order, type Placement } from './order.js';

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

  it('that was approved cannot be hidden by cancelling its order', () => {
    for (const reviewReason of ['late_payment', 'second_payment'] as const) {
      const order = anOrder({ reviewReason });
      expect(order.nextStatuses).toEqual(['paid', 'refund_pending']);
      expect(() => order.changeTo('cancelled', decision)).toThrow(expect.objectContaining({ code: 'order.state' }));
      order.changeTo('refund_pending', decision);
      order.changeTo('refunded', { ...decision, note: 'Comprobante 77' });
      expect(order.status).toBe('refunded');
    }
  });

  it('that was voided is not there: the order may be cancelled, or paid again by transfer', () => {
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

  it('of a transfer is confirmed with amount and reference, which the history keeps', () => {
    const order = aTransfer();
    expect(order.nextStatuses.filter((status) => order.needsReceived(status))).toEqual(['paid']);
    for (const incomplete of [undefined, {}, { amount: 782_000 }, { reference: 'M1' }, { amount: 0, reference: '' }])
      expect(() => order.changeTo('paid', { ...decision, received: incomplete })).toThrow(
        refusal('order.received_missing'),
      );
    expect(order.status).toBe('pending_transfer');
    order.changeTo('paid', { ...decision, received });
    expect(order.history.at(-1)).toEqual({ ...decision, status: 'paid', received });
    expect(order.confirmation).toMatchObject({ received, actor: 'taller@sigerist.co', at: LATER });
    order.changeTo('payment_review', decision);
    expect(order.nextStatuses).toEqual(['paid', 'refund_pending']);
    expect(order.needsReceived('paid')).toBe(false);
  });

  it('of another amount needs a note that explains it', () => {
    const order = aTransfer();
    const other = { ...decision, received: { ...received, amount: 780_000 } };
    expect(() => order.changeTo('paid', other)).toThrow(refusal('order.received_differs'));
    order.changeTo('paid', { ...other, note: 'El banco cobró $2.000; los asumimos.' });
    expect(order.status).toBe('paid');
  });

  it('of a transfer that arrived late is confirmed before the order is made or refunded', () => {
    const order = aTransfer();
    order.changeTo('cancelled', decision);
    order.changeTo('payment_review', decision);
    expect(order.nextStatuses).toEqual(['paid', 'refund_pending', 'cancelled']);
    expect(() => order.changeTo('paid', decision)).toThrow(refusal('order.received_missing'));
    order.changeTo('refund_pending', { ...decision, received: { ...received, amount: 100_000 } });
    expect(order.confirmation?.received.amount).toBe(100_000);
  });

  it('of a late transfer may be recorded with the review, which then cannot be cancelled', () => {
    const order = aTransfer();
    order.changeTo('cancelled', decision);
    order.changeTo('payment_review', { ...decision, received });
    expect(order.nextStatuses).toEqual(['paid', 'refund_pending']);
    order.changeTo('paid', decision);
    expect(order.status).toBe('paid');
  });

  it('is not recorded with a state that says nothing of money', () => {
    expect(() => anOrder().changeTo('in_production', { ...decision, received })).toThrow(
      refusal('order.received_unexpected'),
    );
  });

  it('of a transfer that an earlier release confirmed without its amount is known', () => {
    const order = aTransfer();
    order.changeTo('paid', { ...decision, received });
    order.history = order.history.map((change) => ({ ...change, received: undefined }));
    expect(order.needsReceived('refund_pending')).toBe(false);
    order.changeTo('refund_pending', decision);
    expect(order.status).toBe('refund_pending');
  });
});
