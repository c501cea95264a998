import { paid, receiveOnline, receiveTransfer, reverse } from '../../../test/builders/order.builder.js';
import { aCardPayment, aPurchase } from '../../../test/builders/purchase.builder.js';
import {
  acceptLess,
  assertNoNumbers,
  canRequestBalance,
  correctReceipt,
  endUnpaid,
  followUp,
  giveAccount,
  instalmentsOf,
  isAccountWithdrawn,
  isAnswered,
  owesTransfer,
  payBy,
  remind,
  requestBalance,
  withdrawAccount,
} from './instalments.js';
import type { OrderStatus } from './order-status.js';
import { Order } from './order.js';
import type { Payment } from './payment.js';

const TRANSFER = { method: 'BANK_TRANSFER', transactionId: null, reference: null, attemptId: null };
/** A Thursday afternoon in Bogota. */
const PLACED = new Date('2026-01-15T20:00:00Z');
const LATER = new Date('2026-02-03T15:00:00Z');
const day = (date: string) => new Date(`${date}T15:00:00Z`);
const TOTAL = 782_000;
const HALF = 391_000;
const PROMISED = { earliest: '2026-03-02', latest: '2026-03-06' };
const staff = { at: LATER, actor: 'taller@sigerist.co', note: '' };

function anOrder(firstInstalment: number | null = HALF, payment: Payment = TRANSFER): Order {
  const placement = { purchase: aPurchase(), payment, status: 'pending_transfer', reviewReason: null } as const;
  return Order.place(crypto.randomUUID(), { ...placement, firstInstalment }, PLACED);
}

const transfer = (order: Order, amount: number, at = LATER) => receiveTransfer(order, amount, at);

function begun(...moves: OrderStatus[]): Order {
  const order = transfer(anOrder(), HALF);
  for (const status of moves) order.changeTo(status, { ...staff, note: 'Paga al recibir', shipsUnpaid: true });
  return Object.assign(order, { promised: PROMISED });
}

const correct = (order: Order) => {
  correctReceipt(order, { ...staff, entry: reverse(order, LATER) });
  return order;
};

describe('a payment that was confirmed by mistake', () => {
  it.each<[OrderStatus[], OrderStatus, typeof PROMISED | null]>([
    [[], 'pending_transfer', null],
    [['payment_review'], 'pending_transfer', null],
    [['in_production'], 'payment_review', null],
    [['in_production', 'shipped'], 'shipped', PROMISED],
    [['refund_pending'], 'refund_pending', PROMISED],
  ])('leaves an order after %j in %s, promised for %j', (moves, status, promised) => {
    const order = correct(begun(...moves));
    expect(order).toMatchObject({ status, promised });
    const entry = order.money.entries.at(-1)!.id;
    expect(order.history.at(-1)).toEqual({ ...staff, status, entry, event: 'receipt_corrected' });
  });

  it('leaves a part of the money and its order waiting', () => {
    expect(correct(transfer(anOrder(), 100_000)).status).toBe('pending_transfer');
  });

  it('leaves an order that was paid by card to a person', () => {
    const order = paid(anOrder(null, aCardPayment()), {}, LATER);
    order.changeTo('paid', staff);
    expect(correct(order).status).toBe('payment_review');
  });

  it('ends again what had ended before it came, unless other late money is there', () => {
    const late = (...amounts: number[]) => {
      const order = anOrder();
      endUnpaid(order, LATER);
      for (const amount of amounts) transfer(order, amount);
      return order;
    };
    expect(correct(late(100_000)).status).toBe('cancelled');
    const two = late(100_000);
    paid(two, { amount: 50_000 }, LATER);
    expect(correct(two)).toMatchObject({ status: 'payment_review', money: { held: 50_000 } });
  });
});

describe('what is owed', () => {
  it('still comes by transfer while it is due or a person reviews a part of it', () => {
    const half = anOrder();
    const inReview = begun('payment_review');
    expect([half, begun('in_production'), inReview, transfer(begun(), HALF)].map(owesTransfer)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(owesTransfer(correct(begun('in_production')))).toBe(false);
    const allInReview = transfer(begun(), HALF);
    allInReview.changeTo('payment_review', staff);
    expect(owesTransfer(allInReview)).toBe(false);
    expect(owesTransfer(anOrder(null, aCardPayment()))).toBe(false);
    expect(owesTransfer(begun('refund_pending'))).toBe(false);
  });

  it('is in no parts for an order that ended or was paid online', () => {
    const ended = anOrder();
    endUnpaid(ended, LATER);
    expect([instalmentsOf(ended), instalmentsOf(anOrder(null, aCardPayment()))]).toEqual([[], []]);
  });

  it('is less after the owner accepted less, also without beginning the order', () => {
    const accept = (order: Order) => {
      acceptLess(order, staff);
      return [order.status, order.history.at(-1)];
    };
    const event = { ...staff, event: 'allowance_given' };
    expect(accept(begun('in_production'))).toEqual(['in_production', { ...event, status: 'in_production' }]);
    expect(accept(anOrder())).toEqual(['pending_transfer', { ...event, status: 'pending_transfer' }]);
    const order = paid(anOrder(null), { amount: TOTAL }, LATER);
    expect(accept(order)).toEqual(['paid', { ...staff, status: 'paid' }]);
  });

  it('was paid with the last of several payments', () => {
    const order = transfer(transfer(begun(), 100_000, day('2026-02-04')), HALF - 100_000, day('2026-02-05'));
    expect(instalmentsOf(order).map(({ paidAt }) => paidAt)).toEqual([LATER, day('2026-02-05')]);
  });

  it('is compared with each payment alone: an earlier one does not make the next too much', () => {
    const order = transfer(anOrder(), 300_000);
    receiveOnline(order, HALF - 300_000, LATER);
    expect([order.status, order.money.owed]).toEqual(['paid', HALF]);
  });
});

describe('the request for the rest', () => {
  it('names no other place to pay', () => {
    const fields = { note: 'No escribas cuentas, teléfonos ni enlaces: el correo ya lleva la cuenta de la tienda.' };
    const refusal = expect.objectContaining({ kind: 'malformed', fields }) as Error;
    const order = begun('in_production');
    expect(() => requestBalance(order, { ...staff, note: 'Nequi 300 123 4567' })).toThrow(refusal);
    const texts = { note: 'https://pagos.example.com', other: 'Quedó hermosa', missing: undefined };
    expect(() => assertNoNumbers(texts)).toThrow(refusal);
    expect(() => assertNoNumbers({ ...texts, note: '' })).not.toThrow();
  });

  it.each<[string, (order: Order) => void]>([
    ['the parcel left without it', (order) => order.changeTo('shipped', { ...staff, note: 'x', shipsUnpaid: true })],
  ])('is made again after %s', (_, happen) => {
    const order = begun('in_production');
    requestBalance(order, staff);
    expect(canRequestBalance(order)).toBe(false);
    happen(order);
    expect([canRequestBalance(order), payBy(order)]).toEqual([true, null]);
  });

  it('stays when the parcel is corrected or other things happen', () => {
    const order = begun('in_production', 'shipped');
    requestBalance(order, staff);
    order.history = [...order.history, { ...staff, status: 'shipped', event: 'shipment_corrected' }];
    expect([canRequestBalance(order), payBy(order)]).toEqual([false, '2026-02-10']);
  });

  it('stays when a person reviewed the order meanwhile', () => {
    const order = begun('in_production');
    requestBalance(order, staff);
    for (const status of ['payment_review', 'paid'] as const) order.changeTo(status, staff);
    expect([canRequestBalance(order), payBy(order)]).toEqual([false, '2026-02-10']);
  });

  it('is not made in a review, nor before the order begins', () => {
    expect([begun('payment_review'), anOrder()].map(canRequestBalance)).toEqual([false, false]);
  });
});

describe('a reminder', () => {
  it('is written by the shop, and so is the end', () => {
    const order = anOrder();
    remind(order, LATER);
    endUnpaid(order, LATER);
    expect(order.history.slice(1)).toEqual([
      { status: 'pending_transfer', at: LATER, actor: 'shop', note: '', event: 'payment_reminder' },
      { status: 'cancelled', at: LATER, actor: 'shop', note: '', event: 'payment_overdue' },
    ]);
  });

  it('leaves the last day where it is when it came early, and counts from the moment at which the wait began', () => {
    const order = anOrder();
    remind(order, PLACED);
    expect([payBy(order), followUp(order, '2026-01-22'), followUp(order, '2026-01-23')]).toEqual([
      '2026-01-22',
      null,
      'end',
    ]);
  });

  it('is sent again when the wait began again since', () => {
    const order = anOrder(null);
    remind(order, day('2026-01-20'));
    transfer(order, 100_000);
    expect([payBy(order), followUp(order, '2026-02-06')]).toEqual(['2026-02-10', 'remind']);
  });

  it('never ends an order that was sent, also without any money', () => {
    const order = correct(begun('in_production', 'shipped'));
    requestBalance(order, staff);
    remind(order, day('2026-02-06'));
    expect([order.money.held, followUp(order, '2026-06-01')]).toEqual([0, null]);
  });

  it('is answered by money that came after it, not by a correction or another step', () => {
    const order = anOrder();
    remind(order, LATER);
    expect(isAnswered(order, 1)).toBe(false);
    remind(order, LATER);
    transfer(order, 100_000);
    expect([isAnswered(order, 0), isAnswered(order, 1), isAnswered(order, 2), isAnswered(order, 3)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    remind(order, LATER);
    correct(order);
    expect(isAnswered(order, 4)).toBe(false);
    endUnpaid(order, LATER);
    transfer(order, 50_000);
    expect(isAnswered(order, order.history.length - 2)).toBe(true);
  });
});

describe('the account for transfers', () => {
  it('is withdrawn once, until staff give the customer the one of now', () => {
    const order = anOrder();
    const account = { bank: 'Nequi', type: 'Depósito', number: '3001234567', holder: 'Sigerist' };
    expect(isAccountWithdrawn(order)).toBe(false);
    expect([withdrawAccount(order, LATER), withdrawAccount(order, LATER)]).toEqual([true, false]);
    remind(order, LATER);
    expect(isAccountWithdrawn(order)).toBe(true);
    giveAccount(order, account, staff);
    expect([isAccountWithdrawn(order), order.bankAccount]).toEqual([false, account]);
    expect(withdrawAccount(order, LATER)).toBe(true);
    const byShop = { status: 'pending_transfer', at: LATER, actor: 'shop', note: '' };
    expect(order.history.slice(1)).toEqual([
      { ...byShop, event: 'account_withdrawn' },
      { ...byShop, event: 'payment_reminder' },
      { ...byShop, actor: staff.actor, event: 'account_given' },
      { ...byShop, event: 'account_withdrawn' },
    ]);
  });
});
