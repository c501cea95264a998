import type { DiscountCodeDto } from '../src/cart/adapters/http/discount-code.dto.js';
import type { StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import type { WidgetConfigDto } from '../src/payments/adapters/wompi/widget-config-answer.dto.js';
import { SettlePayment } from '../src/payments/application/settle-payment.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import { eventually } from './support/eventually.js';
import type { BegunPayment } from './support/paying-people.js';
import { PayingShop } from './support/paying-shop.js';
import { PASSWORD } from './support/shopper.js';

/** With two instances of the shop, in turn. */
describe('discount codes', () => {
  let shop: PayingShop;
  let people = 0;
  beforeAll(async () => {
    shop = await PayingShop.open();
    // Codes of half the cheapest piece and more need it.
    await shop.staff.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);
  });
  afterAll(() => shop.close());

  const live = async (...changes: object[]) => {
    const { body } = await shop.staff.post('/api/change-sets').send({ changes }).expect(201);
    await shop.staff.post(`/api/change-sets/${body.id}/publish`).send({}).expect(200);
  };
  const create = (values: object) => live({ entity: 'discount_code', values });
  const code = async (name: string) => {
    const { body } = await shop.staff.get('/api/discount-codes').expect(200);
    return (body as DiscountCodeDto[]).find((listed) => listed.code === name);
  };
  const apply = (sessionId: string, typed: string) =>
    shop.api().put(`/api/cart/${sessionId}/discount`).send({ code: typed });
  const filledCart = async () => {
    const sessionId = crypto.randomUUID();
    await shop.fill(sessionId, { personalization: 'Sofía', addNameEmbroidery: true });
    return sessionId;
  };
  const cartWith = async (typed: string) => {
    const sessionId = await filledCart();
    await apply(sessionId, typed).expect(200);
    return sessionId;
  };
  const anEmail = () => `familia${(people += 1)}@example.com`;
  const aNetwork = () => `198.51.100.${(people += 1)}`;
  const order = (sessionId: string, email: string, total?: number, ip = aNetwork()) =>
    shop
      .api()
      .post('/api/orders/bank-transfer')
      .set('X-Forwarded-For', ip)
      .send({ ...aTransferRequest(sessionId, { email }), total });
  const orderOf = async (email: string) => {
    const { body } = await shop.staff.get('/api/orders').query({ search: email }).expect(200);
    return (body as { orders: StaffOrderDto[] }).orders[0];
  };
  /** Begins the payment of a cart with the code. */
  const begin = async (typed: string, email = anEmail()) => {
    const answer = await shop.ask(await cartWith(typed), email, {}, '', aNetwork());
    return { email, answer, config: (answer.body as { data: WidgetConfigDto }).data };
  };
  const pay = async (config: WidgetConfigDto) => {
    const id = await shop.pay(config);
    await shop.approvedOrder(id);
    return id;
  };
  const endReservations = (name: string) =>
    shop.sql(`UPDATE discount_reservation SET expires_at = now() - interval '1 second' WHERE code = $1`, [name]);
  const confirm = (id: string, body: object = {}) =>
    shop.staff.patch(`/api/orders/${id}/status`).send({ status: 'paid', note: '', ...body });
  let transfers = 0;
  const received = (amount: number) => ({ received: { amount, reference: `M-${(transfers += 1)}` } });

  it('counts three uses of a code for three exactly, when six customers order at once', async () => {
    await create({ code: ' tres ', percent: 20, totalLimit: 3 });
    expect(await code('TRES')).toMatchObject({ state: 'active', uses: 0, totalLimit: 3, percent: 20, amount: null });
    const carts = await Promise.all(Array.from({ length: 6 }, () => filledCart()));
    const seen: number[] = [];
    for (const cart of carts) seen.push((await apply(cart, 'tres').expect(200)).body.finalTotal);
    const answers = await Promise.all(carts.map((cart, at) => order(cart, anEmail(), seen[at])));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(3);
    // The second one: the code was used up before this order was priced, so its total is not the one that the customer saw.
    for (const { body } of refused) expect(['discount.expired', 'order.total_changed']).toContain(body.code);
    expect(await code('TRES')).toMatchObject({ state: 'used_up', uses: 3 });
    const left = carts[answers.findIndex(({ status }) => status !== 201)]!;
    const { body: totals } = await shop.api().get(`/api/cart/${left}/totals`).expect(200);
    expect(totals).toMatchObject({ discountCode: null, discountAmount: 0, itemCount: 1 });
    expect((await apply(await filledCart(), 'TRES').expect(422)).body).toMatchObject({ code: 'discount.expired' });
  });

  it('are used once by one mailbox, of whose four payments all begin before the first is paid', async () => {
    await create({ code: 'UNICO', amount: 100_000, totalLimit: 1, perCustomerLimit: 1 });
    const email = anEmail();
    const begun = await Promise.all(Array.from({ length: 4 }, () => begin('UNICO', email)));
    expect(begun.filter(({ answer }) => answer.status === 200)).toHaveLength(1);
    for (const { answer } of begun.filter(({ answer: { status } }) => status !== 200))
      expect(answer).toMatchObject({ status: 422, body: { code: 'discount.customer_unpaid', success: false } });
    expect((await begin('UNICO')).answer.body).toMatchObject({ code: 'discount.taken' });
    expect((await order(await cartWith('UNICO'), anEmail())).body).toMatchObject({ code: 'discount.taken' });
    await pay(begun.find(({ config }) => config)!.config);
    expect(await orderOf(email)).toMatchObject({ status: 'paid' });
    expect(await code('UNICO')).toMatchObject({ uses: 1, state: 'used_up' });
  });

  it('are never used beyond their limit by payments and transfers that begin at once', async () => {
    await create({ code: 'CUATRO', percent: 10, totalLimit: 4 });
    const carts = await Promise.all(Array.from({ length: 10 }, () => cartWith('CUATRO')));
    const answers = await Promise.all(
      carts.map((cart, at) => (at % 2 ? order(cart, anEmail()) : shop.ask(cart, anEmail(), {}, '', aNetwork()))),
    );
    const accepted = answers.filter(({ status }) => status < 300);
    expect(accepted).toHaveLength(4);
    for (const { body, status } of answers.filter((each) => !accepted.includes(each))) {
      expect([409, 422]).toContain(status);
      expect(['discount.taken', 'discount.expired', 'order.total_changed', 'payment.amount_mismatch']).toContain(
        body.code,
      );
    }
  });

  it('have a person decide about money that came after the reservation ended, unless a use is left', async () => {
    await create({ code: 'TARDE', percent: 10, totalLimit: 1 });
    const late = await begin('TARDE');
    await endReservations('TARDE');
    const { config } = await begin('TARDE');
    const first = await pay(config);
    await pay(late.config);
    const held = (await orderOf(late.email))!;
    expect(held).toMatchObject({ status: 'payment_review', reviewReason: 'discount_over_limit' });
    expect(await code('TARDE')).toMatchObject({ uses: 1 });
    const [mail] = await shop.mailbox.wait('order', late.email, 1);
    expect(mail!.text).toContain('el código de descuento de tu pedido ya se había agotado cuando llegó');
    await confirm(held.id).expect(200);
    expect(await code('TARDE')).toMatchObject({ uses: 2 });

    await shop.simulator.control(`transactions/${first}/settle`, { status: 'VOIDED' });
    await shop
      .notify({ id: first, status: 'VOIDED', amountInCents: config.amountInCents, reference: config.reference })
      .expect(200);
    await shop.allHandled();
    expect(await code('TARDE')).toMatchObject({ uses: 1 });
  });

  it('have a person decide before a second payment that is accepted uses one beyond the limit', async () => {
    await create({ code: 'DOBLE', percent: 10, totalLimit: 1 });
    const { email, config } = await begin('DOBLE');
    await shop.approvedOrder(await shop.pay(config, { doubleApproval: true }));
    await shop.simulator.pass(200_000);
    await shop.check({ config } as BegunPayment);
    const second = await eventually(async () => {
      const found = (await shop.openMoney()).find(({ customer }) => customer?.email === email);
      expect(found).toMatchObject({ reason: 'second_payment' });
      return found!;
    });
    const { body } = await shop.decide(second.id, { kind: 'new_order' });
    expect(body).toMatchObject({ order: { id: second.id, status: 'payment_review' } });
    expect(await code('DOBLE')).toMatchObject({ uses: 1 });
    const { body: held } = await shop.staff.get(`/api/orders/${second.id}`).expect(200);
    expect(held).toMatchObject({ status: 'payment_review', reviewReason: 'discount_over_limit' });
    await confirm(second.id, { note: 'Hacemos los dos.', besidesOthers: true }).expect(200);
    expect(await code('DOBLE')).toMatchObject({ uses: 2 });
  });

  it('are not used up by transfers that never come', async () => {
    await create({ code: 'QUIETO', percent: 10, totalLimit: 3 });
    const network = aNetwork();
    const place = async (ip = aNetwork()) => {
      const email = anEmail();
      return { email, answer: await order(await cartWith('QUIETO'), email, undefined, ip) };
    };
    const own = [await place(network), await place(network)];
    expect(own.map(({ answer }) => answer.status)).toEqual([201, 201]);
    expect((await place(network)).answer.body).toMatchObject({
      statusCode: 422,
      code: 'discount.taken',
      message: expect.stringContaining('Otras personas están pagando con el código QUIETO') as string,
    });
    const other = await place();
    expect(other.answer.status).toBe(201);
    expect(Date.parse(other.answer.body.codeKeptUntil) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(await code('QUIETO')).toMatchObject({ uses: 3 });
    await endReservations('QUIETO');
    expect(await code('QUIETO')).toMatchObject({ uses: 0 });
    const confirmed = [await place(), await place(), other];
    for (const { email, answer } of confirmed)
      await confirm((await orderOf(email))!.id, received(answer.body.total)).expect(200);
    const [late] = own;
    const { body } = await confirm((await orderOf(late!.email))!.id, received(late!.answer.body.total)).expect(200);
    expect(body).toMatchObject({ status: 'payment_review', reviewReason: 'discount_over_limit' });
    expect(await code('QUIETO')).toMatchObject({ uses: 3, state: 'used_up' });
  });

  it('make an order free, which is made at once, is no transfer anywhere, and can be cancelled', async () => {
    await create({ code: 'REGALADO', percent: 100, totalLimit: 1 });
    const email = anEmail();
    const { body } = await order(await cartWith('REGALADO'), email, 0).expect(201);
    expect(body).toMatchObject({ status: 'paid', isFree: true, amountDue: 0, instalments: [], bankTransfer: null });
    const panel = await orderOf(email);
    expect(panel).toMatchObject({ status: 'paid', nextStatuses: ['in_production', 'cancelled'], receivedFor: [] });
    const tracked = await shop
      .api()
      .post('/api/orders/track')
      .send({ orderNumber: body.orderNumber, email })
      .expect(200);
    expect(tracked.body).toMatchObject({ status: 'paid', isFree: true, amountDue: 0, paid: 0, bankTransfer: null });
    const [mail] = await shop.mailbox.wait('order', email, 1);
    expect(mail!.subject).toBe(`Confirmamos tu pedido: ${body.orderNumber}`);
    expect(mail!.text).toContain('Sin costo por tu código');
    const toShop = await eventually(async () => {
      const mails = await shop.mailbox.all('new-order', shop.shop.env.shopEmail);
      const found = mails.find(({ subject }) => subject === `Pedido nuevo ${body.orderNumber}`);
      expect(found).toBeDefined();
      return found!;
    });
    expect(toShop.text).toContain('Pago: Sin costo por tu código');
    for (const { text } of [mail!, toShop]) expect(text).not.toMatch(/transfer|Recibimos tu pago/i);
    expect(await code('REGALADO')).toMatchObject({ uses: 1, state: 'used_up' });

    // Money cannot be given to it: giving it back would end the order.
    const stray = { provider: 'wompi', id: `stray-${panel!.id}`, reference: 'unknown', currency: 'COP' } as const;
    await shop.shop.app.get(SettlePayment).settle({ ...stray, status: 'APPROVED', amount: 10_000 });
    const given = await shop.decide(stray.id, { kind: 'order', orderId: panel!.id }, 409);
    expect(given.body).toMatchObject({ code: 'order.nothing_due' });

    const cancel = { status: 'cancelled', from: 'paid', note: 'Ya no la necesitas.' };
    await shop.staff.patch(`/api/orders/${panel!.id}/status`).send(cancel).expect(200);
    const [, told] = await shop.mailbox.wait('order', email, 2);
    expect(told!.subject).toBe(`Cancelamos tu pedido: ${body.orderNumber}`);
    expect(await code('REGALADO')).toMatchObject({ uses: 0, state: 'active' });
  });

  it('keep nothing of a payment whose beginning was cut off', async () => {
    await create({ code: 'CORTADO', percent: 10, totalLimit: 1 });
    const cart = await cartWith('CORTADO');
    const blocker = shop.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query(`SELECT FROM discount_code WHERE code = 'CORTADO' FOR UPDATE`);
    const cut = shop.ask(cart, anEmail());
    await eventually(async () => {
      const ended = await shop.sql(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%discount_code%FOR NO KEY UPDATE%' AND wait_event_type = 'Lock'`,
      );
      expect(ended).toHaveLength(1);
    });
    expect((await cut).status).toBe(503);
    await blocker.rollbackTransaction();
    await blocker.release();
    expect(await shop.sql('SELECT id FROM payment_attempt WHERE session_id = $1', [cart])).toEqual([]);
    expect(await shop.sql(`SELECT holder FROM discount_reservation WHERE code = 'CORTADO'`)).toEqual([]);
    expect((await begin('CORTADO')).answer.status).toBe(200);
  });

  it('subtracts an amount, once for each customer', async () => {
    await create({ code: 'REGALO', amount: 20_000, perCustomerLimit: 1 });
    const first = await filledCart();
    const { body } = await apply(first, 'regalo').expect(200);
    expect(body).toMatchObject({ discountAmount: 20_000, discountPercent: 0, finalTotal: body.total - 20_000 });
    expect((await order(first, 'laura@example.com').expect(201)).body).toMatchObject({ discountCode: 'REGALO' });
    const again = await filledCart();
    await apply(again, 'REGALO').expect(200);
    expect((await order(again, 'Laura+2@example.com').expect(422)).body).toMatchObject({
      code: 'discount.customer_limit',
    });
    await shop.api().delete(`/api/cart/${again}/discount`).expect(200);
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
    const { body } = await shop.staff
      .post('/api/change-sets')
      .send({ changes: [change('amount', 30_000)] })
      .expect(400);
    expect(body.fields).toMatchObject({ 'changes.0.value': expect.stringContaining('uno de los dos') });
    await live(change('percent', null), change('amount', 30_000));
    expect(await code('SIGERIST15')).toMatchObject({ percent: null, amount: 30_000 });
  });

  describe('that are guessed', () => {
    beforeAll(() => create({ code: 'CORRECTO', percent: 10 }));
    beforeEach(() => shop.sql('DELETE FROM rate_limit'));

    it.each([
      ['20 in one cart, which keeps no other cart of its network from right ones', 30, 20, (cart: string) => cart],
      ['300 in a network, with a new cart for each', 310, 300, () => crypto.randomUUID()],
    ])('are refused after ten minutes’ worth of wrong ones: %s', async (_name, made, allowed, cartOf) => {
      const cart = crypto.randomUUID();
      const guesses = [];
      for (let first = 0; first < made; first += 10)
        guesses.push(
          ...(await Promise.all(Array.from({ length: 10 }, (_, at) => apply(cartOf(cart), `NO${first + at}`)))),
        );
      const statuses = guesses.map(({ status }) => status);
      expect([statuses.filter((each) => each === 422), statuses.filter((each) => each === 429)]).toMatchObject([
        { length: allowed },
        { length: made - allowed },
      ]);
      const right = await apply(crypto.randomUUID(), 'CORRECTO');
      expect(right.status).toBe(made === 30 ? 200 : 429);
      expect(guesses.find(({ status }) => status === 422)!.body).toMatchObject({ code: 'discount.invalid' });
      expect(Number(guesses.find(({ status }) => status === 429)!.headers['retry-after'])).toBeGreaterThan(0);
    });

    it('do not count when they are right or empty', async () => {
      for (let turn = 0; turn < 25; turn += 1) {
        await apply(crypto.randomUUID(), 'correcto').expect(200);
        await apply(crypto.randomUUID(), ' ').expect(422);
      }
      await apply(crypto.randomUUID(), 'NADA').expect(422);
    });
  });

  it('is for staff', async () => {
    await shop.api().get('/api/discount-codes').expect(401);
  });
});
