import type { BankTransferOrderDto } from '../src/orders/adapters/http/bank-transfer.dto.js';
import type { StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import { formatPesos } from '../src/common/money.js';
import { ShopSettings } from '../src/settings/index.js';
import type { MoneySummaryDto } from '../src/books/adapters/http/books.dto.js';
import { CheckMoney } from '../src/open-money/application/check-money.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import { eventually } from './support/eventually.js';
import type { BegunPayment } from './support/paying-people.js';
import { PayingShop } from './support/paying-shop.js';
import { PASSWORD, staffBrowser } from './support/shopper.js';

/** Money that the shop received, that was taken back, or that a person confirms. */
describe('money of an order', () => {
  let shop: PayingShop;
  const ACTOR = 'taller@example.com';

  beforeAll(async () => {
    shop = await PayingShop.open();
    // One person makes all of these refunds, which count together.
    await shop.shop.app.get(ShopSettings).write('refunds.approvalAbove', 1_000_000_000);
    await shop.staff.post('/api/auth/confirm').send({ password: PASSWORD });
  });
  afterAll(() => shop.close());

  const move = (id: string, status: string, body: object = {}) =>
    shop.staff.patch(`/api/orders/${id}/status`).send({ status, ...body });
  /** Gives money of an order back; with evidence it is done. */
  const giveBack = (id: string, amount: number, evidence = '') =>
    shop.staff.post(`/api/orders/${id}/refunds`).send({ amount, reason: 'retracto', way: 'bank_transfer', evidence });
  const orderOf = async (payment: BegunPayment) => (await shop.orders(payment, 1))[0] as StaffOrderDto;
  const bodies = async (payment: BegunPayment, count: number) =>
    (await shop.mailbox.wait('order', payment.email, count)).map(({ subject, text }) => `${subject}\n${text}`);

  async function paid(): Promise<[BegunPayment, StaffOrderDto]> {
    const payment = await shop.begin();
    await shop.complete(await shop.pay(payment.config)).expect(201);
    return [payment, await orderOf(payment)];
  }

  async function voidPayment({ config }: BegunPayment, id: string): Promise<void> {
    await shop.simulator.control(`transactions/${id}/settle`, { status: 'VOIDED' });
    const { amountInCents, reference } = config;
    await shop.notify({ id, status: 'VOIDED', amountInCents, reference }).expect(200);
    await shop.allHandled();
  }

  async function aTransfer(): Promise<BankTransferOrderDto> {
    const sessionId = crypto.randomUUID();
    await shop.fill(sessionId);
    const body = aTransferRequest(sessionId);
    return (await shop.api().post('/api/orders/bank-transfer').send(body).expect(201)).body as BankTransferOrderDto;
  }

  it('that was voided is mailed as it is, and the order can be cancelled or paid again', async () => {
    const [payment, { id, transactionId }] = await paid();
    await voidPayment(payment, transactionId!);
    const order = await orderOf(payment);
    expect(order).toMatchObject({
      status: 'payment_review',
      reviewReason: 'voided',
      nextStatuses: ['paid', 'cancelled'],
      receivedFor: ['paid'],
    });
    expect(order.history.at(-1)).toMatchObject({ actor: 'provider', reason: 'voided', note: expect.any(String) });
    const mail = (await bodies(payment, 2)).find((text) => text.startsWith('Anularon el pago de tu pedido'))!;
    expect(mail).toContain('no tenemos ese dinero');
    expect(mail).toContain('pagarlo otra vez');
    expect(mail).not.toMatch(/Recibimos tu pago|no tienes que pagar otra vez/i);
    const { body: tracked } = await shop
      .api()
      .post('/api/orders/track')
      .send({ orderNumber: order.orderNumber, email: payment.email });
    expect(tracked).toMatchObject({ status: 'payment_review', reviewReason: 'voided' });
    await move(id, 'paid').expect(422);
    await move(id, 'cancelled').expect(200);
  });

  it('that was paid twice and voided is mailed without asking for a third payment while the shop holds the second', async () => {
    const payment = await shop.begin();
    const again = await shop.configOf(payment.sessionId, payment.email, {
      customer_data: { email: payment.email, full_name: 'Laura Restrepo Gómez' },
    });
    const [first, second] = [await shop.pay(payment.config), await shop.pay(again)];
    for (const id of [first, second]) await shop.complete(id).expect(201);
    await voidPayment(payment, first);
    const afterFirst = await bodies(payment, 3);
    expect(afterFirst).toContainEqual(expect.stringMatching(/^Anularon uno de tus pagos[^]*el otro pago/));
    expect(afterFirst.join()).not.toContain('pagarlo otra vez');
    await voidPayment({ ...payment, config: again }, second);
    expect((await bodies(payment, 4)).filter((text) => text.includes('pagarlo otra vez'))).toHaveLength(1);
  });

  it('that was voided and paid again by transfer has a receipt of the transfer', async () => {
    const [payment, { id, total, transactionId }] = await paid();
    await voidPayment(payment, transactionId!);
    const received = { amount: total, reference: 'M1029383' };
    const { body } = await move(id, 'paid', { received }).expect(200);
    expect(body).toMatchObject({ status: 'paid', paymentMethod: 'BANK_TRANSFER', received });
    const receipts = (await bodies(payment, 3)).filter((text) => text.includes('PROCESADO'));
    expect(receipts.filter((text) => text.includes('Transferencia bancaria'))).toHaveLength(1);
    expect(receipts.filter((text) => text.includes(`Transacción: ${transactionId!}`))).toHaveLength(1);
  });

  it.each([
    ['waits for its refund', 'refund_pending', { received: 0, returned: 0, held: 0 }],
    ['was refunded', 'refunded', { received: 0, returned: 460_000, held: -460_000 }],
  ])('that was voided while the order %s is written down and not mailed again', async (_, status, money) => {
    const [payment, { id, total, transactionId }] = await paid();
    await giveBack(id, total, status === 'refunded' ? `M-${id}` : '').expect(201);
    const refundMails = await shop.mailbox.wait('refund', payment.email, status === 'refunded' ? 2 : 1);
    await voidPayment(payment, transactionId!);
    const order = await orderOf(payment);
    // What was given back of a voided payment is a loss.
    expect(order).toMatchObject({ status, money: { total, ...money } });
    expect(order.history.at(-1)).toMatchObject({ status: order.status, actor: 'provider', reason: 'voided' });
    await eventually(async () =>
      expect(await shop.sql('SELECT id FROM graphile_worker.jobs WHERE run_at <= now()')).toEqual([]),
    );
    expect(await shop.mailbox.all('order', payment.email)).toHaveLength(1);
    expect(await shop.mailbox.all('refund', payment.email)).toHaveLength(refundMails.length);
  });

  it('that was approved is refunded, never hidden by cancelling its order', async () => {
    const [, { id }] = await paid();
    await move(id, 'payment_review').expect(200);
    expect((await move(id, 'cancelled').expect(409)).body).toMatchObject({ code: 'order.state' });
    const { body } = await shop.staff.get(`/api/orders/${id}`).expect(200);
    expect(body).toMatchObject({ status: 'payment_review', nextStatuses: ['paid'], receivedFor: [] });
    const { total } = body as StaffOrderDto;
    await giveBack(id, total, `M-${id}`).expect(201);
    const { body: refunded } = await shop.staff.get(`/api/orders/${id}`).expect(200);
    expect(refunded).toMatchObject({
      status: 'refunded',
      money: { received: total, returned: total, held: 0, owed: 0 },
    });
  });

  it('that came by transfer is confirmed with amount and reference, which staff see with author and time', async () => {
    const { id, total } = await aTransfer();
    const received = { amount: total, reference: ' M1029385 ' };
    for (const [missing, fields] of [
      [undefined, ['received.amount', 'received.reference']],
      [null, ['received.amount', 'received.reference']],
      [{}, ['received.amount', 'received.reference']],
      [{ amount: total }, ['received.reference']],
      [{ reference: 'M1' }, ['received.amount']],
      [{ amount: total, reference: ' ' }, ['received.reference']],
    ] as const) {
      const { body } = await move(id, 'paid', { received: missing }).expect(422);
      expect(body).toMatchObject({ code: 'order.received_missing' });
      expect(Object.keys((body as { fields: object }).fields)).toEqual(fields);
    }
    for (const wrong of [
      [],
      'M1',
      { ...received, amount: 0 },
      { ...received, amount: 1.5 },
      { ...received, reference: 7 },
    ])
      await move(id, 'paid', { received: wrong }).expect(400);
    await move(id, 'paid', { received }).expect(200);
    const { body } = await shop.staff.get(`/api/orders/${id}`).expect(200);
    const confirmed = { amount: total, reference: 'M1029385' };
    expect(body).toMatchObject({ status: 'paid', received: confirmed, receivedFor: [] });
    expect((body as StaffOrderDto).history.at(-1)).toEqual({
      status: 'paid',
      event: null,
      at: expect.any(String),
      actor: ACTOR,
      note: '',
      reason: null,
      shipment: null,
      corrected: [],
      received: { ...confirmed, method: 'BANK_TRANSFER' },
    });
    await move(id, 'in_production', { received }).expect(422);
    await move(id, 'in_production', { note: null, from: null }).expect(200);
  });

  it('that is less than the total leaves the order waiting for the rest', async () => {
    const { id, total, orderNumber, customerEmail: email } = await aTransfer();
    const received = { amount: total - 2_000, reference: 'M1029386' };
    const { body } = await move(id, 'paid', { received }).expect(200);
    const partly = { total, allowed: 0, received: total - 2_000, returned: 0, held: total - 2_000, owed: 2_000 };
    expect(body).toMatchObject({ status: 'pending_transfer', amountDue: 2_000, receivedFor: ['paid'], money: partly });
    expect((body as StaffOrderDto).nextStatuses).not.toContain('cancelled');
    const { body: tracked } = await shop.api().post('/api/orders/track').send({ orderNumber, email });
    expect(tracked).toMatchObject({ status: 'pending_transfer', amountDue: 2_000, paid: total - 2_000 });
    await move(id, 'paid', { received: { amount: 2_000, reference: 'M1029386-B' } }).expect(200);
    expect((await shop.staff.get(`/api/orders/${id}`)).body).toMatchObject({ status: 'paid', money: { owed: 0 } });
  });

  it('that arrived after its order was cancelled is confirmed before the order is made', async () => {
    const { id, total } = await aTransfer();
    await move(id, 'cancelled').expect(200);
    await move(id, 'payment_review').expect(200);
    expect((await move(id, 'paid').expect(422)).body).toMatchObject({ code: 'order.received_missing' });
    const received = { amount: total, reference: 'M1029387' };
    const { body } = await move(id, 'paid', { received }).expect(200);
    expect(body).toMatchObject({ status: 'paid', received });
    await move(id, 'payment_review').expect(200);
    await move(id, 'cancelled').expect(409);
  });

  it('that came by one transfer confirms one order, in whatever spelling, and a second one under a reference of its own', async () => {
    const [first, second, third] = [await aTransfer(), await aTransfer(), await aTransfer()];
    const as = (reference: string) => ({ received: { amount: first.total, reference } });
    await move(first.id, 'paid', as('DUP-77')).expect(200);
    for (const repeated of ['DUP-77', 'dup-77 ', 'dup 77', 'Dup77']) {
      const { body } = await move(second.id, 'paid', as(repeated)).expect(409);
      expect(body).toMatchObject({
        code: 'order.reference_used',
        message: expect.stringContaining(first.orderNumber),
        fields: { 'received.reference': expect.any(String) },
      });
    }
    expect((await shop.staff.get(`/api/orders/${second.id}`)).body).toMatchObject({ status: 'pending_transfer' });
    await move(second.id, 'paid', as('dup-77-2')).expect(200);
    expect((await move(first.id, 'payment_review', as('dup 77')).expect(409)).body).toMatchObject({
      code: 'order.reference_repeated',
    });
    await move(third.id, 'paid', as('DUP-78')).expect(200);
  });

  it('that came by one transfer confirms one of two orders at the same instant', async () => {
    const orders = [await aTransfer(), await aTransfer()];
    const received = { amount: orders[0]!.total, reference: `SAME-${orders[0]!.orderNumber}` };
    const statuses = await Promise.all(orders.map(async ({ id }) => (await move(id, 'paid', { received })).status));
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('has the consent of the moment at which paying began, in one attempt for repeated calls', async () => {
    const payment = await shop.begin();
    const attempts = () =>
      shop.sql<{ consent: { at: string }; created_at: Date }>(
        `SELECT purchase->'customer'->'consent' AS consent, created_at FROM payment_attempt WHERE session_id = $1`,
        [payment.sessionId],
      );
    const [first] = await attempts();
    expect(first!.consent).toEqual({ version: expect.stringMatching(/^\d{4}-\d\d$/), at: expect.any(String) });
    expect(await shop.configOf(payment.sessionId, payment.email)).toEqual(payment.config);
    expect(await attempts()).toHaveLength(1);
    await shop.complete(await shop.pay(payment.config)).expect(201);
    const orders = await shop.sql('SELECT consented_at, consent_version FROM shop_order WHERE reference = $1', [
      payment.config.reference,
    ]);
    const { version, at } = first!.consent as { version: string; at: string };
    expect(orders).toEqual([{ consented_at: new Date(at), consent_version: version }]);
  });

  it('of a snapshot of an earlier release comes with the consent of its attempt', async () => {
    const payment = await shop.begin();
    const { reference } = payment.config;
    await shop.sql(
      `UPDATE payment_attempt SET created_at = '2026-11-01T10:00:00Z', purchase = purchase #- '{customer,consent}'
      WHERE reference = $1`,
      [reference],
    );
    await shop.complete(await shop.pay(payment.config)).expect(201);
    const orders = await shop.sql('SELECT consented_at FROM shop_order WHERE reference = $1', [reference]);
    expect(orders).toEqual([{ consented_at: new Date('2026-11-01T10:00:00Z') }]);
  });

  it('of a cart line with the key of an earlier release empties the cart', async () => {
    const sessionId = crypto.randomUUID();
    const email = `laura-${sessionId}@example.com`;
    await shop.fill(sessionId);
    await shop.sql(`UPDATE cart_line SET options_key = 'of an earlier release' WHERE session_id = $1`, [sessionId]);
    const config = await shop.configOf(sessionId, email);
    await shop.complete(await shop.pay(config)).expect(201);
    expect((await shop.api().get(`/api/cart/${sessionId}`).expect(200)).body).toEqual([]);
  });

  describe('that staff record', () => {
    const receipt = (id: string, amount: unknown, changes: object = {}, by = shop.staff) =>
      by.post(`/api/orders/${id}/receipts`).send({ amount, reference: `R-${crypto.randomUUID()}`, ...changes });
    const moneyOf = async (id: string) => {
      const { status, money } = (await shop.staff.get(`/api/orders/${id}`).expect(200)).body as StaffOrderDto;
      const { total, received, returned, held, owed } = money;
      return { status, total, received, returned, held, owed };
    };
    const reverse = (id: string, entryId: string, body: object = { reason: 'Era de otro pedido' }) =>
      shop.staff.post(`/api/orders/${id}/receipts/${entryId}/reversal`).send(body);
    const code = (of: string) => expect.objectContaining({ code: of }) as object;

    it('in any number of parts begins the order with the last one, and is each in the list of its movements', async () => {
      const order = await aTransfer();
      const { id, total } = order;
      const movedAt = new Date().toISOString();
      const { body } = await receipt(id, 100_000, { reference: `A-${id}`, movedAt, note: 'Gracias' }).expect(201);
      expect(body).toEqual({
        ...{ id: expect.any(String), at: expect.any(String), movedAt, kind: 'payment', amount: 100_000 },
        ...{
          method: 'BANK_TRANSFER',
          transactionId: null,
          reference: `A-${id}`,
          reverses: null,
          isGiven: false,
          covers: 'order',
        },
        ...{ actor: ACTOR, reason: '', note: 'Gracias' },
      });
      const partly = { total, received: 100_000, returned: 0, held: 100_000, owed: total - 100_000 };
      expect(await moneyOf(id)).toEqual({ status: 'pending_transfer', ...partly });
      expect((await move(id, 'cancelled').expect(409)).body).toEqual(code('order.state'));
      await receipt(id, total - 100_000).expect(201);
      expect(await moneyOf(id)).toMatchObject({ status: 'paid', received: total, owed: 0 });
      const subjects = (await shop.mailbox.wait('order', order.customerEmail, 3)).map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringMatching(/^Recibimos tu pago/));
      expect(subjects).toContainEqual(expect.stringMatching(/^Confirmamos tu pedido/));
      // More than is owed is held until it is given back.
      await receipt(id, 5_000).expect(201);
      expect(await moneyOf(id)).toMatchObject({ status: 'paid', held: total + 5_000, owed: 0 });
      await giveBack(id, 5_000, `B-${id}`).expect(201);
      expect(await moneyOf(id)).toMatchObject({ status: 'paid', returned: 5_000, held: total, owed: 0 });
    });

    it('is excess, without what was given back of the pieces before it or after it', async () => {
      const { id, total, customerEmail: to } = await aTransfer();
      await receipt(id, total).expect(201);
      await giveBack(id, 50_000, `P-${id}`).expect(201);
      await receipt(id, total).expect(201);
      const excess = async () => (await shop.openMoney()).find((money) => money.id === id);
      expect(await excess()).toMatchObject({ reason: 'excess', amount: total });
      const pieces = [{ position: 0, quantity: 1 }];
      const piece = { amount: 30_000, pieces, reason: 'garantia', way: 'bank_transfer' };
      const { body: refund } = await shop.staff.post(`/api/orders/${id}/refunds`).send(piece).expect(201);
      expect(await excess()).toMatchObject({ amount: total });
      const { toReturn } = (await shop.staff.get('/api/money/summary').expect(200)).body as MoneySummaryDto;
      expect(toReturn.amount).toBeGreaterThanOrEqual(total + 30_000);
      const done = { state: 'done', evidence: `PZ-${id}` };
      await shop.staff
        .patch(`/api/refunds/${(refund as { id: string }).id}`)
        .send(done)
        .expect(200);
      await receipt(id, 10_000).expect(201);
      expect(await excess()).toMatchObject({ amount: total + 10_000 });
      await eventually(async () => {
        const mails = await shop.mailbox.all('order', to);
        expect(mails.map(({ text }) => text)).toContainEqual(
          expect.stringContaining(`Llegaron ${formatPesos(total + 10_000)} más`),
        );
      });
      await shop.decide(id, { kind: 'give_back', refund: { way: 'bank_transfer', evidence: `E-${id}` } });
      expect(await excess()).toBeUndefined();
      expect((await shop.shop.app.get(CheckMoney).check()).invisible).toBe(0);
    });

    it('is paid online for the rest', async () => {
      const { id, total, orderNumber, customerEmail: email } = await aTransfer();
      await receipt(id, total - 60_000).expect(201);
      const { body } = await shop.api().post('/api/payment/order').send({ orderNumber, email }).expect(200);
      const query = new URL((body as { checkoutUrl: string }).checkoutUrl).searchParams;
      expect(query.get('amount-in-cents')).toBe('6000000');
    });

    it('is refused with a clear sentence, and nothing is stored', async () => {
      const { id, total } = await aTransfer();
      for (const amount of [0, -1, 1.5, 10 ** 12, 2 ** 31, 2 * total + 1]) {
        const { body } = await receipt(id, amount).expect(422);
        expect(body).toMatchObject({ message: expect.any(String), fields: { amount: expect.any(String) } });
      }
      for (const amount of ['1000', null, undefined, {}, []]) await receipt(id, amount).expect(400);
      for (const movedAt of [new Date(Date.now() + 60_000).toISOString(), '2020-01-01T00:00:00Z'])
        expect((await receipt(id, 1_000, { movedAt }).expect(422)).body).toMatchObject({
          code: 'order.moved_at_wrong',
          fields: { movedAt: expect.any(String) },
        });
      for (const changes of [
        { movedAt: 'ayer' },
        { movedAt: '2026-02-31T10:00:00-05:00' },
        { reference: '' },
        { reference: 7 },
        { currency: 'USD' },
      ])
        await receipt(id, 1_000, changes).expect(400);
      const { body } = await receipt(id, 1_000, { note: 'Mejor al Nequi 300 999 8877' }).expect(400);
      expect(body).toMatchObject({ fields: { note: expect.any(String) } });
      await receipt(crypto.randomUUID(), 1_000).expect(404);
      expect(await moneyOf(id)).toMatchObject({ status: 'pending_transfer', received: 0, owed: total });
    });

    it('counts once for a key, whatever is pressed again, and the key is for one body', async () => {
      const { id, total } = await aTransfer();
      const press = (amount = 1_000) => receipt(id, amount, { reference: `K-${id}` }).set('Idempotency-Key', `k-${id}`);
      const [first, ...others] = await Promise.all([press(), press(), press()]);
      expect(first.status).toBe(201);
      for (const other of [...others, await press()]) expect([other.status, other.body]).toEqual([201, first.body]);
      expect((await press(2_000).expect(422)).body).toEqual(code('request.key_reused'));
      expect((await receipt(id, 1_000, { reference: `k ${id}` }).expect(409)).body).toEqual(
        code('order.reference_repeated'),
      );
      expect(await moneyOf(id)).toMatchObject({ received: 1_000, owed: total - 1_000 });
    });

    it('on the wrong order is corrected: that one waits again, and the reference is free for the right one', async () => {
      const [wrong, right] = [await aTransfer(), await aTransfer()];
      const reference = `W-${wrong.id}`;
      const { body: entry } = await receipt(wrong.id, wrong.total, { reference }).expect(201);
      const entryId = (entry as { id: string }).id;
      expect((await receipt(right.id, right.total, { reference }).expect(409)).body).toMatchObject({
        code: 'order.reference_used',
        message: expect.stringContaining(wrong.orderNumber),
        fields: { reference: expect.any(String) },
      });
      const before = (await shop.mailbox.wait('order', wrong.customerEmail, 2)).length;
      await reverse(wrong.id, entryId, { reason: ' ' }).expect(400);
      const { body } = await reverse(wrong.id, entryId).expect(201);
      expect(body).toMatchObject({
        kind: 'reversal',
        reverses: entryId,
        amount: wrong.total,
        reason: 'Era de otro pedido',
      });
      expect(await moneyOf(wrong.id)).toMatchObject({ status: 'pending_transfer', received: 0, owed: wrong.total });
      expect((await reverse(wrong.id, entryId).expect(409)).body).toEqual(code('money.reversed'));
      await receipt(right.id, right.total, { reference }).expect(201);
      expect(await moneyOf(right.id)).toMatchObject({ status: 'paid', owed: 0 });
      await eventually(async () =>
        expect(await shop.sql('SELECT id FROM graphile_worker.jobs WHERE run_at <= now()')).toEqual([]),
      );
      expect(await shop.mailbox.all('order', wrong.customerEmail)).toHaveLength(before);
      for (const unknown of [crypto.randomUUID(), 'x', entryId])
        expect((await reverse(right.id, unknown).expect(404)).body).toEqual(code('money.entry_not_found'));
      // It is paid as if nothing had happened, and a mail is sent when it is asked for.
      const { body: again } = await receipt(wrong.id, wrong.total).expect(201);
      await reverse(wrong.id, (again as { id: string }).id, { reason: 'Otra vez', mail: true }).expect(201);
      const subjects = (await shop.mailbox.wait('order', wrong.customerEmail, before + 2)).map(
        ({ subject }) => subject,
      );
      expect(subjects).toContainEqual(expect.stringMatching(/^Corregimos un pago/));
    });

    it('that the provider approved is not taken back by a person', async () => {
      const [, { id, money }] = await paid();
      expect((await reverse(id, money.entries[0]!.id).expect(409)).body).toEqual(code('money.no_payment'));
    });

    it('is enough once the owner accepts less, and never by more than is owed', async () => {
      const { id, total } = await aTransfer();
      await receipt(id, total - 2_000).expect(201);
      const allow = (amount: unknown, reason = 'El banco cobró $2.000') =>
        shop.staff.post(`/api/orders/${id}/allowance`).send({ amount, reason });
      for (const amount of [0, -1, 1.5, 2_001]) await allow(amount).expect(422);
      await allow(2_000, '').expect(400);
      expect((await allow(2_000).expect(201)).body).toMatchObject({
        ...{ total, allowed: 2_000, received: total - 2_000, owed: 0 },
        allowances: [{ amount: 2_000, reason: 'El banco cobró $2.000', actor: ACTOR }],
      });
      expect(await moneyOf(id)).toMatchObject({ status: 'paid', owed: 0 });
      expect((await allow(1).expect(422)).body).toEqual(code('money.allowance_too_much'));
    });

    it('is recorded by the workshop, and corrected or forgiven by the owner alone, who proves again who they are', async () => {
      const { id } = await aTransfer();
      const workshop = await staffBrowser(shop.shop, 'costura@example.com');
      await shop.sql(`UPDATE account SET staff_role = 'taller' WHERE email = 'costura@example.com'`);
      const { body } = await receipt(id, 1_000, {}, workshop).expect(201);
      const entryId = (body as { id: string }).id;
      const [reversal, allowance] = [`receipts/${entryId}/reversal`, 'allowance'];
      for (const path of [reversal, allowance])
        await workshop.post(`/api/orders/${id}/${path}`).send({ reason: 'x', amount: 1 }).expect(403);
      const owner = await staffBrowser(shop.shop, 'otra-duena@example.com');
      for (const path of [reversal, allowance])
        expect(
          (await owner.post(`/api/orders/${id}/${path}`).send({ reason: 'x', amount: 1 }).expect(403)).body,
        ).toEqual(code('auth.password_again'));
      for (const path of ['receipts', reversal, allowance])
        await shop.api().post(`/api/orders/${id}/${path}`).send({ reason: 'x', amount: 1 }).expect(401);
    });

    it('after the order was cancelled is reviewed by a person', async () => {
      const { id, total } = await aTransfer();
      await move(id, 'cancelled').expect(200);
      await receipt(id, total).expect(201);
      expect((await shop.staff.get(`/api/orders/${id}`)).body).toMatchObject({
        ...{ status: 'payment_review', reviewReason: 'late_payment' },
        money: { held: total },
      });
    });

    it('after the order was cancelled, and was of another order, leaves it cancelled: nobody asks for its money again', async () => {
      const { id, total } = await aTransfer();
      await move(id, 'cancelled').expect(200);
      const { body: first } = await receipt(id, total - 1_000).expect(201);
      const { body: second } = await receipt(id, 1_000).expect(201);
      await reverse(id, (first as { id: string }).id).expect(201);
      expect(await moneyOf(id)).toMatchObject({ status: 'payment_review', held: 1_000 });
      await reverse(id, (second as { id: string }).id).expect(201);
      expect(await moneyOf(id)).toMatchObject({ status: 'cancelled', held: 0 });
    });

    describe('by any call', () => {
      const AMOUNTS = [0, -1, 1.5, 10 ** 12];
      const TOMORROW = new Date(Date.now() + 48 * 3_600_000).toISOString();
      const day = (moment: string) => moment.slice(0, 10);
      let order: BankTransferOrderDto;
      let entryId: string;
      let workshop: typeof shop.staff;
      let accountant: typeof shop.staff;

      beforeAll(async () => {
        order = await aTransfer();
        entryId = ((await receipt(order.id, order.total + 9_000).expect(201)).body as { id: string }).id;
        [workshop, accountant] = [await staffBrowser(shop.shop, 't@x.co'), await staffBrowser(shop.shop, 'c@x.co')];
        await shop.sql(`UPDATE account SET staff_role = CASE email WHEN 't@x.co' THEN 'taller' ELSE 'contador' END
          WHERE email IN ('t@x.co', 'c@x.co')`);
      });

      /** Every call that changes money, with a body that it takes. */
      const calls = () =>
        ({
          receipt: [`orders/${order.id}/receipts`, { amount: 1_000, reference: `T-${crypto.randomUUID()}` }],
          reversal: [`orders/${order.id}/receipts/${entryId}/reversal`, { reason: 'Era de otro' }],
          allowance: [`orders/${order.id}/allowance`, { amount: 1_000, reason: 'El banco cobró' }],
          refund: [`orders/${order.id}/refunds`, { amount: 1_000, reason: 'cortesia', way: 'bank_transfer' }],
          outcome: [
            `money/open/${order.id}/outcome`,
            { kind: 'give_back', refund: { way: 'bank_transfer', amount: 1_000 } },
          ],
          payout: [
            'money/payouts',
            { day: day(new Date().toISOString()), amount: 1_000, fee: 10, reference: crypto.randomUUID() },
          ],
          reconciliation: ['money/reconciliations', { from: '2026-03-01', to: '2026-03-02' }],
        }) as const;
      type Call = keyof ReturnType<typeof calls>;
      const post = (call: Call, changes: object = {}, by = shop.staff) => {
        const [path, body] = calls()[call];
        return by.post(`/api/${path}`).send({ ...body, ...changes });
      };
      const stored = () =>
        shop.sql(`SELECT (SELECT count(*) FROM money_entry) AS entries, (SELECT count(*) FROM money_allowance) AS allowances,
          (SELECT count(*) FROM refund) AS refunds, (SELECT count(*) FROM reconciliation) AS runs,
          (SELECT json_agg(order_balance ORDER BY order_id)::text FROM order_balance) AS balances`);

      it.each<[Call, string, (wrong: number) => object]>([
        ['receipt', 'amount', (amount) => ({ amount })],
        ['allowance', 'amount', (amount) => ({ amount })],
        ['refund', 'amount', (amount) => ({ amount })],
        ['outcome', 'refund.amount', (amount) => ({ refund: { way: 'bank_transfer', amount } })],
        ['payout', 'amount', (amount) => ({ amount })],
        ['payout', 'fee', (fee) => ({ fee: fee || -5 })],
      ])('refuses amounts that are none: %s, %s', async (call, field, changes) => {
        const before = await stored();
        for (const amount of AMOUNTS) {
          const { status, body } = await post(call, changes(amount));
          expect([amount, status === 400 || status === 422]).toEqual([amount, true]);
          const error = body as { message: string; fields: Record<string, string> };
          expect(Object.keys(error.fields)).toContain(field);
          for (const words of [error.message, ...Object.values(error.fields)])
            expect(words).toMatch(/^(?!.*\b(?:must|should|amount|invalid|number)\b).*[a-záéíóúñ]{3}/);
        }
        expect(await stored()).toEqual(before);
      });

      it.each<[Call, object, number]>([
        ['receipt', { currency: 'USD' }, 400],
        ['receipt', { movedAt: TOMORROW }, 422],
        ['receipt', { movedAt: '2020-01-01T00:00:00Z' }, 422],
        ['receipt', { movedAt: 'ayer' }, 400],
        ['receipt', { reference: ['M1'] }, 400],
        ['reversal', { reason: ' ' }, 400],
        ['allowance', { reason: null }, 400],
        ['refund', { way: 'cash' }, 400],
        ['refund', { amount: 10 ** 9 }, 422],
        ['outcome', { kind: 'keep' }, 400],
        ['outcome', { refund: undefined }, 400],
        ['outcome', { order: { lines: [] } }, 400],
        ['outcome', { orderId: crypto.randomUUID() }, 400],
        ['payout', { day: day(TOMORROW) }, 400],
        ['payout', { day: '2026-02-31' }, 400],
        ['payout', { reference: '' }, 400],
        ['reconciliation', { to: day(TOMORROW) }, 400],
        ['reconciliation', { from: '2026-03-03' }, 400],
      ])('refuses %s with %j, and stores nothing', async (call, changes, status) => {
        const before = await stored();
        const { body } = await post(call, changes).expect(status);
        expect(body).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/[a-záéíóúñ]{3}/) });
        expect(await stored()).toEqual(before);
      });

      it('is refused to who may not, and asks the owner again who they are', async () => {
        const before = await stored();
        const owner = await staffBrowser(shop.shop, 'tercera@x.co');
        for (const call of Object.keys(calls()) as Call[]) {
          await post(call, {}, accountant).expect(403);
          await shop.api().post(`/api/${calls()[call][0]}`).send(calls()[call][1]).expect(401);
          if (call === 'receipt') continue;
          await post(call, {}, workshop).expect(403);
          expect([call, (await post(call, {}, owner)).body]).toEqual([call, code('auth.password_again')]);
        }
        await workshop.get('/api/money/entries.csv').expect(403);
        for (const by of [workshop, accountant]) await by.get('/api/money/open').expect(403);
        expect(await stored()).toEqual(before);
      });

      it('takes a key for one body: a repeated call gets the first answer, and another body 422', async () => {
        const keyed: Call[] = ['receipt', 'outcome', 'refund', 'payout', 'reconciliation', 'reversal', 'allowance'];
        for (const call of keyed) {
          const [path, body] = calls()[call];
          const send = (sent: object) =>
            shop.staff.post(`/api/${path}`).set('Idempotency-Key', `${call}-${order.id}`).send(sent);
          const first = await send(body);
          expect([call, first.status < 300]).toEqual([call, true]);
          const after = await stored();
          expect((await send(body)).body).toEqual(first.body);
          expect([call, (await send({ ...body, reason: 'Otra' }).expect(422)).body]).toEqual([
            call,
            code('request.key_reused'),
          ]);
          expect(await stored()).toEqual(after);
        }
      });
    });

    it('is not taken for an order whose money is given back', async () => {
      const [, { id, total }] = await paid();
      await giveBack(id, total).expect(201);
      expect((await receipt(id, 1_000).expect(409)).body).toEqual(code('order.takes_no_money'));
    });
  });
});
