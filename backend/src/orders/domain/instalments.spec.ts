import { receiveOnline, receiveTransfer, reverse, voidPayment } from '../../../test/builders/order.builder.js';
import { aPurchase } from '../../../test/builders/purchase.builder.js';
import { ledgerOf } from '../../money/index.js';
import {
  owedNow,
  beginningOf,
  canRequestBalance,
  endUnpaid,
  firstInstalmentOf,
  followUp,
  acceptLess,
  correctReceipt,
  instalmentsOf,
  owesTransfer,
  payBy,
  remind,
  requestBalance,
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

const transfer = (order: Order, amount: number) => receiveTransfer(order, amount, LATER);
const payOnline = (order: Order, amount = HALF, isMadeAlready = false) =>
  receiveOnline(order, amount, LATER, isMadeAlready);
const voidOnline = (order: Order, transactionId: string) => voidPayment(order, LATER, transactionId);

/** An order whose first half came by transfer, moved on to `status`. */
function begun(...moves: OrderStatus[]): Order {
  const order = transfer(anOrder(), HALF);
  for (const status of moves) order.changeTo(status, staff);
  return order;
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
    expect(owedNow(order)).toBe(HALF);
    expect(instalmentsOf(order)).toEqual([
      { amount: HALF, reference: 'SIG-7K2QXM-1', state: 'due', payBy: '2026-01-22', paidAt: null },
      { amount: HALF, reference: 'SIG-7K2QXM-2', state: 'waiting', payBy: null, paidAt: null },
    ]);
  });

  it('begins with the first half, without a note, and owes the rest', () => {
    const order = begun();
    expect([order.status, order.money.owed, owedNow(order)]).toEqual(['paid', HALF, HALF]);
    expect(instalmentsOf(order).map(({ state, paidAt }) => [state, paidAt])).toEqual([
      ['paid', LATER],
      ['waiting', null],
    ]);
  });

  it('waits for the rest of the first half when less arrives, and begins with it', () => {
    const order = transfer(anOrder(), 300_000);
    expect([order.status, owedNow(order), order.money.owed]).toEqual([
      'pending_transfer',
      HALF - 300_000,
      TOTAL - 300_000,
    ]);
    expect(() => order.changeTo('paid', staff)).toThrow('Escribe cuánto llegó');
    expect(order.nextStatuses).toEqual(['paid', 'refund_pending']);
    transfer(order, HALF - 300_000);
    expect([order.status, owedNow(order)]).toEqual(['paid', HALF]);
  });

  it('waits for the rest of the whole when less arrives, shows how much, and is paid with it', () => {
    const order = transfer(anOrder(null), TOTAL - 1);
    expect([order.status, owedNow(order)]).toEqual(['pending_transfer', 1]);
    expect(instalmentsOf(order)).toMatchObject([{ amount: 1, state: 'due' }]);
    transfer(order, 1);
    expect([order.status, order.money.owed, instalmentsOf(order)]).toMatchObject(['paid', 0, [{ state: 'paid' }]]);
  });

  it('holds more than it costs, and owes nothing', () => {
    const order = transfer(anOrder(null), TOTAL + 5_000);
    expect(order).toMatchObject({ status: 'paid', money: { held: TOTAL + 5_000, owed: 0 } });
  });

  it('is made once the owner accepts less', () => {
    const order = transfer(anOrder(null), TOTAL - 2_000);
    order.money = { ...order.money, allowed: 2_000, owed: 0 };
    acceptLess(order, staff);
    expect([order.status, owedNow(order)]).toEqual(['paid', 0]);
    expect(instalmentsOf(order)).toMatchObject([{ amount: TOTAL - 2_000, state: 'paid' }]);
  });

  it.each<[OrderStatus[], OrderStatus]>([
    [[], 'pending_transfer'],
    [['payment_review'], 'pending_transfer'],
    [['in_production'], 'payment_review'],
  ])('waits again when its confirmation is corrected: after %j it is %s', (moves, status) => {
    const order = begun(...moves);
    correctReceipt(order, { ...staff, entry: reverse(order, LATER) });
    expect([order.status, order.money.held, order.promised]).toEqual([status, 0, null]);
    expect(owedNow(order)).toBe(status === 'pending_transfer' ? HALF : 0);
    // It waits from now on, not from when it was placed.
    if (status === 'pending_transfer') expect(payBy(order)).toBe('2026-02-10');
  });

  it('goes on when another payment is enough without the corrected one', () => {
    const order = transfer(begun('in_production'), HALF);
    correctReceipt(order, { ...staff, entry: reverse(order, LATER) });
    expect([order.status, order.money.owed]).toEqual(['in_production', HALF]);
  });

  it('owes nothing more when all of it is transferred at once', () => {
    const order = transfer(anOrder(), TOTAL);
    expect([order.money.owed, owedNow(order)]).toEqual([0, 0]);
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
      expect([order.status, order.money.owed]).toEqual(['shipped', HALF]);
      expect(order.history.at(-1)).not.toHaveProperty('shipsUnpaid');
    },
  );

  it('ships after the rest was received, which leaves the status as it is', () => {
    const order = begun('in_production');
    transfer(order, HALF);
    expect([order.status, order.money.owed, order.money.received]).toEqual(['in_production', 0, TOTAL]);
    order.changeTo('shipped', staff);
  });

  it('owes the remaining amount when less than the rest is received', () => {
    const order = transfer(begun(), 100_000);
    expect(owedNow(order)).toBe(HALF - 100_000);
  });

  it('is asked for nothing more once it is paid', () => {
    const order = transfer(begun(), HALF);
    expect(() => requestBalance(order, staff)).toThrow('no tiene un saldo');
  });

  it.each([
    [HALF, HALF],
    [500_000, TOTAL - 500_000],
  ])('shows parts that add up to the total when $%i began it', (first, rest) => {
    const order = transfer(anOrder(), first);
    expect(instalmentsOf(order).map(({ amount }) => amount)).toEqual([first, rest]);
  });

  it('is due at once when the piece was sent without it', () => {
    const order = begun('in_production');
    order.changeTo('shipped', { ...staff, shipsUnpaid: true, note: 'Paga al recibir' });
    expect(instalmentsOf(order)[1]).toMatchObject({ amount: HALF, state: 'due', payBy: null });
    requestBalance(order, staff);
    expect(() => requestBalance(order, staff)).toThrow('ya se pidió');
  });

  it('asks for nothing while a payment is in review', () => {
    const order = begun('in_production');
    requestBalance(order, staff);
    order.changeTo('payment_review', staff);
    expect([order.money.owed, owedNow(order), payBy(order)]).toEqual([HALF, 0, null]);
  });

  it('owes nothing while its money is refunded', () => {
    expect(owedNow(begun('refund_pending'))).toBe(0);
    expect(instalmentsOf(begun('refund_pending'))).toEqual([]);
  });
});

describe('an online payment of an order by transfer', () => {
  it('begins an order that waits for its transfer', () => {
    const order = anOrder();
    payOnline(order);
    expect([order.status, order.money.owed, order.reviewReason]).toEqual(['paid', HALF, null]);
    expect(order.payments).toHaveLength(1);
  });

  it('pays an order whole that is not split', () => {
    const order = anOrder(null);
    payOnline(order, TOTAL);
    expect([order.status, order.money.owed, instalmentsOf(order)]).toMatchObject(['paid', 0, [{ state: 'paid' }]]);
  });

  it('pays the rest of an order that is being made', () => {
    const order = begun('in_production');
    payOnline(order);
    expect([order.status, order.money.owed, order.history.at(-1)!.event]).toEqual([
      'in_production',
      0,
      'instalment_received',
    ]);
  });

  it.each<[string, () => Order, boolean, string]>([
    ['another order of these pieces has money', () => anOrder(), true, 'second_payment'],
    ['the order had ended', () => ended(), false, 'late_payment'],
  ])('goes to a person when %s', (_case, order, isMadeAlready, reason) => {
    const reviewed = order();
    payOnline(reviewed, HALF, isMadeAlready);
    expect([reviewed.status, reviewed.reviewReason]).toEqual(['payment_review', reason]);
    expect(reviewed.money.held).toBeGreaterThanOrEqual(HALF);
    // Its first half has come, and nothing is due while a person looks at it.
    expect(instalmentsOf(reviewed)).toMatchObject([
      { amount: HALF, state: 'paid', paidAt: LATER },
      { amount: HALF, state: 'waiting', payBy: null },
    ]);
  });

  it('begins an order also when it is more than the order still owes, which is excess', () => {
    const order = transfer(anOrder(null), 100_000);
    payOnline(order, TOTAL);
    expect([order.status, order.reviewReason, order.money.held]).toEqual(['paid', null, TOTAL + 100_000]);
  });

  it.each<OrderStatus[]>([['in_production'], ['in_production', 'shipped'], ['in_production', 'shipped', 'delivered']])(
    'leaves an order in the status that it has when the rest was paid meanwhile: %s %s %s',
    (...moves) => {
      const order = transfer(begun(), HALF);
      for (const status of moves) order.changeTo(status, staff);
      payOnline(order);
      expect([order.status, order.openReview, order.promised, order.money.held]).toEqual([
        moves.at(-1),
        null,
        null,
        TOTAL + HALF,
      ]);
      expect(order.history.at(-1)).toMatchObject({ event: 'instalment_received', actor: 'provider' });
    },
  );

  it('leaves the reason of a review as it is when money comes meanwhile', () => {
    const order = begun('in_production');
    const payment = payOnline(order);
    voidOnline(order, payment);
    payOnline(order);
    expect([order.status, order.openReview, order.money.owed]).toEqual(['payment_review', 'voided', 0]);
    expect(order.reasonOf(order.history.at(-1)!)).toBeNull();
  });

  it('can be requested again after the provider voided it', () => {
    const order = begun('in_production');
    requestBalance(order, staff);
    const payment = payOnline(order);
    voidOnline(order, payment);
    order.changeTo('paid', staff);
    expect([payBy(order), canRequestBalance(order)]).toEqual([null, true]);
  });

  it('no longer counts when the provider takes it back', () => {
    const order = begun('in_production');
    const payment = payOnline(order);
    voidOnline(order, payment);
    expect([order.status, order.reviewReason, order.money.received]).toEqual(['payment_review', 'voided', HALF]);
    expect(order.money.owed).toBe(HALF);
  });

  it('leaves no money when the first half is taken back, so that staff can confirm a transfer instead', () => {
    const order = anOrder();
    const payment = payOnline(order);
    voidOnline(order, payment);
    expect([order.money.held, order.isBegun, order.promised]).toEqual([0, false, null]);
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
    const payment = payOnline(order);
    happen(order);
    voidOnline(order, payment);
    expect([order.money.held, order.isBegun, owedNow(order)]).toEqual([0, false, 0]);
  });

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

  it('is reminded of the rest, and not ended, while it holds a part of its money', () => {
    const order = transfer(anOrder(null), 100_000);
    expect([followUp(order, '2026-02-05'), followUp(order, '2026-02-06')]).toEqual([null, 'remind']);
    remind(order, at('2026-02-06'));
    expect(followUp(order, '2026-06-01')).toBeNull();
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
    order.money = ledgerOf(0);
    expect([followUp(order, '2026-01-20'), followUp(order, '2026-06-01'), payBy(order)]).toEqual([null, null, null]);
    expect(order.nextStatuses).toEqual(['paid', 'cancelled']);
    order.changeTo('paid', staff);
    expect(order).toMatchObject({ status: 'paid', isFree: true, isBought: true, money: { held: 0, owed: 0 } });
    expect([instalmentsOf(order), owedNow(order), owesTransfer(order)]).toEqual([[], 0, false]);
  });

  it('lets a free order be cancelled until it ships, and reviews no payment of it', () => {
    const order = anOrder(null);
    order.purchase = aPurchase({ discountAmount: TOTAL, finalTotal: 0 });
    order.money = ledgerOf(0);
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
