import request, { type Response } from 'supertest';
import { DataSource } from 'typeorm';
import { freePort } from '../../src/common/listen.js';
import { CheckPayments } from '../../src/payments/application/check-payments.js';
import type { OpenMoneyDto, OpenMoneyListDto } from '../../src/open-money/adapters/http/open-money.dto.js';
import type { OrderDto } from '../../src/orders/index.js';
import { createTestApp, type TestApp } from './app.js';
import { eventually } from './eventually.js';
import { Mailbox } from './mailbox.js';
import { type BegunPayment, PayingPeople } from './paying-people.js';
import { PaymentSimulator } from './payment-simulator.js';
import { PASSWORD, staffBrowser } from './shopper.js';

/** Two instances of the shop on one database, with a payment provider of their own and shoppers. */
export class PayingShop extends PayingPeople {
  readonly mailbox: Mailbox;
  private turn = 0;
  private confirmed?: PromiseLike<unknown>;

  private constructor(
    readonly shop: TestApp,
    readonly second: TestApp,
    simulator: PaymentSimulator,
    readonly staff: ReturnType<typeof request.agent>,
  ) {
    super(simulator);
    this.mailbox = new Mailbox(shop);
  }

  static async open(): Promise<PayingShop> {
    const port = await freePort();
    const simulator = await PaymentSimulator.start(`http://127.0.0.1:${port}/api/wompi/events`);
    const shop = await createTestApp({ paymentProviders: simulator.providers, trustProxy: 1 }, port);
    const { databaseUrl, dataDir } = shop.env;
    const second = await createTestApp({ paymentProviders: simulator.providers, trustProxy: 1, databaseUrl, dataDir });
    return new PayingShop(shop, second, simulator, await staffBrowser(shop));
  }

  /** The two instances in turn. */
  api() {
    return request((this.turn++ % 2 ? this.second : this.shop).app.getHttpServer());
  }

  /** The orders of a cart, the oldest first, as the staff sees them. */
  async ordersOf({ email }: BegunPayment): Promise<OrderDto[]> {
    const { body } = await this.staff.get('/api/orders').query({ search: email }).expect(200);
    return (body as { orders: OrderDto[] }).orders.reverse();
  }

  /** As soon as the cart has `count` orders. */
  orders(payment: BegunPayment, count: number): Promise<OrderDto[]> {
    return eventually(async () => {
      const orders = await this.ordersOf(payment);
      expect(orders).toHaveLength(count);
      return orders;
    });
  }

  /** The list of open money, as an owner sees it. */
  async openMoney(): Promise<OpenMoneyDto[]> {
    const { body } = await this.staff.get('/api/money/open').expect(200);
    return (body as OpenMoneyListDto).items;
  }

  /** Decides about the open money of a transaction, or of an order's id. */
  async decide(of: string, decision: object, status = 200): Promise<Response> {
    const money = (await this.openMoney()).find(({ id, transactionId }) => id === of || transactionId === of);
    if (!money) throw new Error(`${of} is not on the list`);
    await this.confirmIdentity();
    return this.staff.post(`/api/money/open/${money.id}/outcome`).send(decision).expect(status);
  }

  /** The staff member confirms who they are, once for ten minutes. */
  async confirmIdentity(): Promise<void> {
    this.confirmed ??= this.staff.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);
    await this.confirmed;
  }

  /** The cookie of the staff member, for a call to one instance. */
  staffCookie(): string {
    const jar = this.staff.jar.getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false });
    return jar.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  /** Gives back all that the shop holds for an order, by transfer: until the money is sent, or done with this evidence. */
  async giveBack(orderId: string, evidence?: string): Promise<void> {
    await this.staff.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);
    const refunds = `/api/orders/${orderId}/refunds`;
    const { available } = (await this.staff.get(refunds).expect(200)).body as { available: number };
    const request = { amount: available, reason: 'cortesia', way: 'bank_transfer' };
    const { id } = (await this.staff.post(refunds).send(request).expect(201)).body as { id: string };
    if (evidence) await this.staff.patch(`/api/refunds/${id}`).send({ state: 'done', evidence }).expect(200);
  }

  sql<T>(statement: string, values: unknown[] = []): Promise<T[]> {
    return this.shop.app.get(DataSource).query<T[]>(statement, values);
  }

  /**
   * The order of a payment that the provider has just approved. A check in the background may have made it before this call (then the
   * answer is 200).
   */
  async approvedOrder(transactionId: string): Promise<OrderDto> {
    const { body } = await eventually(async () => {
      const answer = await this.complete(transactionId);
      expect([200, 201]).toContain(answer.status);
      return answer;
    });
    return body as OrderDto;
  }

  /** Waits until every received event is handled. */
  allHandled(): Promise<void> {
    return eventually(async () => {
      expect(
        await this.sql('SELECT id FROM payment_event WHERE handled_at IS NULL AND transaction IS NOT NULL'),
      ).toEqual([]);
    });
  }

  /** Moves the start and the next check of these payments back by this time. */
  async pass(minutes: number, payments: readonly BegunPayment[]): Promise<void> {
    const references = payments.map(({ config }) => config.reference);
    await this.sql(
      `WITH attempt AS (
        UPDATE payment_attempt SET created_at = created_at - $1 * interval '1 minute',
          next_check_at = next_check_at - $1 * interval '1 minute'
        WHERE reference = ANY($2)
        RETURNING 'payment:' || id || ':%' AS jobs
      )
      UPDATE graphile_worker._private_jobs SET run_at = run_at - $1 * interval '1 minute'
      FROM attempt WHERE key LIKE jobs`,
      [minutes, references],
    );
    await this.sql(`SELECT graphile_worker.add_job('payments.check')`);
  }

  /** Asks the provider about this payment as if its next check were due; `daysLater` after it began. */
  async check({ config }: BegunPayment, daysLater = 0): Promise<void> {
    await this.sql(
      `UPDATE payment_attempt SET next_check_at = now() - interval '1 second', created_at = created_at - $2 * interval '1 day',
         approved_at = approved_at - $2 * interval '1 day'
       WHERE reference = $1`,
      [config.reference, daysLater],
    );
    await this.shop.app.get(CheckPayments).checkDue();
    // The job that runs every minute may have taken it first.
    await eventually(async () => {
      const RUNNING = `SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'payments.check' AND locked_at IS NOT NULL`;
      expect(await this.sql(RUNNING)).toEqual([]);
    });
  }

  async close(): Promise<void> {
    await this.second.close();
    await this.shop.close();
    await this.simulator.close();
  }
}
