import { anOrder } from '../../../test/builders/order.builder.js';
import { anonymiseOrder } from './erase-order.js';
import type { Order } from './order.js';
import { asListed, isClosedToStaff, isRestricted, onStaffPage } from './restricted-order.js';

const AT = new Date('2026-01-15T15:00:00Z');

/** An order with notes and a parcel, whose person may have asked for erasure. */
function anOrderOf(status: 'in_production' | 'delivered', changes: Partial<Order> = {}): Order {
  const order = anOrder(status === 'delivered' ? 'shipped' : status, {}, AT);
  const shipment = { carrier: 'tcc', otherCarrier: '', guide: '2034567890', reason: '' } as const;
  if (status === 'delivered') order.changeTo(status, { at: AT, actor: 'x', note: 'Llamó Laura', shipment });
  const staffNotes = [{ text: 'Laura prefiere la tarde', at: AT.toISOString(), actor: 'ana@example.com' }];
  return Object.assign(order, { staffNotes }, changes);
}

const asked = { eraseRequestedAt: AT };
const PERSONAL = ['aura', 'estrepo', 'Calle', '300 123', '2034567890', 'SIGERIST-'];
const textOf = (order: Order) => JSON.stringify({ ...order, payment: null });
const personalIn = (order: Order) => PERSONAL.filter((text) => textOf(order).includes(text));

describe('an order whose person asked for erasure', () => {
  it('is restricted until it is erased', () => {
    expect(isRestricted(anOrderOf('delivered'))).toBe(false);
    expect(isRestricted(anOrderOf('delivered', asked))).toBe(true);
    expect(isRestricted(anOrderOf('delivered', { ...asked, anonymisedAt: AT }))).toBe(false);
  });

  it('is listed without its person, and with what is stitched only while it is made', () => {
    const made = asListed(anOrderOf('in_production', asked));
    expect([personalIn(made), textOf(made).includes('Sofía')]).toEqual([[], true]);
    expect(made.purchase.customer).toMatchObject({ name: '', email: '', phone: '', shipping: null });
    const finished = asListed(anOrderOf('delivered', asked));
    expect([personalIn(finished), textOf(finished).includes('Sofía')]).toEqual([[], false]);
    for (const listed of [made, finished]) {
      expect([listed.staffNotes, listed.history.every(({ note }) => note === '')]).toEqual([[], true]);
      expect(listed.money).toMatchObject({ received: 782_000, entries: [{ reference: null, actor: '•••' }] });
    }
  });

  it('keeps its references for the books alone once it is erased', () => {
    const erased = anOrderOf('delivered');
    anonymiseOrder(erased, AT);
    expect(asListed(erased).money).toMatchObject({ received: 782_000, entries: [{ reference: null }] });
    expect(erased.money.entries[0]!.reference).toMatch(/^SIGERIST-/);
  });

  it('is shown to staff while something is left to make, send or give back', () => {
    const [made, finished] = [anOrderOf('in_production', asked), anOrderOf('delivered', asked)];
    expect([isClosedToStaff(made), isClosedToStaff(finished), isClosedToStaff(anOrderOf('delivered'))]).toEqual([
      false,
      true,
      false,
    ]);
    expect(onStaffPage(made)).toBe(made);
    expect(personalIn(onStaffPage(finished))).toEqual([]);
  });

  it('is whole until an erasure is requested', () => {
    const order = anOrderOf('delivered');
    expect([asListed(order), onStaffPage(order)]).toEqual([order, order]);
    expect(personalIn(asListed(order))).toEqual(PERSONAL);
  });
});
