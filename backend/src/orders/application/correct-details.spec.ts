import { aCatalogueService } from '../../../test/builders/catalogue-service.builder.js';
import { aCardPayment, aPurchase } from '../../../test/builders/purchase.builder.js';
import { aStaffMember } from '../../../test/builders/staff.builder.js';
import { inMemoryAuditLog } from '../../../test/fakes/in-memory-audit-entries.js';
import { InMemoryOrders } from '../../../test/fakes/in-memory-orders.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { PlainTransaction } from '../../../test/fakes/plain-transaction.js';
import { detailsVersion } from '../domain/correction.js';
import { Order } from '../domain/order.js';
import { CorrectDetails, type CorrectionRequest } from './correct-details.js';
import type { OrderMails } from './order-mails.js';
import type { Orders } from './orders.port.js';

const STAFF = aStaffMember();

describe('CorrectDetails', () => {
  let orders: InMemoryOrders;
  let corrections: CorrectDetails;
  let order: Order;
  let mailed: number;
  const audit = inMemoryAuditLog();

  beforeEach(async () => {
    orders = new InMemoryOrders();
    mailed = 0;
    const port = orders as unknown as Orders;
    const mails = { notifyCustomer: () => Promise.resolve((mailed += 1)) } as unknown as OrderMails;
    const { catalogue } = aCatalogueService();
    const [transaction, clock] = [new PlainTransaction(), new ManualClock()];
    corrections = new CorrectDetails(port, catalogue, mails, audit.log, transaction, clock);
    const placement = { purchase: aPurchase(), payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
    order = Order.place(crypto.randomUUID(), placement, clock.now());
    await orders.add(order);
  });

  const request = (changes: Partial<CorrectionRequest>) => ({ version: detailsVersion(order), ...changes });
  const byCustomer = (changes: Partial<CorrectionRequest>) => corrections.correct(order.id, request(changes), null);
  const stored = async () => (await orders.find(order.id))!.purchase;

  it('stores and mails the correction of the customer', async () => {
    await byCustomer({ names: [{ position: 0, name: 'Lucía' }] });
    expect((await stored()).lines[0]!.personalisation.personalization).toBe('Lucía');
    await byCustomer({ phone: '300' }).catch(() => undefined);
    expect(mailed).toBe(1);
  });

  it('keeps the parts of the address that a correction does not have', async () => {
    const { customer } = order.purchase;
    const shipping = { ...customer.shipping!, document: '1020304050' };
    order.purchase = { ...order.purchase, customer: { ...customer, shipping } };
    await orders.saveDetails(order);
    const moved = { address: 'Calle 9 # 43B-12', city: 'Medellín', department: 'Antioquia', postalCode: '' };
    await byCustomer({ shipping: moved });
    expect((await stored()).customer.shipping).toEqual({ ...moved, document: '1020304050' });
  });

  it('keeps the rules of stitching', async () => {
    const tooLong = byCustomer({ names: [{ position: 0, name: 'x'.repeat(21) }] });
    await expect(tooLong).rejects.toMatchObject({ fields: { 'names.0.name': expect.any(String) } });
    await expect(byCustomer({ names: [{ position: 0, name: '愛' }] })).rejects.toMatchObject({ kind: 'malformed' });
    expect(mailed).toBe(0);
  });

  it('records who of the staff corrected, without the values', async () => {
    await corrections.correct(order.id, request({ phone: '300 765 4321' }), STAFF);
    expect((await orders.find(order.id))!.history.at(-1)).toMatchObject({ actor: STAFF.email });
    const summary = audit.entries.all.at(-1)!.summary;
    expect(summary).toBe(`${STAFF.name} corrigió el celular de ${order.number}`);
  });
});
