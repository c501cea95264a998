import { DataSource } from 'typeorm';
import type { CartItemDto } from '../src/cart/adapters/http/cart-item.dto.js';
import type { PricingDto } from '../src/catalogue/adapters/http/pricing.dto.js';
import type { StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import { anAddition } from './builders/cart-request.builder.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import { eventually } from './support/eventually.js';
import { OrderingShop } from './support/ordering-shop.js';

/** An add-on is a row: nothing but the row makes it sold and made. */
describe('an add-on that the owner adds to the table', () => {
  let shop: OrderingShop;
  let sessionId: string;

  beforeAll(async () => {
    shop = await OrderingShop.open();
    await shop.shop.app.get(DataSource).query(
      `INSERT INTO product_option (kind, id, label, description, price, needs, position)
       VALUES ('add_on', 'ribbon', 'Cinta con fecha', 'La fecha que tú quieras', 20000, NULL, 90)`,
    );
    await eventually(async () => {
      const { body } = await shop.api().get('/api/pricing').expect(200);
      const added = { id: 'ribbon', label: 'Cinta con fecha', price: 20_000, needs: null, field: null };
      expect((body as PricingDto).addOns.at(-1)).toMatchObject(added);
    });
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    sessionId = crypto.randomUUID();
  });

  const add = (changes: object) =>
    shop
      .api()
      .post('/api/cart')
      .send(anAddition({ sessionId, ...changes }));
  const edit = async (id: string, changes: object) =>
    (await shop.api().patch(`/api/cart/${id}`).send(changes).expect(200)).body as CartItemDto;

  it('is charged beside those that have a field, whichever way they are named', async () => {
    const { body } = await add({ addOns: ['ribbon', 'pompon', 'ribbon'], addPompon: true }).expect(201);
    expect(body).toMatchObject({
      price: 510_000,
      addOns: ['pompon', 'ribbon'],
      addPompon: true,
      addDecorativeBow: false,
    });
    expect((body as CartItemDto).breakdown).toContainEqual({ label: 'Cinta con fecha', amount: 20_000 });
    expect((await add({ addOns: ['pompon', 'ribbon'] }).expect(200)).body).toMatchObject({ quantity: 2 });
    expect((await add({ addOns: ['pompon'] }).expect(201)).body).toMatchObject({ price: 490_000 });
  });

  it('stays when something else is edited, and is removed by an edit that names the others', async () => {
    const { id } = (await add({ addOns: ['ribbon'] }).expect(201)).body as CartItemDto;
    expect((await edit(id, { addPompon: true })).addOns).toEqual(['pompon', 'ribbon']);
    expect((await edit(id, { personalization: 'Sofía' })).addOns).toEqual(['pompon', 'ribbon']);
    expect(await edit(id, { addOns: ['bow'] })).toMatchObject({ addOns: ['bow'], addPompon: false, price: 500_000 });
  });

  it.each<[string, unknown]>([
    ['an unknown id', ['no-existe']],
    ['a text', 'ribbon'],
    ['a number', [1]],
    ['more than there can be', Array<string>(51).fill('ribbon')],
    ['a long id', ['x'.repeat(101)]],
  ])('is not stored for %s', async (_what, addOns) => {
    const { body } = await add({ addOns }).expect(400);
    expect(body).toMatchObject({ code: 'request.invalid', fields: { addOns: 'Elige complementos de la lista' } });
  });

  it('is frozen in the order, named in the mails, and on the work sheet of staff', async () => {
    const item = (await add({ addOns: ['ribbon', 'expressService'] }).expect(201)).body as CartItemDto;
    const customer = aTransferRequest(sessionId);
    const { body: order } = await shop.api().post('/api/orders/bank-transfer').send(customer).expect(201);
    const { id, orderNumber } = order as StaffOrderDto;
    const [mail] = await shop.mailbox.wait('order', customer.customer.email, 1);
    expect(mail!.text).toContain('Cinta con fecha');

    await shop.shop.app.get(DataSource).query(`DELETE FROM product_option WHERE id = 'ribbon'`);
    const staff = await shop.staff();
    const { body: made } = await staff.get(`/api/orders/${id}`).expect(200);
    expect(made).toMatchObject({
      orderNumber,
      isExpress: true,
      total: item.price,
      items: [
        {
          addOns: ['expressService', 'ribbon'],
          addOnLabels: ['Servicio express', 'Cinta con fecha'],
          expressService: true,
          breakdown: item.breakdown,
        },
      ],
    });
  });

  it('is removed from a kept line that is edited after it was taken off sale', async () => {
    await eventually(async () => {
      const { body } = await shop.api().get('/api/pricing');
      expect((body as PricingDto).addOns.map(({ id }) => id)).not.toContain('ribbon');
    });
    const { id } = (await add({ addOns: ['pompon'] }).expect(201)).body as CartItemDto;
    await shop.shop.app
      .get(DataSource)
      .query(
        `UPDATE cart_line SET personalisation = jsonb_set(personalisation, '{addOns}', '["pompon", "ribbon"]') WHERE id = $1`,
        [id],
      );
    expect((await edit(id, { personalization: 'Sofía' })).addOns).toEqual(['pompon']);
  });
});
