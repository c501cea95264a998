import { anOrder } from '../../../test/builders/order.builder.js';
import { aCustomer, anOrderLine } from '../../../test/builders/purchase.builder.js';
import { aPersonalisation } from '../../../test/builders/cart.builder.js';
import { forBooks, stateOf, visibleTo, withoutEntryTexts } from './masked-order.js';
import type { Customer } from './purchase.js';

const AT = new Date('2026-01-16T15:00:00Z');
const STRANGER = { isPayer: false, user: null };
const SHIPMENT = { carrier: 'tcc', otherCarrier: '', guide: '2034567890', reason: 'Laura lo recoge' } as const;

/** An order with everything that staff and customers write. */
function aFullOrder(customer: Partial<Customer> = {}, note = 'Para Sofía Paz, de Laura Restrepo') {
  const laterNames = [{ name: 'Sofía Paz', at: AT.toISOString(), actor: 'taller@sigerist.co' }];
  const personalisation = aPersonalisation({ personalization: 'Sofía Paz', hasBordado: true });
  const lines = [anOrderLine({ laterNames, personalisation })];
  const order = anOrder('in_production', { customer: aCustomer(customer), lines, userId: 'user-7' });
  order.changeTo('shipped', { at: AT, actor: 'taller@sigerist.co', note, shipment: SHIPMENT });
  order.staffNotes = [{ text: 'Laura llama mucho', at: AT.toISOString(), actor: 'ana@example.com' }];
  const allowance = {
    id: '1',
    orderId: order.id,
    amount: 1_000,
    reason: 'Laura es amiga',
    actor: 'ana@example.com',
    at: AT,
  };
  const texts = { reason: 'De Laura', note: 'De Laura', evidence: 'M-7', payer: { name: 'Laura' } };
  const entries = order.money.entries.map((entry) => ({ ...entry, ...texts }));
  order.money = { ...order.money, entries, allowances: [allowance] };
  return order;
}

describe('an order for a stranger', () => {
  it('has its steps and amounts, and no text that anybody wrote', () => {
    const { history, staffNotes, money, purchase } = visibleTo(STRANGER, aFullOrder());
    const hidden = { actor: '•••', shipment: undefined, corrected: undefined };
    expect(history).toMatchObject([
      { ...hidden, status: 'paid', note: '' },
      { ...hidden, status: 'in_production', note: '' },
      { ...hidden, status: 'shipped', note: '•••', at: AT },
    ]);
    expect(staffNotes).toEqual([]);
    const nothing = { reference: null, reason: '', note: '', evidence: '', payer: null, actor: '•••' };
    expect(money).toMatchObject({ received: 782_000, entries: [{ amount: 782_000, ...nothing }] });
    expect(money.allowances).toMatchObject([{ amount: 1_000, reason: '', actor: '•••' }]);
    expect(purchase.userId).toBeNull();
    expect(purchase.lines[0]!.laterNames).toEqual([{ name: '•••', at: AT.toISOString(), actor: '•••' }]);
    const hiddenAddress = { address: '•••', city: '•••', department: '•••', postalCode: '•••' };
    expect(purchase.customer).toMatchObject({ phone: '•••', shipping: hiddenAddress });
  });

  it.each([
    ['laura@example.com', 'l•••@example.com'],
    ['l@example.com', 'l•••@example.com'],
    ['laura', 'l•••'],
    ['', '•••'],
    ['laura@casa@example.com', 'l•••@casa@example.com'],
  ])('shows of the email %j: %s', (email, masked) => {
    expect(visibleTo(STRANGER, aFullOrder({ email })).purchase.customer.email).toBe(masked);
  });

  it('shows one letter of each word of a name, and no address where there is none', () => {
    const { customer } = visibleTo(STRANGER, aFullOrder({ name: 'Laura  de Restrepo', shipping: null })).purchase;
    expect([customer.name, customer.shipping]).toEqual(['L••• d••• R•••', null]);
    expect(visibleTo(STRANGER, aFullOrder({ name: '' })).purchase.customer.name).toBe('•••');
  });

  it('has the email for a browser that paid a part with it, and nothing else', () => {
    const order = aFullOrder();
    const seen = visibleTo({ ...STRANGER, hasPaidPart: true }, order);
    const { customer, ...purchase } = visibleTo(STRANGER, order).purchase;
    expect(seen.purchase).toEqual({ ...purchase, customer: { ...customer, email: 'laura@example.com' } });
    expect(seen.staffNotes).toEqual([]);
  });
});

describe('the state of an order', () => {
  it('masks the longest name as a whole, also in the reason of the parcel, and shows no notes for staff', () => {
    const state = stateOf(aFullOrder({ name: 'Sofía Restrepo' }, 'Para Sofía Paz. Calle 10 # 20-30, 300 123 4567.'));
    expect(state.history.at(-1)).toMatchObject({ note: 'Para •••. •••, •••.', shipment: { guide: '2034567890' } });
    expect([state.staffNotes, state.money.entries[0]!.payer]).toEqual([[], null]);
    expect(stateOf(aFullOrder()).history.at(-1)!.shipment!.reason).toBe('••• lo recoge');
  });

  it('masks names that were given after the purchase', () => {
    const order = aFullOrder({}, 'Primero Luz, ahora Sofía Paz');
    const [line] = order.purchase.lines;
    const laterNames = [{ name: 'Luz', at: AT.toISOString(), actor: 'shopper' }];
    order.purchase = { ...order.purchase, lines: [{ ...line!, laterNames }] };
    expect(stateOf(order).history.at(-1)!.note).toBe('Primero •••, ahora •••');
  });

  it('leaves words of two letters and other words as they are', () => {
    const customer = { name: 'Jo  de Paz', email: '', phone: '', shipping: null };
    expect(stateOf(aFullOrder(customer, 'Va de Jo a Paz, en paz. Pazos')).history.at(-1)!.note).toBe(
      'Va de Jo a •••, en •••. Pazos',
    );
  });

  it('is unchanged when it holds no personal data', () => {
    const order = aFullOrder({ name: '', email: '', phone: '', shipping: null }, 'Sale el martes. ¡Gracias!');
    order.purchase = { ...order.purchase, lines: [anOrderLine({ personalisation: aPersonalisation() })] };
    expect(stateOf(order).history.at(-1)!.note).toBe('Sale el martes. ¡Gracias!');
  });
});

it('an order for the books has its customer and money, and no texts, phone, address or parcel', () => {
  const order = aFullOrder();
  const { purchase, history, staffNotes, money } = forBooks(order);
  expect(purchase.customer).toMatchObject({
    name: 'Laura Restrepo',
    email: 'laura@example.com',
    phone: '',
    shipping: null,
  });
  expect(purchase.lines[0]).toMatchObject({ price: 460_000, personalisation: { personalization: '' } });
  expect([staffNotes, money]).toEqual([[], order.money]);
  expect(history.at(-1)).toMatchObject({ status: 'shipped', note: '', shipment: undefined });
  expect(withoutEntryTexts(money)).toMatchObject({ received: 782_000, allowed: money.allowed });
});
