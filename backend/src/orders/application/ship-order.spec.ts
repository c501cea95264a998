import { aCatalogueService } from '../../../test/builders/catalogue-service.builder.js';
import { paid, voidPayment } from '../../../test/builders/order.builder.js';
import { aCardPayment, aPurchase } from '../../../test/builders/purchase.builder.js';
import { InMemoryDiscounts } from '../../../test/fakes/in-memory-discounts.js';
import { aStaffMember } from '../../../test/builders/staff.builder.js';
import { inMemoryAuditLog } from '../../../test/fakes/in-memory-audit-entries.js';
import { InMemoryOrders } from '../../../test/fakes/in-memory-orders.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { PlainTransaction } from '../../../test/fakes/plain-transaction.js';
import { DiscountUses } from '../../cart/index.js';
import { shipmentIn } from '../domain/order-change.js';
import { Order } from '../domain/order.js';
import { anonymiseOrder } from '../domain/erase-order.js';
import type { Shipment } from '../domain/shipment.js';
import { ChangeOrder, OrderEvents, StatusEffects } from './change-order.js';
import { OrderAdminService } from './order-admin.service.js';
import type { OrderMails } from './order-mails.js';
import type { Orders } from './orders.port.js';
import { OrderMoneyBook } from './order-money-book.js';
import { PromiseDelivery } from './promise-delivery.js';
import { ShipOrder, type ShipmentRequest } from './ship-order.js';

const GUIDE: Shipment = { carrier: 'servientrega', otherCarrier: '', guide: '2034567890', reason: '' };

describe('shipping an order', () => {
  let orders: InMemoryOrders;
  let shipping: ShipOrder;
  let mailed: string[];
  let order: Order;

  beforeEach(async () => {
    orders = new InMemoryOrders();
    mailed = [];
    const notifyCustomer = ({ history }: Order) => {
      mailed.push(history.at(-1)!.event ?? history.at(-1)!.status);
      return Promise.resolve();
    };
    const mails = { notifyCustomer } as unknown as OrderMails;
    const port = orders as unknown as Orders;
    const [clock, transaction] = [new ManualClock(), new PlainTransaction()];
    const promises = new PromiseDelivery(aCatalogueService().catalogue, clock);
    const uses = new DiscountUses(new InMemoryDiscounts(), clock);
    const { log } = inMemoryAuditLog(clock);
    const { ledger } = orders.money;
    const book = new OrderMoneyBook(ledger, port, clock);
    const changes = new ChangeOrder(port, mails, transaction);
    const admin = new OrderAdminService(
      port,
      changes,
      new StatusEffects(promises, uses, new OrderEvents(), ledger),
      book,
      clock,
      log,
    );
    shipping = new ShipOrder(port, admin, changes, clock, log);
    const placement = { purchase: aPurchase(), payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
    order = paid(Order.place(crypto.randomUUID(), placement, clock.now()));
    order.changeTo('in_production', { at: clock.now(), actor: 'taller@sigerist.co', note: '' });
    await orders.add(order);
  });

  const ship = (changes: Partial<ShipmentRequest> = {}, shipment: Partial<Shipment> = {}) =>
    shipping.ship(order.id, {
      note: '',
      shipsUnpaid: false,
      actor: aStaffMember(),
      ...changes,
      shipment: { ...GUIDE, ...shipment },
    });
  const stored = async () => (await orders.find(order.id))!;

  it('moves it to shipped with its tracking number, mails once, and changes nothing when repeated', async () => {
    await ship({ from: 'in_production' });
    await ship({ from: 'in_production' });
    const { status, history } = await stored();
    expect([status, shipmentIn(history)]).toEqual(['shipped', GUIDE]);
    expect(mailed).toEqual(['shipped']);
  });

  it('does not ship an order that is not made, or an unknown one', async () => {
    order.changeTo('payment_review', { at: new Date(), actor: 'taller@sigerist.co', note: '' });
    await orders.save(order);
    await expect(ship()).rejects.toMatchObject({ code: 'order.state' });
    order = Object.assign(new Order(), order, { id: crypto.randomUUID() });
    await expect(ship()).rejects.toMatchObject({ code: 'order.not_found' });
    expect(mailed).toEqual([]);
  });

  it('corrects a mistyped tracking number with history and a mail', async () => {
    await ship();
    await ship({ from: 'shipped', replaces: GUIDE.guide }, { guide: '2034567891' });
    const { status, history } = await stored();
    expect(status).toBe('shipped');
    expect(history.flatMap(({ shipment }) => shipment?.guide ?? [])).toEqual(['2034567890', '2034567891']);
    expect(mailed).toEqual(['shipped', 'shipment_corrected']);
  });

  it('ships with the same tracking number again after a voided payment was paid once more', async () => {
    await ship();
    const sent = await stored();
    voidPayment(sent, new Date());
    paid(sent, { transactionId: null, provider: null });
    const change = { at: new Date(), actor: 'taller@sigerist.co', note: '' };
    sent.changeTo('paid', change);
    sent.changeTo('in_production', change);
    await orders.save(sent);
    await ship({ from: 'in_production' });
    const { status, history } = await stored();
    expect([status, shipmentIn(history)]).toEqual(['shipped', GUIDE]);
  });

  it('refuses the second of two people who ship or correct at once', async () => {
    await ship({ from: 'in_production' });
    await expect(ship({ from: 'in_production' }, { guide: '99999' })).rejects.toMatchObject({ code: 'order.moved' });
    await ship({ from: 'shipped', replaces: GUIDE.guide }, { guide: '2034567891' });
    const late = ship({ from: 'shipped', replaces: GUIDE.guide }, { guide: '2034567892' });
    await expect(late).rejects.toMatchObject({ code: 'order.moved' });
    expect(shipmentIn((await stored()).history)?.guide).toBe('2034567891');
  });

  it('loses its tracking number with the other personal data', async () => {
    const sent = await ship();
    anonymiseOrder(sent, new Date());
    expect(JSON.stringify(sent.history)).not.toContain(GUIDE.guide);
  });
});
