import { paid, returned, reverse } from '../../../test/builders/order.builder.js';
import { aCardPayment, aPurchase } from '../../../test/builders/purchase.builder.js';
import { Order } from './order.js';
import type { Placement } from './placement.js';

const NOW = new Date('2026-01-15T15:00:00Z');
const LATER = new Date('2026-01-16T15:00:00Z');
const TRANSFER = { method: 'BANK_TRANSFER', transactionId: null, reference: null, attemptId: null };
const decision = { at: LATER, actor: 'taller@sigerist.co', note: '' };

function anOrder(changes: Partial<Placement> = {}): Order {
  const placement = { purchase: aPurchase(), payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
  const order = Order.place(crypto.randomUUID(), { ...placement, ...changes }, NOW);
  return order.payment.transactionId === null ? order : paid(order, {}, NOW);
}

const aTransfer = () => anOrder({ payment: TRANSFER, status: 'pending_transfer' });

describe('money of an order', () => {
  it('is refunded while the shop holds it, and its order never cancelled', () => {
    for (const reviewReason of ['late_payment', 'second_payment'] as const) {
      const order = anOrder({ reviewReason });
      expect(order.nextStatuses).toEqual(['paid', 'refund_pending']);
      expect(() => order.changeTo('cancelled', decision)).toThrow(expect.objectContaining({ code: 'order.state' }));
      order.changeTo('refund_pending', decision);
      order.changeTo('refunded', { ...decision, note: 'Comprobante 77' });
      expect(order.status).toBe('refunded');
    }
  });

  it('that was voided must come again before the order is made, and is not given back', () => {
    const order = anOrder();
    order.voidedAt(NOW);
    reverse(order, LATER);
    expect(order.nextStatuses).toEqual(['paid', 'cancelled']);
    expect(() => order.changeTo('paid', decision)).toThrow(expect.objectContaining({ code: 'order.received_missing' }));
    paid(order, { ...TRANSFER, provider: null }, LATER);
    order.changeTo('paid', decision);
    expect([order.status, order.currentPayment.method]).toEqual(['paid', 'BANK_TRANSFER']);
    order.changeTo('payment_review', decision);
    expect(order.nextStatuses).toEqual(['paid', 'refund_pending']);
  });

  it('begins an order by transfer only when all of it has come', () => {
    const order = aTransfer();
    paid(order, { amount: 400_000 }, LATER);
    expect(() => order.changeTo('paid', decision)).toThrow(expect.objectContaining({ code: 'order.received_missing' }));
    expect(order.status).toBe('pending_transfer');
    paid(order, { amount: 382_000 }, LATER);
    order.changeTo('paid', decision);
    expect(order.status).toBe('paid');
  });

  it('that came late is reviewed before it is made or given back', () => {
    const order = aTransfer();
    order.changeTo('cancelled', decision);
    expect(order.nextStatuses).toEqual(['payment_review']);
    paid(order, { amount: 100_000 }, LATER);
    order.changeTo('payment_review', decision);
    expect(order.nextStatuses).toEqual(['paid', 'refund_pending']);
    expect(() => order.changeTo('paid', decision)).toThrow(expect.objectContaining({ code: 'order.received_missing' }));
  });

  it('is in the payments of the order until it is taken back', () => {
    const order = anOrder();
    expect(order.payments).toMatchObject([{ method: 'CARD', amount: 782_000, at: NOW }]);
    returned(order, 82_000, LATER);
    expect(order.payments).toHaveLength(1);
    const voided = anOrder();
    reverse(voided, LATER);
    expect([voided.payments, voided.paymentOf(voided.payment.transactionId!)?.amount]).toEqual([[], 782_000]);
  });

  it('is found by the transaction of the payment, not by that of a void', () => {
    const order = anOrder();
    const { transactionId } = order.payment;
    const [payment] = order.money.entries;
    const reversal = { ...payment!, id: 'reversal', kind: 'reversal', reverses: payment!.id } as const;
    order.money = { ...order.money, entries: [reversal, payment!] };
    expect(order.paymentOf(transactionId!)).toBe(payment);
    expect([order.payments, order.currentPayment]).toEqual([[], order.payment]);
  });

  it('stays in the payments when a refund names the payment that it gives back', () => {
    const order = anOrder();
    const [payment] = order.money.entries;
    const refund = { ...payment!, id: 'refund', kind: 'refund', reverses: payment!.id } as const;
    order.money = { ...order.money, entries: [payment!, refund] };
    expect(order.payments).toEqual([payment]);
  });

  it('is missing when the parcel leaves, with the field that explains it', () => {
    const order = paid(
      anOrder({ payment: TRANSFER, status: 'pending_transfer', firstInstalment: 391_000 }),
      { amount: 391_000 },
      LATER,
    );
    for (const status of ['paid', 'in_production'] as const) order.changeTo(status, decision);
    const fields = { note: 'Explica por qué sale sin el saldo' };
    expect(() => order.changeTo('shipped', decision)).toThrow(expect.objectContaining({ fields }));
  });

  it('counts as bought when it came or when there is none to pay', () => {
    expect([anOrder().isBought, aTransfer().isBought]).toEqual([true, false]);
    const purchase = aPurchase({ discountAmount: 782_000, finalTotal: 0 });
    expect(anOrder({ purchase, payment: TRANSFER, status: 'pending_transfer' }).isBought).toBe(true);
  });
});
