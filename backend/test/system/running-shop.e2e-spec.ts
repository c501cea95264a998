import { setTimeout as wait } from 'node:timers/promises';
import request from 'supertest';
import sharp from 'sharp';
import type { FaqItemDto } from '../../src/content/adapters/http/faq.dto.js';
import type { MediaDto } from '../../src/media/adapters/http/media.dto.js';
import type { StaffOrderDto } from '../../src/orders/adapters/http/staff-orders.dto.js';
import { eventually } from '../support/eventually.js';
import type { BegunPayment } from '../support/paying-people.js';
import { aPicture } from '../support/pictures.js';
import { buildBackend } from '../support/program.js';
import { RunningShop } from '../support/running-shop.js';

interface PaidPayment extends BegunPayment {
  /** The provider's transaction. */
  readonly id: string;
}

describe('the built shop', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    await buildBackend();
    shop = await RunningShop.open();
  });
  afterAll(() => shop.close());

  it('sends the mail of an order, cleans a corrected address, and resizes a photo', async () => {
    const { email, config } = await shop.begin();
    await shop.complete(await shop.pay(config)).expect(201);
    await eventually(() => expect(shop.mails.to(email).map(({ subject }) => subject)).toHaveLength(1));

    const staff = request.agent(shop.url);
    await staff.post('/api/login').send(shop.staff).expect(200);
    const [{ id }] = (await shop.sql('SELECT id FROM shop_order WHERE customer_email = $1', [email])) as [
      { id: string },
    ];
    const { details } = (await staff.get(`/api/orders/${id}`).expect(200)).body as StaffOrderDto;
    const shipping = { address: '  Carrera 7\n# 1-20\u0000 ', city: ' Cali ', department: 'Valle del Cauca' };
    const corrected = await staff.post(`/api/orders/${id}/corrections`).send({ version: details.version, shipping });
    expect(corrected.body).toMatchObject({ details: { shipping: { address: 'Carrera 7 # 1-20', city: 'Cali' } } });

    const file = await aPicture('png', 900, 600);
    const { sources } = (await staff.post('/api/media').attach('file', file, 'foto.png').expect(201)).body as MediaDto;
    const small = await shop
      .api()
      .get(sources.find(({ width }) => width === 360)!.url)
      .expect(200);
    expect(await sharp(small.body as Buffer).metadata()).toMatchObject({ width: 360, height: 240 });
  });

  it('answers each chat message once when it is killed while it answers', async () => {
    const { whatsapp } = shop;
    const phones = Array.from({ length: 12 }, (_, index) => `5730012345${10 + index}`);
    await Promise.all(phones.map((phone) => whatsapp.write('hola', { phone })));
    await eventually(async () => expect((await whatsapp.replies()).length).toBeGreaterThan(0));
    await shop.kill();
    await shop.start();
    // A call with an unknown outcome is repeated after a minute.
    await eventually(async () => expect(await whatsapp.replies()).toHaveLength(phones.length), 100_000);
    const { chats } = await whatsapp.log();
    for (const { messages } of chats) expect(messages.filter(({ author }) => author === 'shop')).toHaveLength(1);
  });

  it('publishes each set of scheduled changes once when it is killed at their time', async () => {
    const staff = request.agent(shop.url);
    await staff.post('/api/login').send(shop.staff).expect(200);
    const questions = [0, 1, 2, 3, 4].map((set) => `¿Cuántas veces? ${set}`);
    const drafts = await Promise.all(
      questions.map((question) =>
        staff
          .post('/api/change-sets')
          .send({ changes: [{ entity: 'faq', values: { question, answer: 'Una.', category: 'Pagos' } }] })
          .expect(201),
      ),
    );
    const at = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 4_000);
    await Promise.all(
      drafts.map(({ body }) =>
        staff.post(`/api/change-sets/${body.id}/publish`).send({ at: at.toISOString() }).expect(200),
      ),
    );
    await wait(at.getTime() - Date.now());
    await shop.kill();
    await shop.start();

    await eventually(async () => {
      const { body } = await shop.api().get('/api/faq').expect(200);
      const asked = (body as FaqItemDto[]).map(({ question }) => question);
      expect(asked.filter((question) => question.startsWith('¿Cuántas veces?')).sort()).toEqual(questions);
    }, 60_000);
  });

  describe('a payment survives', () => {
    /** A few less than the shop has connections. */
    const HALTED_AT_ONCE = 7;
    const UNAVAILABLE = {
      status: 503,
      body: {
        success: false,
        code: 'server.unavailable',
        message: expect.stringContaining('Vuelve a intentar') as string,
      },
    };
    const paid = async (): Promise<PaidPayment> => {
      const payment = await shop.begin();
      return { ...payment, id: await shop.pay(payment.config) };
    };

    /** Lets the shop believe that it is later. */
    const pass = async (minutes: number) => {
      await shop.sql(`UPDATE graphile_worker._private_jobs SET run_at = run_at - $1 * interval '1 minute'`, [minutes]);
      await shop.sql(`UPDATE payment_attempt SET next_check_at = next_check_at - $1 * interval '1 minute'`, [minutes]);
      await shop.sql(`SELECT graphile_worker.add_job('payments.check')`);
      await shop.sql(`SELECT pg_notify('jobs:insert', '{"count": 9}')`);
    };

    /** No job is due, running, or waiting to be tried again: one that failed in the outage may be recorded as failed only now. */
    const nothingToDo = () =>
      eventually(async () => {
        const open = 'SELECT task_identifier FROM graphile_worker.jobs WHERE run_at <= now() OR last_error IS NOT NULL';
        expect(await shop.sql(open)).toEqual([]);
      });

    /** One paid order, one mail to the shopper and one to the shop, an empty cart, and nothing left to do. */
    async function expectPaidOnce(payments: readonly PaidPayment[]): Promise<void> {
      const emails = payments.map(({ email }) => email).sort();
      const orders = await eventually(async () => {
        const made = await shop.sql<{ number: string; customer_email: string; status: string }>(
          'SELECT number, customer_email, status FROM shop_order WHERE customer_email = ANY($1) ORDER BY customer_email',
          [emails],
        );
        expect(made.map(({ customer_email }) => customer_email)).toEqual(emails);
        return made;
      });
      await nothingToDo();
      expect(orders.filter(({ status }) => status !== 'paid')).toEqual([]);
      for (const { number, customer_email } of orders) {
        expect(shop.mails.to(customer_email).map(({ subject }) => subject)).toEqual([
          `Confirmamos tu pedido: ${number}`,
        ]);
        const toShop = shop.mails.to('hola@sigerist.co').filter(({ subject }) => subject === `Pedido nuevo ${number}`);
        expect(toShop).toHaveLength(1);
      }
      for (const { sessionId } of payments) await shop.api().get(`/api/cart/${sessionId}`).expect(200, []);
    }

    it('a killed shop at every step between the approval and the mail', async () => {
      const payments: PaidPayment[] = [];
      for (let step = 1, isHalted = true; isHalted; step += 1) {
        const payment = await paid();
        payments.push(payment);
        const halted = shop.databaseProxy.stall({ about: payment.config.reference, at: step }).then(() => true);
        const answered = shop.complete(payment.id).then(() => false);
        isHalted = await Promise.race([halted, answered.catch(() => true)]);
        if (step % HALTED_AT_ONCE > 0) continue;
        await shop.kill();
        await shop.start();
      }
      const [reported, committed, mailed, noted] = [await paid(), await paid(), await paid(), await paid()];

      const unanswered = shop.databaseProxy.stall({ about: committed.config.reference, at: /COMMIT/, when: 'after' });
      void shop.complete(committed.id).catch(() => undefined);
      await unanswered;
      const unsent = shop.mails.stall(mailed.email);
      await shop.complete(mailed.id).expect(201);
      await unsent;
      const working = shop.databaseProxy.stall({ about: reported.config.reference, at: /FOR UPDATE/ });
      await shop.notify({ ...reported.config, id: reported.id, status: 'APPROVED' }).expect(200);
      await working;
      await shop.kill();
      await shop.start();

      await nothingToDo();
      // The mail to the shop, which another worker sends meanwhile, may not be recorded yet.
      const undone = shop.databaseProxy.stall({
        about: 'INSERT INTO sent_mail',
        at: /[^-]order-SIG-/,
        when: 'after',
      });
      await shop.complete(noted.id).expect(201);
      await undone;
      await shop.kill();
      await shop.start();

      await pass(2);
      const back = payments.filter((_, index) => index % 2);
      await Promise.all(
        back.map(({ id }) => shop.complete(id).then(({ status }) => expect([200, 201]).toContain(status))),
      );
      await expectPaidOnce([...payments, reported, committed, mailed, noted]);
      expect(shop.mails.deliveries(noted.email)).toHaveLength(1);
      expect(payments.length).toBeGreaterThan(8);
    });

    it('an outage of the database while many pay', async () => {
      const payments = await Promise.all(Array.from({ length: 8 }, paid));
      const halted = shop.databaseProxy.stall({ about: payments[0]!.config.reference, at: /COMMIT/ });
      const mailHalted = shop.databaseProxy.stall({ about: 'SELECT FROM sent_mail', at: 1 });
      const answered = Promise.all(payments.map(({ id }) => shop.complete(id)));
      await Promise.all([halted, mailHalted]);
      await shop.databaseProxy.cut();

      for (const { status, body } of await answered)
        if (status !== 201) expect({ status, body: body as object }).toMatchObject(UNAVAILABLE);
      for (const { id, config } of payments) {
        expect(await shop.complete(id)).toMatchObject(UNAVAILABLE);
        expect(await shop.notify({ ...config, id, status: 'APPROVED' })).toMatchObject({ status: 503 });
      }
      await shop.api().get(`/api/cart/${payments[0]!.sessionId}`).expect(503);

      await shop.databaseProxy.open();
      await eventually(() => shop.complete(payments[1]!.id).expect(/"status":"paid"/));
      await pass(2);
      await expectPaidOnce(payments);
      expect(shop.isRunning).toBe(true);
    });

    it('a mail server that stops responding: payments without a browser still become orders', async () => {
      const payments = await Promise.all(Array.from({ length: 4 }, paid));
      const silent = payments.map(({ email }) => shop.mails.stall(email));
      for (const { id } of payments) await shop.complete(id).expect(201);
      await Promise.race(silent);
      const gone = await paid();
      await shop.notify({ ...gone.config, id: gone.id, status: 'APPROVED' }).expect(200);
      // Before the shop gives up a mail server that does not answer.
      await eventually(async () => {
        const orders = await shop.sql('SELECT status FROM shop_order WHERE customer_email = $1', [gone.email]);
        expect(orders).toEqual([{ status: 'paid' }]);
      }, 10_000);
    });
  });
});
