import { paid, voidPayment } from '../../../test/builders/order.builder.js';
import { aCardPayment, aCustomer, aPurchase, anOrderLine } from '../../../test/builders/purchase.builder.js';
import { aPersonalisation } from '../../../test/builders/cart.builder.js';
import { stateOf, visibleTo } from './masked-order.js';
import { Order } from './order.js';
import type { Placement } from './placement.js';
import { ORDER_NUMBER } from './order-number.js';
import type { OrderStatus } from './order-status.js';
import { anonymiseOrder, eraseOrder } from './erase-order.js';
import { rightsUntil } from './order-retention.js';

const NOW = new Date('2026-01-15T15:00:00Z');
const LATER = new Date('2026-01-16T15:00:00Z');
const TRANSFER = { method: 'BANK_TRANSFER', transactionId: null, reference: null, attemptId: null };

function anOrder(changes: Partial<Placement> = {}): Order {
  const placement = { purchase: aPurchase(), payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
  const order = Order.place(crypto.randomUUID(), { ...placement, ...changes }, NOW);
  return order.payment.transactionId === null || order.status === 'pending_transfer' ? order : paid(order, {}, NOW);
}

const voided = () => voidPayment(anOrder(), LATER);

describe('an order', () => {
  it('begins its history with the status in which it is placed', () => {
    const order = anOrder({ reviewReason: 'late_payment' });
    expect(order.number).toMatch(ORDER_NUMBER);
    expect(order.history).toEqual([
      { status: 'payment_review', at: NOW, actor: 'provider', note: '', reason: 'late_payment' },
    ]);
  });

  it.each([
    [[true], true],
    [[true, true], true],
    [[true, false], false],
    [[false], false],
  ])('with the express services %j is express: %s', (services, expected) => {
    const lines = services.map((isExpressLine) =>
      anOrderLine({ personalisation: aPersonalisation({ addOns: isExpressLine ? ['expressService'] : [] }) }),
    );
    expect(anOrder({ purchase: aPurchase({ lines }) }).isExpress).toBe(expected);
  });

  it('keeps the version and time of the accepted text, or null for none', () => {
    const consent = { version: '2026-11', at: '2026-01-14T09:00:00.000Z' };
    expect(anOrder({ purchase: aPurchase({ customer: aCustomer({ consent }) }) })).toMatchObject({
      consentVersion: '2026-11',
      consentedAt: new Date('2026-01-14T09:00:00Z'),
    });
    const silent = aPurchase({ customer: aCustomer({ dataConsent: false, consent: null }) });
    expect(anOrder({ purchase: silent })).toMatchObject({ consentVersion: null, consentedAt: null });
  });

  it('takes its own moment for the consent of a snapshot that has none', () => {
    const customer = aCustomer({ consent: undefined });
    expect(anOrder({ purchase: aPurchase({ customer }) })).toMatchObject({
      consentVersion: expect.stringMatching(/^\d{4}-\d\d$/) as string,
      consentedAt: NOW,
    });
  });

  it('records each change with its moment, actor and note', () => {
    const order = anOrder();
    order.changeTo('in_production', { at: LATER, actor: 'taller@sigerist.co', note: '' });
    order.changeTo('shipped', { at: LATER, actor: 'taller@sigerist.co', note: 'Guía 123' });
    expect(order.status).toBe('shipped');
    expect(order.history.slice(1)).toEqual([
      { status: 'in_production', at: LATER, actor: 'taller@sigerist.co', note: '' },
      { status: 'shipped', at: LATER, actor: 'taller@sigerist.co', note: 'Guía 123' },
    ]);
  });

  it('removes personal data when it is anonymised, and keeps products and amounts', () => {
    const shipped = { at: LATER, actor: 'taller@sigerist.co', note: 'Llamó Laura' };
    const order = anOrder({ purchase: aPurchase({ userId: crypto.randomUUID() }) });
    order.changeTo('in_production', shipped);
    const { total, finalTotal, lines } = order.purchase;
    anonymiseOrder(order, LATER);
    expect(order.anonymisedAt).toBe(LATER);
    expect(order.purchase).toMatchObject({ sessionId: '', userId: null, total, finalTotal });
    expect(order.purchase.customer).toMatchObject({ name: '', email: '', phone: '', shipping: null });
    expect(order.purchase.lines[0]).toMatchObject({ price: lines[0]!.price, personalisation: { personalization: '' } });
    expect(order.history.map(({ status, note }) => [status, note])).toEqual([
      ['paid', ''],
      ['in_production', ''],
    ]);
  });

  it('postpones an erasure until it is finished', () => {
    const order = anOrder();
    expect(eraseOrder(order, NOW)).toBe(false);
    expect(eraseOrder(order, LATER)).toBe(false);
    expect(order).toMatchObject({ status: 'paid', eraseRequestedAt: NOW, anonymisedAt: null });
  });

  it('is cancelled and erased at once while nothing is paid', () => {
    const order = anOrder({ status: 'pending_transfer', payment: TRANSFER });
    order.staffNotes = [{ text: 'Laura llama el martes', at: NOW.toISOString(), actor: 'ana@example.com' }];
    expect(eraseOrder(order, LATER)).toBe(true);
    expect(order).toMatchObject({ status: 'cancelled', anonymisedAt: LATER, staffNotes: [] });
    expect(order.history.at(-1)).toEqual({ status: 'cancelled', at: LATER, actor: 'shop', note: '' });
    expect(order.history[0]).toMatchObject({ actor: 'shop' });
  });

  it('is erased from the moment at which the last right ends', () => {
    const order = anOrder();
    order.changeTo('refund_pending', { at: NOW, actor: 'x', note: '' });
    order.changeTo('refunded', { at: NOW, actor: 'x', note: 'Comprobante 77' });
    const end = rightsUntil(order)!;
    expect([eraseOrder(order, new Date(end.getTime() - 1)), eraseOrder(order, end)]).toEqual([false, true]);
    expect(order.eraseRequestedAt).toEqual(new Date(end.getTime() - 1));
  });

  it('promises dates when it is paid and has none, and has them while it is made and delivered', () => {
    const promised = { earliest: '2026-02-02', latest: '2026-02-06' };
    const order = anOrder();
    expect([order.needsPromise, order.delivery]).toEqual([true, null]);
    order.promised = promised;
    expect([order.needsPromise, order.delivery]).toEqual([false, promised]);
    order.changeTo('payment_review', { at: LATER, actor: 'x', note: '' });
    expect([order.needsPromise, order.delivery]).toEqual([false, null]);
    const waiting = anOrder({ status: 'pending_transfer', payment: TRANSFER });
    expect([waiting.needsPromise, waiting.isRefunding]).toEqual([false, false]);
  });

  it('is cancelled when it is anonymised while it is unpaid', () => {
    for (const order of [anOrder({ status: 'pending_transfer', payment: TRANSFER }), voided()]) {
      anonymiseOrder(order, LATER);
      expect(order).toMatchObject({ status: 'cancelled', anonymisedAt: LATER });
      expect(order.history.at(-1)).toEqual({ status: 'cancelled', at: LATER, actor: 'shop', note: '' });
    }
    const paid = anOrder({ reviewReason: 'late_payment' });
    anonymiseOrder(paid, LATER);
    expect(paid.status).toBe('payment_review');
  });

  it('stays for a person who asks to erase it while a voided payment waits for a decision', () => {
    const order = anOrder();
    order.voidedAt(LATER);
    expect(eraseOrder(order, LATER)).toBe(false);
    expect(order.status).toBe('payment_review');
  });

  it('loses the session in a payment reference of earlier releases when it is anonymised, and keeps other references', () => {
    const purchase = aPurchase({ sessionId: 'secret-session-1' });
    const withSession = 'SIGERIST-secret-session-1-1763700000000-Zx9k2';
    const withAlias = 'SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB';
    const anonymised = [withSession, withAlias].map((reference) => {
      const order = anOrder({ purchase, payment: aCardPayment({ reference }) });
      anonymiseOrder(order, LATER);
      return order.payment.reference;
    });
    expect(anonymised).toEqual(['SIGERIST-•••-1763700000000-Zx9k2', withAlias]);
  });

  it('refuses a status that may not follow and stays as it was', () => {
    const order = anOrder({ status: 'pending_transfer' });
    expect(() => order.changeTo('shipped', { at: LATER, actor: 'x', note: '' })).toThrow(
      expect.objectContaining({
        ...{ kind: 'conflict', code: 'order.state' },
        message: 'El pedido no puede pasar a ese estado desde el actual.',
      }),
    );
    expect(order).toMatchObject({ status: 'pending_transfer', history: [{ status: 'pending_transfer' }] });
  });

  it('is not refunded without evidence', () => {
    const order = anOrder();
    order.changeTo('refund_pending', { at: LATER, actor: 'x', note: '' });
    expect(() => order.changeTo('refunded', { at: LATER, actor: 'x', note: '' })).toThrow(
      expect.objectContaining({ kind: 'malformed', fields: { note: 'Escribe la evidencia del reembolso' } }),
    );
    order.changeTo('refunded', { at: LATER, actor: 'x', note: 'Comprobante 77' });
    expect(order.status).toBe('refunded');
  });
});

describe('an order whose payment the provider voided', () => {
  it.each<[OrderStatus[], OrderStatus]>([
    [[], 'payment_review'],
    [['in_production', 'shipped', 'delivered'], 'payment_review'],
    [['refund_pending'], 'refund_pending'],
  ])('after %j is %s, with an entry in the history', (steps, end) => {
    const order = anOrder();
    for (const step of steps) order.changeTo(step, { at: NOW, actor: 'x', note: '' });
    order.voidedAt(LATER);
    expect(order).toMatchObject({ status: end, reviewReason: 'voided' });
    expect(order.history.at(-1)).toMatchObject({
      ...{ status: end, at: LATER, actor: 'provider', reason: 'voided' },
      note: 'El proveedor anuló el pago.',
    });
  });
});

describe('why an order waits for a person', () => {
  const move = (order: Order, status: OrderStatus) => order.changeTo(status, { at: LATER, actor: 'x', note: '' });

  it('is shown while it waits, and no longer after a decision', () => {
    const order = anOrder({ reviewReason: 'second_payment' });
    expect(order.openReview).toBe('second_payment');
    move(order, 'paid');
    expect(order.openReview).toBeNull();
    move(order, 'payment_review');
    expect(order.openReview).toBeNull();
    order.voidedAt(LATER);
    expect(order.openReview).toBe('voided');
    expect(order.history.map((change) => order.reasonOf(change))).toEqual(['second_payment', null, null, 'voided']);
  });
});

describe('an order seen without proof of access', () => {
  const personalisation = aPersonalisation({
    personalization: 'Sofía',
    keychainPersonalization: 'Sofi',
    specialRequest: 'Una corona',
  });
  const purchase = aPurchase({
    sessionId: 'secret-session-1',
    userId: 'user-7',
    customer: aCustomer({ name: 'Laura Restrepo', email: 'laura@example.com' }),
    lines: [anOrderLine({ personalisation })],
  });
  const payment = aCardPayment({ reference: 'SIGERIST-secret-session-1-1763700000000-Zx9k2' });
  const order = anOrder({ purchase, payment });
  order.changeTo('in_production', { at: LATER, actor: 'taller@sigerist.co', note: 'para Sofía' });
  const stranger = { isPayer: false, user: { id: 'user-8' } };
  const masked = visibleTo(stranger, order);

  it('contains no personal data', () => {
    const { sessionId, ...seen } = masked.purchase;
    expect(sessionId).toBe('secret-session-1');
    // Random ids have any digits.
    const text = JSON.stringify({ ...masked, purchase: seen }).replaceAll(/[0-9a-f-]{36,}/g, 'id');
    for (const secret of ['aura', 'estrepo', 'laura@', '300', 'Calle', 'Medell', 'Antioquia', '0500', 'Sof', 'corona'])
      expect(text).not.toContain(secret);
    for (const secret of ['secret-session', 'user-7', 'taller@']) expect(text).not.toContain(secret);
  });

  it.each([
    ['the browser that paid', { isPayer: true, user: null }],
    ['its owner', { isPayer: false, user: { id: 'user-7' } }],
  ])('is whole to %s', (_, viewer) => {
    expect(visibleTo(viewer, order)).toBe(order);
  });

  it('shows history and parcel with its number and email, and nothing personal, also in the notes of the shop', () => {
    const sent = anOrder({ purchase, payment });
    const shipment = { carrier: 'coordinadora', otherCarrier: '', guide: '2034567890', reason: '' } as const;
    const staff = { at: LATER, actor: 'taller@sigerist.co' };
    sent.changeTo('in_production', { ...staff, note: 'Hola Laura, bordamos «Sofía» (llavero SOFI). Sofisticado.' });
    sent.changeTo('shipped', { ...staff, note: 'Llega el martes', shipment });
    const state = stateOf(sent);
    expect(state.history.map(({ note }) => note)).toEqual([
      '',
      'Hola •••, bordamos «•••» (llavero •••). Sofisticado.',
      'Llega el martes',
    ]);
    expect(state.history.at(-1)!.shipment).toEqual(shipment);
    const text = JSON.stringify([state.purchase.customer, state.purchase.lines]);
    for (const secret of ['aura', 'estrepo', 'laura@', '300', 'Calle', 'Sof', 'corona'])
      expect(text).not.toContain(secret);
    expect(state.purchase.finalTotal).toBe(sent.purchase.finalTotal);
  });

  it('masks names with signs of regular expressions as they are written', () => {
    const { customer, ...rest } = aPurchase();
    const order = anOrder({ purchase: { ...rest, customer: { ...customer, name: 'Ana [x+ (a|b)* .+' } } });
    order.changeTo('in_production', {
      at: LATER,
      actor: 'taller@sigerist.co',
      note: 'Ana [x+ (a|b)* .+, gracias. Anaxa',
    });
    expect(stateOf(order).history.at(-1)!.note).toBe('•••, gracias. Anaxa');
  });

  it('is masked for a guest, also without an owner', () => {
    const guest = { isPayer: false, user: null };
    expect(visibleTo(guest, anOrder()).purchase.customer.name).toBe('L••• R•••');
  });

  it('has the same shape and the same figures', () => {
    expect(masked.purchase.customer).toMatchObject({ name: 'L••• R•••', email: 'l•••@example.com' });
    expect(masked.payment).toMatchObject({ ...payment, reference: 'SIGERIST-•••-1763700000000-Zx9k2' });
    expect(masked.purchase.lines[0]).toMatchObject({ name: 'Pañalera Multifuncional', quantity: 2, price: 460_000 });
    expect(masked.purchase.finalTotal).toBe(782_000);
    expect(Object.keys(masked).sort()).toEqual(Object.keys(order).sort());
  });

  it('leaves empty fields empty, and the order itself unchanged', () => {
    expect(visibleTo(stranger, anOrder()).purchase.lines[0]?.personalisation.specialRequest).toBe('');
    expect(order.purchase.customer.name).toBe('Laura Restrepo');
  });
});
