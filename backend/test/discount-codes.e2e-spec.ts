import request from 'supertest';
import { DataSource } from 'typeorm';
import type { DiscountCodeDto } from '../src/cart/adapters/http/discount-code.dto.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import { OrderingShop } from './support/ordering-shop.js';
import { PASSWORD } from './support/shopper.js';

describe('discount codes', () => {
  let orders: OrderingShop;
  let staff: ReturnType<typeof request.agent>;
  beforeAll(async () => {
    orders = await OrderingShop.open();
    staff = await orders.staff();
  });
  afterAll(() => orders.close());

  const live = async (...changes: object[]) => {
    const { body } = await staff.post('/api/change-sets').send({ changes }).expect(201);
    await staff.post(`/api/change-sets/${body.id}/publish`).send({}).expect(200);
  };
  const create = (values: object) => live({ entity: 'discount_code', values });
  const code = async (name: string) => {
    const { body } = await staff.get('/api/discount-codes').expect(200);
    return (body as DiscountCodeDto[]).find((listed) => listed.code === name);
  };
  const apply = (sessionId: string, typed: string) =>
    orders.api().put(`/api/cart/${sessionId}/discount`).send({ code: typed });
  const order = (sessionId: string, email: string, total?: number) =>
    orders
      .api()
      .post('/api/orders/bank-transfer')
      .send({ ...aTransferRequest(sessionId, { email }), total });

  it('counts three uses of a code for three exactly, when six customers order at once', async () => {
    await create({ code: ' tres ', percent: 20, totalLimit: 3 });
    expect(await code('TRES')).toMatchObject({ state: 'active', uses: 0, totalLimit: 3, percent: 20, amount: null });
    const carts = await Promise.all(Array.from({ length: 6 }, () => orders.filledCart()));
    const seen: number[] = [];
    for (const cart of carts) seen.push((await apply(cart, 'tres').expect(200)).body.finalTotal);
    const answers = await Promise.all(carts.map((cart, at) => order(cart, `familia${at}@example.com`, seen[at])));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(3);
    // The second one: the code was used up before this order was priced, so its total is not the one that the customer saw.
    for (const { body } of refused) expect(['discount.expired', 'order.total_changed']).toContain(body.code);
    expect(await code('TRES')).toMatchObject({ state: 'used_up', uses: 3 });
    const left = carts[answers.findIndex(({ status }) => status !== 201)]!;
    const { body: totals } = await orders.api().get(`/api/cart/${left}/totals`).expect(200);
    expect(totals).toMatchObject({ discountCode: null, discountAmount: 0, itemCount: 1 });
    expect((await apply(await orders.filledCart(), 'TRES').expect(422)).body).toMatchObject({
      code: 'discount.expired',
    });
  });

  it('subtracts an amount, once for each customer', async () => {
    await create({ code: 'REGALO', amount: 20_000, perCustomerLimit: 1 });
    const first = await orders.filledCart();
    const { body } = await apply(first, 'regalo').expect(200);
    expect(body).toMatchObject({ discountAmount: 20_000, discountPercent: 0, finalTotal: body.total - 20_000 });
    expect((await order(first, 'laura@example.com').expect(201)).body).toMatchObject({ discountCode: 'REGALO' });
    const again = await orders.filledCart();
    await apply(again, 'REGALO').expect(200);
    expect((await order(again, 'Laura+2@example.com').expect(422)).body).toMatchObject({
      code: 'discount.customer_limit',
    });
    await orders.api().delete(`/api/cart/${again}/discount`).expect(200);
    await order(again, 'Laura+2@example.com').expect(201);
  });

  it('begins and ends with its dates, in days of Bogota', async () => {
    await create({ code: 'NAVIDAD', percent: 10, from: '2020-12-01', until: '2020-12-24' });
    await create({ code: 'FUTURO', percent: 10, from: '2099-12-01' });
    expect(await code('NAVIDAD')).toMatchObject({
      state: 'ended',
      from: '2020-12-01T05:00:00.000Z',
      until: '2020-12-25T05:00:00.000Z',
    });
    expect(await code('FUTURO')).toMatchObject({ state: 'scheduled', until: null });
    await live({ entity: 'discount_code', id: 'futuro', field: 'withdrawn', value: true });
    expect(await code('FUTURO')).toMatchObject({ state: 'ended' });
  });

  it('changes from a percentage to an amount in one set, and not by half', async () => {
    const change = (field: string, value: unknown) => ({ entity: 'discount_code', id: 'SIGERIST15', field, value });
    const { body } = await staff
      .post('/api/change-sets')
      .send({ changes: [change('amount', 30_000)] })
      .expect(400);
    expect(body.fields).toMatchObject({ 'changes.0.value': expect.stringContaining('uno de los dos') });
    // Half of the cheapest piece, or more.
    await staff.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);
    await live(change('percent', null), change('amount', 30_000));
    expect(await code('SIGERIST15')).toMatchObject({ percent: null, amount: 30_000 });
  });

  describe('that are guessed', () => {
    beforeEach(() => orders.shop.app.get(DataSource).query('DELETE FROM rate_limit'));

    it.each([
      ['a new cart for each guess', () => crypto.randomUUID()],
      ['one cart', (cart: string) => cart],
    ])('are refused after 20 wrong ones in ten minutes: %s', async (_name, cartOf) => {
      const cart = crypto.randomUUID();
      const guesses = await Promise.all(
        Array.from({ length: 30 }, (_, number) => apply(cartOf(cart), `ADIVINA${number}`)),
      );
      const statuses = guesses.map(({ status }) => status);
      expect([statuses.filter((each) => each === 422), statuses.filter((each) => each === 429)]).toMatchObject([
        { length: 20 },
        { length: 10 },
      ]);
      expect(guesses.find(({ status }) => status === 422)!.body).toMatchObject({ code: 'discount.invalid' });
      expect(Number(guesses.find(({ status }) => status === 429)!.headers['retry-after'])).toBeGreaterThan(0);
    });

    it('do not count when they are right or empty', async () => {
      await create({ code: 'CORRECTO', percent: 10 });
      for (let turn = 0; turn < 25; turn += 1) {
        await apply(crypto.randomUUID(), 'correcto').expect(200);
        await apply(crypto.randomUUID(), ' ').expect(422);
      }
      await apply(crypto.randomUUID(), 'NADA').expect(422);
    });
  });

  it('is for staff', async () => {
    await orders.api().get('/api/discount-codes').expect(401);
  });
});
