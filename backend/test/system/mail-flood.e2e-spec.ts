import { DataSource } from 'typeorm';
import { aTransferRequest } from '../builders/customer-request.builder.js';
import { eventually } from '../support/eventually.js';
import type { Mailbox } from '../support/mailbox.js';
import { OrderingShop } from '../support/ordering-shop.js';

/** A script places orders that nobody pays. */
describe('a flood of unpaid orders', () => {
  let orders: OrderingShop;
  let sql: DataSource;
  let mailbox: Mailbox;

  beforeAll(async () => {
    orders = await OrderingShop.open();
    ({ mailbox } = orders);
    sql = orders.shop.app.get(DataSource);
  });
  afterAll(() => orders.close());

  const place = async () =>
    orders
      .api()
      .post('/api/orders/bank-transfer')
      .send(aTransferRequest(await orders.filledCart()));

  it('sends the shop 20 mails and a notice, the others in a digest, and is ended by a limit for the network', async () => {
    const { shop } = orders;
    for (let placed = 0; placed < 60; placed += 1) expect((await place()).status).toBe(201);
    const refused = await place();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

    await eventually(async () => {
      const [{ count }] = await sql.query<[{ count: number }]>('SELECT count(*)::int AS count FROM digest_entry');
      expect(count).toBe(40);
    });
    const toShop = await mailbox.all('new-order', shop.env.shopEmail);
    expect(toShop).toHaveLength(20);
    const [notice] = await mailbox.wait('strangers-mails', shop.env.shopEmail);
    expect(notice!.text).toContain('Los pedidos pagados');

    await sql.query("UPDATE digest_entry SET added_at = added_at - interval '1 hour'");
    await sql.query("SELECT graphile_worker.add_job('mail.digest', '{}')");
    const [digest] = await mailbox.wait('digest', shop.env.shopEmail);
    expect(digest!.subject).toBe('40 avisos más de esta hora');
    const numbers = await sql.query<{ number: string }[]>('SELECT number FROM shop_order');
    const mailed = toShop.map(({ subject }) => subject).join() + digest!.text;
    for (const { number } of numbers) expect(mailed).toContain(`Sin pagar: ${number}`);
    await eventually(async () => expect(await sql.query('SELECT FROM digest_entry')).toEqual([]));
  });

  it('keeps the mails of unpaid orders waiting beyond 200 an hour, and those of recovery not', async () => {
    await sql.query(`
      INSERT INTO strangers_mail SELECT 'other-' || n, false, now() FROM generate_series(1, 200) AS n`);
    await sql.query('DELETE FROM rate_limit');
    const { body: order } = await place();
    const { orderNumber } = order as { orderNumber: string };
    await eventually(async () => {
      const [turn] = await sql.query<{ minutes: number }[]>(
        'SELECT extract(epoch FROM send_at - now())::int / 60 AS minutes FROM strangers_mail WHERE id = $1',
        [`order-${orderNumber}-0`],
      );
      expect(turn!.minutes).toBeGreaterThanOrEqual(58);
    });
    await eventually(async () => {
      const jobs = await sql.query<{ minutes: number; last_error: string | null }[]>(`
      SELECT extract(epoch FROM run_at - now())::int / 60 AS minutes, last_error
      FROM graphile_worker.jobs WHERE task_identifier = 'orders.mail-new' AND run_at > now() AND locked_at IS NULL`);
      expect(jobs).toMatchObject([{ last_error: null }]);
    });

    const email = `laura-${crypto.randomUUID()}@example.com`;
    const account = {
      name: 'Laura Restrepo',
      email,
      password: 'Uno-Dos-Tres-47',
      phone: '3001234567',
      dataConsent: true,
    };
    await orders.api().post('/api/register').send(account).expect(201);
    await orders.api().post('/api/forgot-password').send({ email }).expect(200);
    await mailbox.wait('reset-code', email);
    expect(await mailbox.all('welcome', email)).toEqual([]);

    // An hour later it is sent.
    await sql.query("UPDATE strangers_mail SET send_at = send_at - interval '1 hour'");
    await sql.query(
      "UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() + interval '30 minutes'",
    );
    await sql.query("SELECT graphile_worker.add_job('mail.digest', '{}')");
    await mailbox.wait(`order-${orderNumber}`, 'laura');
  });
});
