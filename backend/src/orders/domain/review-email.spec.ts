import { paid, receiveOnline, receiveTransfer, returned, voidPayment } from '../../../test/builders/order.builder.js';
import { aCardPayment, aPurchase } from '../../../test/builders/purchase.builder.js';
import { stopForContradiction } from './contradiction.js';
import { Order } from './order.js';
import type { ReviewReason } from './order-change.js';
import type { OrderStatus } from './order-status.js';
import { reviewEmailOf } from './review-email.js';

const NOW = new Date('2026-01-15T15:00:00Z');

/** All orders here are of the same cart lines. */
const { lines: LINES } = aPurchase();

function anOrder(reviewReason: ReviewReason | null, ...statuses: OrderStatus[]): Order {
  const purchase = { ...aPurchase(), lines: LINES };
  const placement = { purchase, payment: aCardPayment(), status: 'paid', reviewReason } as const;
  const order = paid(Order.place(crypto.randomUUID(), placement, NOW), {}, NOW);
  for (const status of statuses) order.changeTo(status, { at: NOW, actor: 'taller@sigerist.co', note: '' });
  return order;
}

const voided = (order: Order) => voidPayment(order, NOW);

function refunded(order: Order): Order {
  returned(order, order.money.held, NOW);
  order.changeTo('refunded', { at: NOW, actor: 'taller@sigerist.co', note: 'Comprobante 77' });
  return order;
}

const emailOf = (order: Order, ...others: Order[]) => reviewEmailOf(order, order.history.length - 1, others);

describe('the email about a review', () => {
  it.each(['late_payment', 'second_payment', null] as const)('explains the reason %s', (reason) => {
    expect(emailOf(anOrder(reason))).toBe(reason);
  });

  it('offers to pay again after a void, while no other order has these pieces', () => {
    expect(emailOf(voided(anOrder(null, 'in_production')))).toBe('voided');
  });

  it.each<OrderStatus[]>([
    ['in_production', 'shipped'],
    ['in_production', 'shipped', 'delivered'],
    ['in_production', 'shipped', 'payment_review'],
    ['in_production', 'shipped', 'payment_review', 'paid'],
  ])('does not speak of a pause when the parcel has left: %s, %s, %s, %s', (...statuses) => {
    expect(emailOf(voided(anOrder(null, ...statuses)))).toBe('voided_sent');
  });

  it('asks for no action when a second payment was voided and the first order is paid', () => {
    expect(emailOf(voided(anOrder('second_payment')), anOrder(null))).toBe('voided_second');
  });

  it('asks for no action when a late payment was voided and another order of the pieces is paid', () => {
    expect(emailOf(voided(anOrder('late_payment')), anOrder(null))).toBe('voided_second');
    expect(emailOf(voided(anOrder('late_payment', 'paid')), anOrder(null))).toBe('voided');
  });

  it.each<[string, Order]>([
    ['was voided as well', voided(anOrder(null))],
    ['is being refunded', anOrder(null, 'refund_pending')],
    ['was refunded', refunded(anOrder(null, 'refund_pending'))],
  ])('offers to pay again when a second payment was voided and the first order %s', (_, first) => {
    expect(emailOf(voided(anOrder('second_payment')), first)).toBe('voided');
  });

  it('offers to pay again when staff had accepted the second payment as an order of its own', () => {
    expect(emailOf(voided(anOrder('second_payment', 'paid')), anOrder(null))).toBe('voided');
    expect(emailOf(voided(anOrder('second_payment', 'paid', 'payment_review')), anOrder(null))).toBe('voided');
    expect(emailOf(voided(anOrder(null)), anOrder('second_payment', 'paid'))).toBe('voided');
  });

  it('does not ask to pay again when the first payment was voided and the shop holds the second', () => {
    expect(emailOf(voided(anOrder(null, 'in_production')), anOrder('second_payment'))).toBe('voided_first');
    expect(emailOf(voided(anOrder('late_payment')), anOrder('second_payment'))).toBe('voided_first');
  });

  it('does not offer to pay again when the shop holds money for some pieces of a voided order', () => {
    const withOneMore = (order: Order) => {
      const [line] = order.purchase.lines;
      const lines = [...order.purchase.lines, { ...line!, cartLineId: crypto.randomUUID() }];
      order.purchase = { ...order.purchase, lines };
      return order;
    };
    expect(emailOf(voided(withOneMore(anOrder('second_payment'))), anOrder(null))).toBe('voided_partly');
    expect(emailOf(voided(withOneMore(anOrder(null))), anOrder('second_payment'))).toBe('voided_partly');
    expect(emailOf(voided(anOrder('second_payment')), withOneMore(anOrder(null)))).toBe('voided_second');
  });

  it('does not call a third payment the first order', () => {
    const others = [voided(anOrder(null)), anOrder('second_payment')];
    expect(emailOf(voided(anOrder('second_payment')), ...others)).toBe('voided_first');
  });

  it('offers to pay again when the first payment was voided and the second is not held any more', () => {
    expect(emailOf(voided(anOrder(null)), anOrder('second_payment', 'refund_pending'))).toBe('voided');
    expect(emailOf(voided(anOrder(null)), voided(anOrder('second_payment')))).toBe('voided');
  });

  it('repeats the email about the void after the order was shipped later', () => {
    const order = voided(anOrder(null));
    paid(order, { transactionId: null, provider: null }, NOW);
    for (const status of ['paid', 'in_production', 'shipped'] as const)
      order.changeTo(status, { at: NOW, actor: 'x', note: '' });
    expect(reviewEmailOf(order, 1, [])).toBe('voided');
  });

  it('says nothing about a contradiction before a person has decided', () => {
    const order = anOrder(null, 'in_production');
    stopForContradiction(order, NOW);
    expect(emailOf(order)).toBeNull();
  });

  describe('of an order by transfer', () => {
    const TOTAL = 782_000;
    const aTransfer = (firstInstalment: number | null) => {
      const payment = { method: 'BANK_TRANSFER', transactionId: null, reference: null, attemptId: null };
      const placement = { payment, status: 'pending_transfer', reviewReason: null, firstInstalment } as const;
      return Order.place(crypto.randomUUID(), { ...placement, purchase: { ...aPurchase(), lines: LINES } }, NOW);
    };

    it('says that the rest was voided while the first part is still there', () => {
      const order = receiveTransfer(aTransfer(TOTAL / 2), TOTAL / 2, NOW);
      voidPayment(order, NOW, receiveOnline(order, TOTAL / 2, NOW));
      expect(emailOf(order)).toBe('voided_instalment');
    });

    it('offers to pay again when nothing is left, also when it was paid again later', () => {
      const order = aTransfer(null);
      voidPayment(order, NOW, receiveOnline(order, TOTAL, NOW));
      const step = order.history.length - 1;
      expect(reviewEmailOf(order, step, [])).toBe('voided');
      receiveTransfer(order, TOTAL, NOW);
      expect(reviewEmailOf(order, step, [])).toBe('voided');
    });

    it('is none when a payment came twice: the order keeps its status', () => {
      const twice = receiveTransfer(aTransfer(null), TOTAL, NOW);
      receiveOnline(twice, TOTAL, NOW);
      expect(emailOf(twice)).toBeNull();
    });

    it('counts as the second one from the payment that came after its end, also when it was paid before', () => {
      const late = returned(receiveTransfer(aTransfer(null), TOTAL, NOW), TOTAL, NOW);
      for (const status of ['payment_review', 'cancelled'] as const)
        late.changeTo(status, { at: NOW, actor: 'taller@sigerist.co', note: '' });
      receiveOnline(late, TOTAL, NOW);
      expect(emailOf(late)).toBe('late_payment');
      expect(emailOf(voided(anOrder(null)), late)).toBe('voided_first');
    });
  });

  it('asks for no action when a second payment was voided and the first order is being made', () => {
    expect(emailOf(voided(anOrder('second_payment')), anOrder(null, 'in_production'))).toBe('voided_second');
  });
});
