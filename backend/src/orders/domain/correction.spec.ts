import { aCardPayment, aCustomer, aPurchase, anOrderLine } from '../../../test/builders/purchase.builder.js';
import { aPersonalisation } from '../../../test/builders/cart.builder.js';
import { correctDetails, type Correction, detailsVersion, namedPieces } from './correction.js';
import { anonymiseOrder } from './erase-order.js';
import { visibleTo } from './masked-order.js';
import { Order } from './order.js';

const AT = new Date('2026-01-15T15:00:00Z');
const SHIPPING = { address: 'Carrera 7 # 1-20', city: 'Cali', department: 'Valle del Cauca', postalCode: '' };

describe('a correction of an order', () => {
  let order: Order;

  beforeEach(() => {
    const plain = anOrderLine({ personalisation: aPersonalisation({ personalization: '', hasBordado: false }) });
    const purchase = aPurchase({ customer: aCustomer(), lines: [anOrderLine(), plain] });
    order = Order.place(
      crypto.randomUUID(),
      { purchase, payment: aCardPayment(), status: 'paid', reviewReason: null },
      AT,
    );
  });

  const correct = (correction: Correction, version = detailsVersion(order)) =>
    correctDetails(order, correction, { version, at: AT, actor: 'shopper' });
  const code = (of: string) => expect.objectContaining({ code: of }) as Error;

  it('changes address, phone and name, keeps the price, and records each value before and after', () => {
    const { total, finalTotal } = order.purchase;
    expect(correct({ phone: '300 765 4321', shipping: SHIPPING, names: [{ position: 0, name: 'Sofía Paz' }] })).toBe(
      true,
    );
    expect(order.purchase).toMatchObject({
      total,
      finalTotal,
      customer: { phone: '300 765 4321', shipping: SHIPPING },
    });
    expect(order.purchase.lines[0]).toMatchObject({
      price: 460_000,
      personalisation: { personalization: 'Sofía Paz' },
    });
    expect(order.history.at(-1)).toMatchObject({
      status: 'paid',
      event: 'details_corrected',
      actor: 'shopper',
      note: '',
    });
    expect(order.history.at(-1)!.corrected).toEqual([
      { field: 'phone', before: '300 123 4567', after: '300 765 4321' },
      {
        field: 'address',
        before: 'Calle 10 # 20-30, Medellín, Antioquia, 050021',
        after: 'Carrera 7 # 1-20, Cali, Valle del Cauca',
      },
      { field: 'name', position: 0, before: 'Sofía', after: 'Sofía Paz' },
    ]);
  });

  it('names Bogotá D.C., which is its own department, once', () => {
    correct({ shipping: { ...SHIPPING, city: 'Bogotá D.C.', department: 'Bogotá D.C.', postalCode: '110111' } });
    expect(order.history.at(-1)!.corrected![0]!.after).toBe('Carrera 7 # 1-20, Bogotá D.C., 110111');
  });

  it('records nothing when nothing differs', () => {
    expect(correct({ phone: order.purchase.customer.phone, names: [{ position: 0, name: 'Sofía' }] })).toBe(false);
    expect(order.history).toHaveLength(1);
  });

  it('is refused when the data changed since they were seen', () => {
    const seen = detailsVersion(order);
    correct({ phone: '300 765 4321' });
    expect(() => correct({ phone: '300 000 0000' }, seen)).toThrow(code('order.details_changed'));
    expect(order.purchase.customer.phone).toBe('300 765 4321');
  });

  it('is refused when the address, or a name, changed since they were seen', () => {
    for (const change of [{ shipping: SHIPPING }, { names: [{ position: 0, name: 'Luz' }] }]) {
      const seen = detailsVersion(order);
      correct(change);
      expect(() => correct({ phone: '300 000 0000' }, seen)).toThrow(code('order.details_changed'));
    }
  });

  it('gives an address to an order that has none', () => {
    order.purchase = { ...order.purchase, customer: aCustomer({ shipping: null }) };
    expect(correct({ shipping: SHIPPING })).toBe(true);
    expect(order.history.at(-1)!.corrected).toEqual([
      { field: 'address', before: '', after: 'Carrera 7 # 1-20, Cali, Valle del Cauca' },
    ]);
  });

  it('is refused once the order is anonymised', () => {
    order.anonymisedAt = AT;
    expect(() => correct({ phone: '300 765 4321' })).toThrow(code('order.correction_too_late'));
  });

  it('is refused once production has begun', () => {
    order.changeTo('in_production', { at: AT, actor: 'taller@sigerist.co', note: '' });
    expect(() => correct({ phone: '300 765 4321' })).toThrow(code('order.correction_too_late'));
  });

  it('neither adds a name to a piece bought without one nor removes one', () => {
    expect(namedPieces(order).map(({ position }) => position)).toEqual([0]);
    const [line, plain] = order.purchase.lines;
    const laterNames = [{ name: 'Sofía', at: AT.toISOString(), actor: 'shopper' }];
    const named = { ...order.purchase, lines: [{ ...line!, laterNames }, plain!] };
    expect(namedPieces(Object.assign(new Order(), order, { purchase: named }))).toEqual([]);
    for (const names of [[{ position: 1, name: 'Paz' }], [{ position: 0, name: '' }], [{ position: 9, name: 'Paz' }]])
      expect(() => correct({ names })).toThrow(code('order.not_correctable'));
  });

  it('is possible twenty times', () => {
    for (let count = 0; count < 20; count += 1) correct({ phone: `300 000 00${count + 10}` });
    expect(() => correct({ phone: '300 765 4321' })).toThrow(code('order.corrections_full'));
  });

  it('shows its values only with proof of access, and removes them with the other personal data', () => {
    correct({ phone: '300 765 4321' });
    expect(JSON.stringify(visibleTo({ isPayer: false, user: null }, order).history)).not.toContain('300');
    anonymiseOrder(order, AT);
    expect(JSON.stringify(order.history)).not.toContain('300');
  });
});
