import { aPersonalisation } from '../../../test/builders/cart.builder.js';
import { paid } from '../../../test/builders/order.builder.js';
import { aCardPayment, aPurchase, anOrderLine } from '../../../test/builders/purchase.builder.js';
import { DAY_MS } from '../../common/time.js';
import { Order } from '../../orders/index.js';
import { CustomerRequest } from './customer-request.js';
import { piecesOf, requestable, type RequestDraft, termOf } from './request-rules.js';

const PAID = new Date('2026-12-01T15:00:00Z');
/** Friday; the 8th of December and Christmas are holidays. */
const DELIVERED = new Date('2026-12-04T23:30:00Z');

describe('requests about an order', () => {
  let order: Order;

  beforeEach(() => {
    const personalisation = aPersonalisation({ personalization: '', hasBordado: false, keychainPersonalization: '' });
    const plain = anOrderLine({ name: 'Cambiador', quantity: 2, personalisation });
    const purchase = aPurchase({ lines: [anOrderLine(), plain] });
    const placement = { purchase, payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
    order = paid(Order.place(crypto.randomUUID(), placement, PAID), {}, PAID);
  });

  const move = (...states: Order['status'][]) => {
    for (const state of states) order.changeTo(state, { at: DELIVERED, actor: 'taller@sigerist.co', note: 'Guía 1' });
  };
  const ask = (draft: Partial<RequestDraft>, now: Date, earlier: CustomerRequest[] = []) =>
    piecesOf({ kind: 'withdrawal', pieces: [{ position: 1, quantity: 1 }], words: '', ...draft }, order, earlier, now);
  const code = (of: string) => expect.objectContaining({ code: of }) as Error;

  it('count five business days of withdrawal from the delivery, without holidays', () => {
    move('in_production', 'shipped', 'delivered');
    expect(termOf('withdrawal', order, DELIVERED)).toEqual({ isOpen: true, until: '2026-12-14' });
    expect(termOf('withdrawal', order, new Date('2026-12-15T04:59:00Z')).isOpen).toBe(true);
    expect(termOf('withdrawal', order, new Date('2026-12-15T05:00:00Z')).isOpen).toBe(false);
    expect(() => ask({}, new Date('2026-12-15T05:00:00Z'))).toThrow(code('request.too_late'));
  });

  it('of withdrawal are answered before their money is due, on every day of two years', () => {
    const fields = { id: 'a', orderId: 'b', pieces: [], words: '' };
    for (let day = 0; day < 730; day += 1) {
      const now = new Date(PAID.getTime() + day * DAY_MS);
      const { answerBy, moneyBy } = CustomerRequest.begin({ ...fields, kind: 'withdrawal' }, now);
      expect(answerBy < moneyBy!).toBe(true);
    }
    expect(CustomerRequest.begin({ ...fields, kind: 'withdrawal' }, PAID).moneyBy).toBe('2026-12-16');
    expect(CustomerRequest.begin({ ...fields, kind: 'guarantee' }, PAID)).toMatchObject({
      answerBy: '2026-12-23',
      moneyBy: null,
    });
  });

  it('are possible from the payment, and for the guarantee from the dispatch to six months after the delivery', () => {
    expect(termOf('withdrawal', order, PAID)).toEqual({ isOpen: true, until: null });
    expect(() => ask({ kind: 'guarantee' }, PAID)).toThrow(code('request.not_possible'));
    move('in_production', 'shipped');
    expect(termOf('guarantee', order, DELIVERED)).toEqual({ isOpen: true, until: null });
    move('delivered');
    expect(termOf('guarantee', order, DELIVERED)).toEqual({ isOpen: true, until: '2027-06-04' });
    expect(termOf('guarantee', order, new Date('2027-06-05T12:00:00Z')).isOpen).toBe(false);
  });

  it('end with the guarantee on the last day of a month that is shorter than that of the delivery', () => {
    move('in_production', 'shipped');
    order.changeTo('delivered', { at: new Date('2027-08-31T15:00:00Z'), actor: 'taller@sigerist.co', note: '' });
    expect(termOf('guarantee', order, DELIVERED).until).toBe('2028-02-29');
  });

  it('send back the plain pieces of a mixed order, and claim the guarantee of all', () => {
    move('in_production', 'shipped', 'delivered');
    expect(ask({}, DELIVERED)).toEqual([{ position: 1, quantity: 1, name: 'Cambiador' }]);
    const personalised = [{ position: 0, quantity: 1 }];
    expect(() => ask({ pieces: personalised }, DELIVERED)).toThrow(code('request.personalised'));
    expect(ask({ kind: 'guarantee', pieces: personalised }, DELIVERED)).toHaveLength(1);
  });

  it.each([
    [[]],
    [[{ position: 7, quantity: 1 }]],
    [[{ position: 1, quantity: 3 }]],
    [
      [
        { position: 1, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
    ],
  ])('refuse other pieces than those of the order: %j', (pieces) => {
    expect(() => ask({ pieces }, PAID)).toThrow(code('request.piece_unknown'));
  });

  it('do not send a piece back twice', () => {
    const fields = { id: crypto.randomUUID(), orderId: order.id, words: '' };
    const pieces = [{ position: 1, quantity: 1, name: 'Cambiador' }];
    const first = CustomerRequest.begin({ ...fields, kind: 'withdrawal', pieces }, PAID);
    expect(requestable(1, order, [first])).toBe(0);
    first.decide('accepted', 'Envíala', 'taller@sigerist.co', PAID);
    expect([requestable(0, order, [first]), requestable(1, order, [first])]).toEqual([2, 1]);
    expect(ask({}, PAID, [first])).toHaveLength(1);
    expect(() => ask({ pieces: [{ position: 1, quantity: 2 }] }, PAID, [first])).toThrow(
      code('request.piece_requested'),
    );
  });

  it('are answered once, within fifteen business days', () => {
    const request = CustomerRequest.begin(
      { id: crypto.randomUUID(), orderId: order.id, kind: 'guarantee', pieces: [], words: '' },
      new Date('2026-11-25T15:00:00Z'),
    );
    expect(request.answerBy).toBe('2026-12-17');
    request.decide('refused', 'No', 'taller@sigerist.co', PAID);
    expect(() => request.decide('accepted', 'Sí', 'otra@sigerist.co', PAID)).toThrow(code('request.answered'));
  });
});
