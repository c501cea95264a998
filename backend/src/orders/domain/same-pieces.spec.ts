import { anOrder, returned } from '../../../test/builders/order.builder.js';
import { aCustomer, aPurchase, anOrderLine } from '../../../test/builders/purchase.builder.js';
import { aPersonalisation } from '../../../test/builders/cart.builder.js';
import type { OrderChange } from './order-change.js';
import type { OrderStatus } from './order-status.js';
import type { Customer, Purchase } from './purchase.js';
import {
  assertMadeOnce,
  isCancelledOtherwise,
  isSameAs,
  replacementNote,
  stillHeld,
  wasPaid,
  withContactOf,
} from './same-pieces.js';

const AT = new Date('2026-01-16T15:00:00Z');
const LINES = [anOrderLine({ quantity: 2 }), anOrderLine({ quantity: 1 })] as const;
const orderOf = (changes: Partial<Purchase> = {}, status: OrderStatus = 'paid') =>
  Object.assign(anOrder('paid', { lines: LINES, ...changes }), { number: 'SIG-7K2QXM', status });

describe('two orders of the same pieces', () => {
  it.each<[OrderStatus, boolean]>([
    ['pending_transfer', true],
    ['paid', true],
    ['payment_review', true],
    ['delivered', true],
    ['cancelled', false],
    ['refund_pending', false],
    ['refunded', false],
  ])('are not both made without a reason: the other one is %s', (status, isRefused) => {
    const make = (note: string, besidesOthers: boolean) => () =>
      assertMadeOnce([orderOf({}, 'cancelled'), orderOf({}, status)], note, besidesOthers);
    if (!isRefused) return expect(make('', false)).not.toThrow();
    const refusal = expect.objectContaining({
      kind: 'conflict',
      code: 'order.same_pieces',
      message: expect.stringContaining('El pedido SIG-7K2QXM es de las mismas piezas') as string,
      fields: { note: 'Explica por qué se hacen los dos pedidos' },
    }) as Error;
    for (const refused of [make('', false), make('', true), make('Quiere dos', false)])
      expect(refused).toThrow(refusal);
    expect(make('Quiere dos', true)).not.toThrow();
  });

  it('keep their money until it is given back, and were paid unless they ended without it', () => {
    const refunding = orderOf({}, 'refund_pending');
    const givenBack = returned(orderOf(), 782_000, AT);
    const kept = orderOf();
    expect(stillHeld([kept, refunding, givenBack])).toEqual([kept]);
    const statuses = ['pending_transfer', 'cancelled', 'paid', 'refunded'] as const;
    expect(statuses.map((status) => wasPaid(orderOf({}, status)))).toEqual([false, false, true, true]);
  });

  it.each<[string, OrderStatus, Partial<OrderChange>, boolean]>([
    ['by a person', 'cancelled', { actor: 'ana@example.com', note: 'Se arrepintió' }, true],
    ['by an erasure', 'cancelled', { actor: 'shop', note: '' }, true],
    ['because another payment took its pieces over', 'cancelled', { actor: 'shop', note: 'Ya pagaste' }, false],
    ['because it was not paid in time', 'cancelled', { actor: 'shop', note: '', event: 'payment_overdue' }, false],
    ['not at all', 'paid', { actor: 'ana@example.com', note: '' }, false],
  ])('and one of them cancelled %s', (_, status, change, expected) => {
    const order = orderOf({}, status);
    order.history = [...order.history, { status, at: AT, actor: 'shop', note: '', ...change }];
    expect(isCancelledOtherwise(order)).toBe(expected);
  });
});

describe('a payment for orders by transfer', () => {
  const [first, second] = LINES;
  const customer = aCustomer({ phone: '300 123 4567' });
  const pay = (changes: Partial<Purchase>) => aPurchase({ lines: LINES, customer, ...changes });
  const other = (changes: Partial<Customer>) => pay({ customer: { ...customer, ...changes } });
  const shipping = customer.shipping!;

  it.each<[string, Purchase, boolean]>([
    ['all of their pieces', pay({}), true],
    ['some of their pieces', pay({ lines: [second] }), true],
    ['another quantity', pay({ lines: [{ ...first, quantity: 1 }, second] }), false],
    ['another text', pay({ lines: [{ ...second, personalisation: aPersonalisation() }] }), false],
    ['one more piece', pay({ lines: [...LINES, anOrderLine()] }), false],
    ['the email in capitals', other({ email: 'LAURA@example.com' }), true],
    ['another email', other({ email: 'ana@example.com' }), false],
    ['another name', other({ name: 'Ana' }), false],
    ['the phone with the prefix of the country', other({ phone: '+57 3001234567' }), true],
    ['no phone', other({ phone: '' }), true],
    ['another phone', other({ phone: '300 765 4321' }), false],
    ['no address', other({ shipping: null }), true],
    ['another address', other({ shipping: { ...shipping, city: 'Cali' } }), false],
  ])('with %s is for them or not', (_, paid, expected) => {
    expect(isSameAs(paid, [orderOf({ customer })])).toBe(expected);
  });

  it('is for an order that lacks phone and address, and for each of several orders', () => {
    const silent = aCustomer({ phone: '', shipping: null });
    const orders = [orderOf({ customer: silent, lines: [first] }), orderOf({ customer, lines: [second] })];
    expect(isSameAs(pay({}), orders)).toBe(true);
    expect(isSameAs(pay({}), [orders[0]!, orderOf({ customer: aCustomer({ name: 'Ana' }), lines: [second] })])).toBe(
      false,
    );
  });

  it('takes phone and address from them where it has none', () => {
    const silent = aCustomer({ phone: '', shipping: null });
    const contactOf = (paid: Customer, ordered: Customer) => {
      const { phone, shipping: to } = withContactOf(pay({ customer: paid }), [orderOf({ customer: ordered })]).customer;
      return [phone, to];
    };
    expect(contactOf(silent, customer)).toEqual([customer.phone, shipping]);
    expect(contactOf(aCustomer({ phone: '301' }), customer)).toEqual(['301', shipping]);
    expect(contactOf(silent, silent)).toEqual(['', null]);
  });

  it.each<[string, Purchase['lines'], RegExp]>([
    ['all of the order', LINES, /^Ya pagaste estas piezas .* no tienes que hacer la transferencia\.$/],
    ['more than it', [{ ...first, quantity: 3 }, second, anOrderLine()], /^Ya pagaste estas piezas /],
    ['one of its pieces', [second], /^Ya pagaste en línea una parte .* haz un pedido nuevo\.$/],
    ['fewer of a piece', [{ ...first, quantity: 1 }, second], /^Ya pagaste en línea una parte /],
  ])('tells the customer what became of the transfer when it paid %s', (_, lines, note) => {
    const paid = Object.assign(orderOf({ lines }), { number: 'SIG-222222' });
    expect(replacementNote(orderOf(), paid)).toMatch(note);
    expect(replacementNote(orderOf(), paid)).toContain('SIG-222222');
  });
});
