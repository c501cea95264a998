import type request from 'supertest';
import type { TrackedOrderDto } from '../src/orders/adapters/http/track-order.dto.js';
import type { StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import type { Mailbox } from './support/mailbox.js';
import { OrderingShop } from './support/ordering-shop.js';

/** What happens to an order after it is paid: parcels. */
describe('an order after its purchase', () => {
  let orders: OrderingShop;
  let mailbox: Mailbox;
  let staff: ReturnType<typeof request.agent>;

  beforeAll(async () => {
    orders = await OrderingShop.open();
    mailbox = orders.mailbox;
    staff = await orders.staff();
  });
  afterAll(() => orders.close());

  const move = (id: string, body: object) => staff.patch(`/api/orders/${id}/status`).send(body).expect(200);

  async function anOrderInProduction() {
    const order = await orders.anOrder();
    await move(order.id, { status: 'paid', received: { amount: order.total, reference: `M-${order.id}` } });
    await move(order.id, { status: 'in_production' });
    return order;
  }

  it('is shipped once by two people at once, and its mistyped guide is corrected', async () => {
    const { id, orderNumber, customerEmail: email } = await anOrderInProduction();
    const ship = (body: object) => staff.post(`/api/orders/${id}/shipment`).send(body);
    const seen = { carrier: 'coordinadora', from: 'in_production' };
    for (const [wrong, field] of [
      [{ guide: '2034567890' }, 'carrier'],
      [{ ...seen, carrier: 'paloma', guide: '2034567890' }, 'carrier'],
      [{ ...seen, guide: '<b>' }, 'guide'],
    ] as const)
      expect((await ship(wrong).expect(400)).body).toHaveProperty(['fields', field]);
    expect((await ship(seen).expect(422)).body).toMatchObject({ code: 'order.guide_missing' });

    const both = await Promise.all(['2034 567 890', '999999'].map((guide) => ship({ ...seen, guide })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { shipment } = both.find(({ status }) => status === 201)!.body as StaffOrderDto;
    const correct = { ...seen, from: 'shipped', replaces: shipment!.guide, guide: '777777' };
    await ship(correct).expect(201);
    await ship(correct).expect(201);

    const tracked = await orders.api().post('/api/orders/track').send({ orderNumber, email }).expect(200);
    const { status, shipment: known, history } = tracked.body as TrackedOrderDto;
    expect(status).toBe('shipped');
    expect(known).toMatchObject({ carrierName: 'Coordinadora', trackingUrl: expect.stringMatching(/guia=777777$/) });
    expect(history.map(({ event }) => event)).toEqual([null, null, null, null, 'shipment_corrected']);
    const mails = await mailbox.wait('order', email, 5);
    expect(mails.find(({ subject }) => subject!.startsWith('Corregimos'))!.text).toContain('777777');
  });
});
