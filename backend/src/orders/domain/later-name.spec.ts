import { aPersonalisation } from '../../../test/builders/cart.builder.js';
import { aCardPayment, aPurchase, anOrderLine } from '../../../test/builders/purchase.builder.js';
import { nameablePieces, nameLater } from './later-name.js';
import { visibleTo } from './masked-order.js';
import type { OrderStatus } from './order-status.js';
import { Order } from './order.js';
import { anonymiseOrder } from './erase-order.js';

const NOW = new Date('2026-01-15T15:00:00Z');
const NAMELESS = { hasBordado: true, personalization: '' };
const by = (name: string, actor = 'shopper') => ({ name, actor, at: '2026-01-16T15:00:00.000Z' });

/** One line for each personalisation. */
function anOrder(...pieces: Parameters<typeof aPersonalisation>[0][]): Order {
  const lines = pieces.map((piece) => anOrderLine({ personalisation: aPersonalisation(piece) }));
  const placement = { payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
  return Order.place(crypto.randomUUID(), { ...placement, purchase: aPurchase({ lines }) }, NOW);
}

const positions = (order: Order) => nameablePieces(order).map(({ position }) => position);
const nameOf = (order: Order, position: number) => order.purchase.lines[position]!.personalisation.personalization;

describe('a name that was left for later', () => {
  it('is asked for where embroidery was bought without one', () => {
    const order = anOrder(
      { ...NAMELESS, personalization: 'Sofía' },
      NAMELESS,
      { ...NAMELESS, hasBordado: false },
      { ...NAMELESS, embroideryColor: 'gold' },
    );
    expect(positions(order)).toEqual([1, 3]);
  });

  it('is written, changed, and kept with its authors; the price stays', () => {
    const order = anOrder(NAMELESS);
    const { price } = order.purchase.lines[0]!;
    expect(nameLater(order, 0, by('Sofia'))).toBe(true);
    expect(nameLater(order, 0, by('Sofia'))).toBe(false);
    expect(nameLater(order, 0, by('Sofía', 'taller@sigerist.co'))).toBe(true);
    expect(nameOf(order, 0)).toBe('Sofía');
    const at = new Date('2026-01-16T15:00:00.000Z');
    expect(order.history.at(-1)).toMatchObject({ at, actor: 'taller@sigerist.co', status: 'paid', note: '' });
    expect(positions(order)).toEqual([0]);
    expect(order.purchase.lines[0]).toMatchObject({
      price,
      laterNames: [by('Sofia'), by('Sofía', 'taller@sigerist.co')],
    });
  });

  it.each([0, 2])('is refused for the piece %i, which has its name or does not exist', (position) => {
    const order = anOrder({ ...NAMELESS, personalization: 'Sofía' }, NAMELESS);
    expect(() => nameLater(order, position, by('Eva'))).toThrow('A esta pieza no le falta el nombre.');
    expect(nameOf(order, 0)).toBe('Sofía');
  });

  it.each(['in_production', 'shipped', 'delivered', 'refunded'] satisfies OrderStatus[])(
    'is too late for an order in the status %s',
    (status) => {
      const order = Object.assign(anOrder(NAMELESS), { status });
      expect(positions(order)).toEqual([]);
      expect(() => nameLater(order, 0, by('Eva'))).toThrow('Ya empezamos a hacer tu pedido.');
    },
  );

  it('is a correction of the history, before and after, at most twenty times', () => {
    const order = anOrder(NAMELESS);
    for (let turn = 0; turn < 20; turn += 1) nameLater(order, 0, by(turn % 2 ? 'Eva' : 'Sofía'));
    expect(nameLater(order, 0, by('Eva'))).toBe(false);
    const corrections = order.history.filter(({ event }) => event === 'details_corrected');
    expect(corrections.map(({ corrected }) => corrected).slice(0, 2)).toEqual([
      [{ field: 'name', position: 0, before: '', after: 'Sofía' }],
      [{ field: 'name', position: 0, before: 'Sofía', after: 'Eva' }],
    ]);
    expect(() => nameLater(order, 0, by('Luz'))).toThrow('muchas veces');
    expect(nameOf(order, 0)).toBe('Eva');
  });

  it('is masked for strangers and erased with the person', () => {
    const order = anOrder(NAMELESS);
    nameLater(order, 0, by('Sofía'));
    expect(JSON.stringify(visibleTo({ isPayer: false, user: null }, order))).not.toContain('Sofía');
    anonymiseOrder(order, NOW);
    expect(JSON.stringify(order)).not.toContain('Sofía');
    expect(positions(order)).toEqual([]);
  });
});
