import { aCardPayment, aPurchase } from '../../../test/builders/purchase.builder.js';
import {
  amountDue,
  beginningOf,
  canRequestBalance,
  endUnpaid,
  firstInstalmentOf,
  followUp,
  instalmentsOf,
  owesTransfer,
  payBy,
  payOnline,
  receiveBalance,
  remind,
  requestBalance,
  takesMoney,
  voidOnline,
} from './instalments.js';
import type { OrderStatus } from './order-status.js';
import { Order } from './order.js';
import { BANK_TRANSFER } from './payment.js';

const TRANSFER = { method: BANK_TRANSFER, transactionId: null, reference: null, attemptId: null };
/** A Thursday afternoon in Bogota. */
const PLACED = new Date('2026-01-15T20:00:00Z');
const LATER = new Date('2026-02-03T15:00:00Z');
const TOTAL = 782_000;
const HALF = 391_000;
const staff = { at: LATER, actor: 'taller@sigerist.co', note: '' };

function anOrder(firstInstalment: number | null = HALF): Order {
  const placement = {
    purchase: aPurchase(),
    payment: TRANSFER,
    status: 'pending_transfer',
    reviewReason: null,
  } as const;
  return Object.assign(Order.place(crypto.randomUUID(), { ...placement, firstInstalment }, PLACED), {
    number: 'SIG-7K2QXM',
  });
}

/** An order whose first half came by transfer, moved on to `status`. */
function begun(...moves: OrderStatus[]): Order {
  const order = anOrder();
  order.changeTo('paid', { ...staff, received: { amount: HALF, reference: 'M-1' } });
  for (const status of moves) order.changeTo(status, staff);
  return order;
}

function online(amount = HALF, isMadeAlready = false) {
  const { transactionId, ...payment } = aCardPayment();
  return { ...payment, transactionId: transactionId!, amount, isMadeAlready };
}

describe('an order in two instalments', () => {
  it.each([
    [782_000, 391_000],
    [445_001, 222_501],
    [1, 1],
  ])('splits $%i into a first half of $%i, rounded up', (total, first) => {
    expect(firstInstalmentOf(total)).toBe(first);
  });

  it.each([
    [782_000, 1, null],
    [782_000, 2, 391_000],
    [1, 2, null],
    [0, 2, null],
  ] as const)('begins $%i in %i parts with %s', (total, parts, first) => {
    expect(beginningOf(total, parts)).toBe(first);
  });

  it('owes the first half with its own reference, until the fifth business day', () => {
    const order = anOrder();
    expect(amountDue(order)).toBe(HALF);
    expect(instalmentsOf(order)).toEqual([
      { amount: HALF, reference: 'SIG-7K2QXM-1', state: 'due', payBy: '2026-01-22', paidAt: null },
      { amount: HALF, reference: 'SIG-7K2QXM-2', state: 'waiting', payBy: null, paidAt: null },
    ]);
  });

  it('begins with the first half, without a note, and owes the rest', () => {
    const order = begun();
    expect([order.status, order.balance, amountDue(order)]).toEqual(['paid', HALF, HALF]);
    expect(instalmentsOf(order).map(({ state, paidAt }) => [state, paidAt])).toEqual([
      ['paid', LATER],
      ['waiting', null],
    ]);
  });

  it('needs an explanation for any other first amount than half or all', () => {
    const order = anOrder();
    const received = { amount: 300_000, reference: 'M-1' };
    expect(() => order.changeTo('paid', { ...staff, received })).toThrow(/explica la diferencia/);
    order.changeTo('paid', { ...staff, note: 'Acordamos', received });
    expect(order.balance).toBe(TOTAL - 300_000);
  });

  it('owes nothing more when all of it is transferred at once', () => {
    const order = anOrder();
    order.changeTo('paid', { ...staff, received: { amount: TOTAL, reference: 'M-1' } });
    expect([order.balance, amountDue(order)]).toEqual([0, 0]);
    expect(instalmentsOf(order).map(({ state }) => state)).toEqual(['paid', 'paid']);
  });

  it('asks for the rest once, when the piece is finished', () => {
    const order = begun('in_production');
    expect(canRequestBalance(order)).toBe(true);
    requestBalance(order, staff);
    expect(instalmentsOf(order)[1]).toMatchObject({ state: 'due', payBy: '2026-02-10' });
    expect(() => requestBalance(order, staff)).toThrow('ya se pidió');
    expect([order.status, order.history.at(-1)!.event]).toEqual(['in_production', 'balance_requested']);
  });

  it.each<OrderStatus>(['shipped'])(
    'does not enter %s before the rest is paid, unless a note explains it',
    (status) => {
      const order = begun('in_production');
      expect(() => order.changeTo(status, staff)).toThrow('Falta el saldo');
      expect(() => order.changeTo(status, { ...staff, shipsUnpaid: true })).toThrow('Falta el saldo');
      order.changeTo(status, { ...staff, shipsUnpaid: true, note: 'Paga al recibir' });
      expect([order.status, order.balance]).toEqual(['shipped', HALF]);
      expect(order.history.at(-1)).not.toHaveProperty('shipsUnpaid');
    },
  );

  it('ships after the rest was received, which leaves the status as it is', () => {
    const order = begun('in_production');
    receiveBalance(order, { ...staff, received: { amount: HALF, reference: 'M-2' } });
    expect([order.status, order.balance, order.received]).toEqual([
      'in_production',
      0,
      { amount: TOTAL, reference: 'M-1, M-2' },
    ]);
    order.changeTo('shipped', staff);
  });

  it('refuses a second transfer under the reference of the first, of another amount, or of nothing', () => {
    const order = begun();
    const receive = (amount: number | undefined, reference: string) => () =>
      receiveBalance(order, { ...staff, received: { amount, reference } });
    expect(receive(HALF, 'm 1')).toThrow('ya está registrada');
    expect(receive(1_000, 'M-2')).toThrow(/explica la diferencia/);
    expect(receive(undefined, '')).toThrow('Escribe cuánto llegó');
    expect(order.balance).toBe(HALF);
  });

  it('owes the remaining amount when less than the rest is received with an explanation', () => {
    const order = begun();
    receiveBalance(order, { ...staff, note: 'Envía el resto mañana', received: { amount: 100_000, reference: 'M-2' } });
    expect(amountDue(order)).toBe(HALF - 100_000);
  });

  it('receives nothing more once it is paid', () => {
    const order = begun();
    receiveBalance(order, { ...staff, received: { amount: HALF, reference: 'M-2' } });
    expect(() => receiveBalance(order, { ...staff, received: { amount: 1, reference: 'M-3' } })).toThrow(
      'nada por pagar',
    );
    expect(() => requestBalance(order, staff)).toThrow('no tiene un saldo');
  });

  it.each([
    [300_000, TOTAL - 300_000],
    [500_000, TOTAL - 500_000],
  ])('shows parts that add up to the total when $%i began it', (first, rest) => {
    const order = anOrder();
    order.changeTo('paid', { ...staff, note: 'Acordamos', received: { amount: first, reference: 'M-1' } });
    expect(instalmentsOf(order).map(({ amount }) => amount)).toEqual([first, rest]);
  });

  it('is due at once when the piece was sent without it', () => {
    const order = begun('in_production');
    order.changeTo('shipped', { ...staff, shipsUnpaid: true, note: 'Paga al recibir' });
    expect(instalmentsOf(order)[1]).toMatchObject({ amount: HALF, state: 'due', payBy: null });
  });

  it('asks for nothing while a payment is in review', () => {
    const order = begun('in_production');
    requestBalance(order, staff);
    order.changeTo('payment_review', staff);
    expect([order.balance, amountDue(order), payBy(order)]).toEqual([HALF, 0, null]);
  });

  it('owes nothing while its money is refunded', () => {
    expect(amountDue(begun('refund_pending'))).toBe(0);
    expect(instalmentsOf(begun('refund_pending'))).toEqual([]);
  });
});

describe('an online payment of an order by transfer', () => {
  it('begins an order that waits for its transfer', () => {
    const order = anOrder();
    payOnline(order, online(), LATER);
    expect([order.status, order.balance, order.reviewReason]).toEqual(['paid', HALF, null]);
    expect(order.attemptIds).toHaveLength(1);
  });

  it('pays an order whole that is not split', () => {
    const order = anOrder(null);
    payOnline(order, online(TOTAL), LATER);
    expect([order.status, order.balance, instalmentsOf(order)]).toMatchObject(['paid', 0, [{ state: 'paid' }]]);
  });

  it('pays the rest of an order that is being made', () => {
    const order = begun('in_production');
    payOnline(order, online(), LATER);
    expect([order.status, order.balance, order.history.at(-1)!.event]).toEqual([
      'in_production',
      0,
      'instalment_received',
    ]);
  });

  it.each<[string, () => Order, boolean, string]>([
    ['the rest was paid meanwhile', () => (payOnlineTwice(), paidTwice), false, 'second_payment'],
    ['another order of these pieces has money', () => anOrder(), true, 'second_payment'],
    ['the order had ended', () => ended(), false, 'late_payment'],
  ])('goes to a person when %s', (_case, order, isMadeAlready, reason) => {
    const paid = order();
    payOnline(paid, online(HALF, isMadeAlready), LATER);
    expect([paid.status, paid.reviewReason, paid.holdsMoney]).toEqual(['payment_review', reason, true]);
  });

  it('goes to a person when it is more than the order still owes', () => {
    const order = anOrder();
    order.changeTo('paid', { ...staff, note: 'Acordamos', received: { amount: 700_000, reference: 'M-1' } });
    payOnline(order, online(), LATER);
    expect([order.status, order.reviewReason]).toEqual(['payment_review', 'second_payment']);
  });

  it('leaves the reason of a review as it is when money comes meanwhile', () => {
    const order = begun('in_production');
    const payment = online();
    payOnline(order, payment, LATER);
    voidOnline(order, payment.transactionId, LATER);
    payOnline(order, online(), LATER);
    expect([order.status, order.openReview, order.balance]).toEqual(['payment_review', 'voided', 0]);
    expect(order.reasonOf(order.history.at(-1)!)).toBeNull();
  });

  it('is not recorded again as a transfer', () => {
    const order = anOrder();
    endUnpaid(order, LATER);
    const payment = online();
    payOnline(order, payment, LATER);
    const received = { amount: HALF, reference: payment.transactionId.toUpperCase() };
    expect(() => order.changeTo('paid', { ...staff, received })).toThrow('ya está registrada');
    order.changeTo('paid', staff);
    expect(order.paidBy).toEqual({ method: 'CARD', transactionId: payment.transactionId, amount: HALF });
  });

  it('can be requested again after the provider voided it', () => {
    const order = begun('in_production');
    requestBalance(order, staff);
    const payment = online();
    payOnline(order, payment, LATER);
    voidOnline(order, payment.transactionId, LATER);
    order.changeTo('paid', staff);
    expect([payBy(order), canRequestBalance(order)]).toEqual([null, true]);
  });

  it('stays recorded with an order whose money is being refunded', () => {
    const order = begun('refund_pending');
    payOnline(order, online(), LATER);
    expect([order.status, order.received!.amount]).toEqual(['refund_pending', TOTAL]);
    expect(takesMoney(order)).toBe(true);
    order.changeTo('refunded', { ...staff, note: 'Comprobante 7' });
    expect(takesMoney(order)).toBe(false);
  });

  it('no longer counts when the provider takes it back', () => {
    const order = begun('in_production');
    const payment = online();
    payOnline(order, payment, LATER);
    voidOnline(order, payment.transactionId, LATER);
    expect([order.status, order.reviewReason, order.received!.amount]).toEqual(['payment_review', 'voided', HALF]);
    expect(order.balance).toBe(HALF);
  });

  it('leaves no money when the first half is taken back, so that staff can confirm a transfer instead', () => {
    const order = anOrder();
    const payment = online();
    payOnline(order, payment, LATER);
    voidOnline(order, payment.transactionId, LATER);
    expect([order.holdsMoney, order.needsReceived('paid'), order.promised]).toEqual([false, true, null]);
  });

  it.each<[string, (order: Order) => void]>([
    ['its balance was asked for', (order) => requestBalance(order, staff)],
    ['the customer was reminded', (order) => remind(order, LATER)],
    [
      'staff had reviewed and accepted it',
      (order) => {
        order.changeTo('payment_review', staff);
        order.changeTo('paid', staff);
      },
    ],
  ])('leaves no money when the first half is taken back after %s', (_case, happen) => {
    const order = anOrder();
    const payment = online();
    payOnline(order, payment, LATER);
    happen(order);
    voidOnline(order, payment.transactionId, LATER);
    expect([order.holdsMoney, order.needsReceived('paid'), amountDue(order)]).toEqual([false, true, 0]);
  });

  const paidTwice = begun();
  function payOnlineTwice() {
    payOnline(paidTwice, online(), LATER);
  }
  function ended(): Order {
    const order = anOrder();
    endUnpaid(order, LATER);
    return order;
  }
});

describe('the calendar of an order that waits for money', () => {
  const at = (day: string) => new Date(`${day}T15:00:00Z`);

  it.each([
    ['2026-01-19', null],
    ['2026-01-20', 'remind'],
    ['2026-01-30', 'remind'],
  ])('on %s asks for: %s', (today, step) => {
    expect(followUp(anOrder(), today)).toBe(step);
  });

  it('ends an order the day after its last day, once the customer was reminded', () => {
    const order = anOrder(null);
    remind(order, at('2026-01-20'));
    expect([followUp(order, '2026-01-22'), followUp(order, '2026-01-23')]).toEqual([null, 'end']);
    endUnpaid(order, at('2026-01-23'));
    expect([order.status, order.history.at(-1)]).toMatchObject([
      'cancelled',
      { actor: 'shop', event: 'payment_overdue' },
    ]);
    expect(followUp(order, '2026-02-23')).toBeNull();
  });

  it('leaves two business days after a late reminder', () => {
    const order = anOrder();
    remind(order, at('2026-02-06'));
    expect(payBy(order)).toBe('2026-02-10');
    expect([followUp(order, '2026-02-10'), followUp(order, '2026-02-11')]).toEqual([null, 'end']);
  });

  it('asks nothing of an order that a discount code made free, also of one that an earlier release left to staff', () => {
    const order = anOrder(null);
    order.purchase = aPurchase({ discountAmount: TOTAL, finalTotal: 0 });
    expect([followUp(order, '2026-01-20'), followUp(order, '2026-06-01'), payBy(order)]).toEqual([null, null, null]);
    expect([order.needsReceived('paid'), order.nextStatuses]).toEqual([false, ['paid', 'cancelled']]);
    order.changeTo('paid', staff);
    expect(order).toMatchObject({ isFree: true, holdsMoney: false, isBought: true, paidBy: { amount: 0 } });
    expect([instalmentsOf(order), amountDue(order), owesTransfer(order)]).toEqual([[], 0, false]);
  });

  it('lets a free order be cancelled until it ships, and reviews no payment of it', () => {
    const order = anOrder(null);
    order.purchase = aPurchase({ discountAmount: TOTAL, finalTotal: 0 });
    const next = (status: OrderStatus) => {
      order.changeTo(status, staff);
      return order.nextStatuses;
    };
    expect(next('paid')).toEqual(['in_production', 'cancelled']);
    expect(next('in_production')).toEqual(['shipped', 'cancelled']);
    expect([next('shipped'), next('delivered')]).toEqual([['delivered'], []]);
    order.status = 'cancelled';
    expect(order.nextStatuses).toEqual([]);
  });

  it('reminds of the rest once and never ends an order that is half paid', () => {
    const order = begun('in_production');
    expect(followUp(order, '2026-06-01')).toBeNull();
    requestBalance(order, staff);
    expect([followUp(order, '2026-02-05'), followUp(order, '2026-02-06')]).toEqual([null, 'remind']);
    remind(order, at('2026-02-06'));
    expect(followUp(order, '2026-06-01')).toBeNull();
  });
});
