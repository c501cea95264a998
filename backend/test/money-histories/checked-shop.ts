import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { INestApplication, LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { AppModule } from '../../src/bootstrap/app.module.js';
import { CatalogueService } from '../../src/catalogue/index.js';
import { Clock } from '../../src/common/clock.port.js';
import { bogotaDay, DAY_MS, HOUR_MS, MINUTE_MS, startOfBogotaDay } from '../../src/common/time.js';
import { RateLimiter } from '../../src/common/throttling/rate-limiter.port.js';
import { ManageStaff, type SignedInUser } from '../../src/identity/index.js';
import { JobHandlers } from '../../src/jobs/index.js';
import { JobWorker } from '../../src/jobs/job-worker.js';
import { type Mail, MailSender } from '../../src/mail/index.js';
import { PaymentProviders } from '../../src/payments/application/payment-provider.port.js';
import { createDatabase } from '../support/database.js';
import { testEnv } from '../support/env.js';
import { PASSWORD } from '../support/shopper.js';
import { Act, Instance, type Rewrite } from './interruptions.js';
import { SimulatedProvider } from './simulated-provider.js';

/** One owner alone gives back at most this much in a day. */
export const APPROVAL_ABOVE = 500_000;

/** Of the first products. Two pieces of the first one are below that limit together, and two others are not. */
const PRICES = [200_000, 400_000];

/** Codes with limits; the last one makes everything free. */
export const CODES = [
  { code: 'UNO', percent: 10, total: 1, each: 1 },
  { code: 'DOS', percent: 20, total: 2, each: 1 },
  { code: 'GRATIS', percent: 100, total: 1, each: null },
] as const;

/** What a history leaves behind. The catalogue, the staff and the settings stay. */
const TABLES = [
  ...['transaction_payer', 'provider_transaction', 'payment_attempt', 'payment_event', 'reconciliation', 'refund'],
  ...[
    'order_claim',
    'accounting_record',
    'payer_token',
    'order_link',
    'shop_order',
    'money_assignment',
    'money_assignment_ended',
    'money_detail',
  ],
  ...['money_reference', 'money_allowance', 'money_check', 'money_entry', 'order_balance', 'idempotency_key'],
  ...[
    'cart_removed_line',
    'cart_addition',
    'cart_line',
    'cart_discount',
    'cart',
    'discount_use',
    'discount_reservation',
  ],
  ...['discount_code', 'sent_mail', 'strangers_mail', 'digest_entry', 'graphile_worker._private_jobs'],
];

const CLEAR = [
  'ALTER TABLE money_entry DISABLE TRIGGER money_entry_append_only',
  ...TABLES.map((table) => `DELETE FROM ${table}`),
  'ALTER TABLE money_entry ENABLE ALWAYS TRIGGER money_entry_append_only',
  ...CODES.map(
    ({ code, percent, total, each }) =>
      `INSERT INTO discount_code (code, percent, total_limit, per_customer_limit) VALUES ('${code}', ${percent}, ${total}, ${each ?? 'NULL'})`,
  ),
].join(';\n');

/** As the library takes and returns jobs, but by this clock, and one after the other. */
const TAKE_JOB = `
  UPDATE graphile_worker._private_jobs AS job SET locked_at = now(), locked_by = 'check', attempts = attempts + 1
  FROM graphile_worker._private_tasks AS task
  WHERE task.id = job.task_id AND job.id = (
    SELECT id FROM graphile_worker._private_jobs
    WHERE locked_at IS NULL AND attempts < max_attempts AND run_at <= $1 AND id <> ALL($2::bigint[])
    ORDER BY priority, run_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING job.id, task.identifier AS name, payload, attempts`;
const WHAT_IS_DUE = `SELECT EXISTS (
    SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NULL AND attempts < max_attempts AND run_at <= $1
  ) AS "hasJobs", EXISTS (SELECT FROM payment_attempt WHERE next_check_at <= $1) AS "hasChecks"`;
const END_JOB = 'DELETE FROM graphile_worker._private_jobs WHERE id = $1';
const RETURN_JOB =
  'UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, last_error = $2 WHERE id = $1';

/**
 * A history begins at ten in the morning, whenever it is played: a void ends with its day. It is tomorrow's, because the queue makes a job due
 * at the time of the database, which goes on while the clock of the check stands still.
 */
function tomorrowAtTen(): number {
  return startOfBogotaDay(bogotaDay(new Date())).getTime() + DAY_MS + 10 * HOUR_MS;
}

/** A history on a busy machine takes its time: it must not end a statement, a transaction or the wait for a connection. */
const PATIENCE_MS = 10 * MINUTE_MS;
const PATIENCE = {
  connectionTimeoutMillis: PATIENCE_MS,
  query_timeout: PATIENCE_MS,
  statement_timeout: PATIENCE_MS,
  idle_in_transaction_session_timeout: PATIENCE_MS,
};

interface TakenJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
}

/** Two instances of the whole shop on one database of its own, with a provider, a clock and a mailbox that a history plays with. */
export class CheckedShop {
  readonly provider = new SimulatedProvider();
  readonly instances = [new Instance(), new Instance()] as const;
  readonly mails: (Pick<Mail, 'id' | 'to' | 'text'> & { readonly act: Act | undefined })[] = [];
  /** Failures that the shop only logs, and those of jobs. */
  readonly logged: string[] = [];
  readonly failures: unknown[] = [];
  /** How often each kind of action succeeded, in all histories. */
  readonly done = new Map<string, number>();
  owners: readonly SignedInUser[] = [];
  rewrite?: Rewrite;
  private nowMs = 0;
  private wasPriced = true;

  private constructor(
    private readonly apps: readonly INestApplication[],
    readonly pool: pg.Pool,
    private readonly drop: () => Promise<void>,
  ) {}

  static async open(): Promise<CheckedShop> {
    const { url, drop } = await createDatabase();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-histories-'));
    const env = { ...testEnv(url), dataDir, media: { dir: path.join(dataDir, 'media') } };
    const logged: string[] = [];
    const logger: LoggerService = {
      log: () => {},
      warn: () => {},
      error: (message) => {
        if (!Act.current?.isDead) logged.push(String(message));
      },
    };
    const pool = new pg.Pool({ connectionString: url, max: 4 }).on('error', () => undefined);
    await pool.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET deadlock_timeout = '50ms'`);
    await pool.query(`UPDATE shop_data SET value = $1 WHERE key = 'refunds.approvalAbove'`, [
      { value: APPROVAL_ABOVE },
    ]);
    const apps: INestApplication[] = [];
    for (let index = 0; index < 2; index += 1) {
      const app = await NestFactory.create(AppModule.with(env), { logger, abortOnError: false });
      app.get(JobWorker).onApplicationBootstrap = () => Promise.resolve();
      const { master } = app.get(DataSource).driver as PostgresDriver;
      Object.assign((master as pg.Pool).options, PATIENCE);
      apps.push(await app.init());
    }
    const shop = new CheckedShop(apps, pool, async () => {
      await Promise.all(apps.map((app) => app.close()));
      await pool.end();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    });
    await shop.takeOver();
    return Object.assign(shop, { logged });
  }

  /** Puts clock, provider and mailbox of the check in place of the shop's, and makes its owners. */
  private async takeOver(): Promise<void> {
    this.nowMs = tomorrowAtTen();
    for (const [index, app] of this.apps.entries()) {
      const get = <T>(type: abstract new (...args: never[]) => T) => app.get<T>(type, { strict: false });
      Object.assign(get(Clock), { now: () => this.now });
      Object.assign(get(RateLimiter), { consume: () => Promise.resolve(), reward: () => Promise.resolve() });
      Object.assign(get(PaymentProviders), { adapters: { wompi: this.provider } });
      Object.assign(get(CatalogueService).pieces, { of: () => Promise.resolve(null) });
      const sender = get(MailSender);
      const post = { send: (mail: Mail) => this.post(mail) };
      Object.assign(sender, { sender: post });
      this.instances[index]!.onKill = () => Object.assign(sender, { unnoted: new Set() });
    }
    const staff = this.get(0, ManageStaff);
    for (const email of ['ana@example.com', 'bea@example.com']) await staff.add(email, PASSWORD);
    this.owners = (await staff.list()).map(({ id, email, name }) => ({ id, email, name }) as SignedInUser);
  }

  get now(): Date {
    return new Date(this.nowMs);
  }

  pass(milliseconds: number): void {
    this.nowMs += milliseconds;
  }

  /** A use case of an instance. */
  get<T>(instance: number, type: abstract new (...args: never[]) => T): T {
    return this.apps[instance]!.get<T>(type, { strict: false });
  }

  async rows<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(statement, values)).rows;
  }

  /** As before its first order. */
  async clear(): Promise<void> {
    await this.pool.query(CLEAR);
    if (this.wasPriced) for (const [index, price] of PRICES.entries()) await this.setPrice(index + 1, price);
    this.wasPriced = false;
    this.nowMs = tomorrowAtTen();
    this.provider.clear();
    this.mails.length = 0;
    this.logged.length = 0;
    this.failures.length = 0;
  }

  /** The price of a product changes; both instances read it, as they do within two seconds. */
  async setPrice(productId: number, price: number): Promise<void> {
    this.wasPriced = true;
    await this.rows('UPDATE product SET price = $2 WHERE id = $1', [productId, price]);
    for (const [index] of this.apps.entries()) await this.get(index, CatalogueService).refresh();
  }

  /** Payments that two refunds void at this moment; when all jobs have run, one of the two has ended. */
  async voidedTwice(): Promise<string[]> {
    const rows = await this.rows<{ id: string }>(`
      SELECT transaction_id AS id FROM refund WHERE way = 'card_void' AND state IN ('approved', 'under_way')
      GROUP BY transaction_id, order_id HAVING count(*) > 1`);
    return rows.map(({ id }) => id);
  }

  async due(): Promise<{ readonly hasJobs: boolean; readonly hasChecks: boolean }> {
    return (await this.rows<{ hasJobs: boolean; hasChecks: boolean }>(WHAT_IS_DUE, [this.now]))[0]!;
  }

  /** Whether a connection waits for a lock of another one. */
  async isBlocked(processId: number): Promise<boolean> {
    const blocked = 'SELECT cardinality(pg_blocking_pids($1)) > 0 AS blocked';
    return (await this.rows<{ blocked: boolean }>(blocked, [processId]))[0]!.blocked;
  }

  /** Runs every job that is due. One whose process is killed is done again later, as when a worker lost its lease. */
  async runJobs(instance: number): Promise<void> {
    const tasks = this.tasksOf(instance);
    const failed: string[] = [];
    for (;;) {
      const [job] = await this.rows<TakenJob>(TAKE_JOB, [this.now, failed]);
      if (!job) return;
      try {
        await tasks.get(job.name)!(job.payload);
        await this.rows(END_JOB, [job.id]);
      } catch (error) {
        await this.rows(RETURN_JOB, [job.id, String(error)]);
        failed.push(job.id);
        if (Act.current?.isDead) throw error;
        this.failures.push(error);
      }
    }
  }

  async close(): Promise<void> {
    await this.drop();
  }

  private tasksOf(instance: number) {
    const handlers = this.get(instance, JobHandlers);
    const queues = ['payments', 'polling', 'chat', 'sending', 'others'] as const;
    type Task = (payload: unknown) => Promise<void>;
    return new Map(queues.flatMap((queue) => Object.entries(handlers.toTaskList(queue) as Record<string, Task>)));
  }

  private post({ id, to, text }: Mail): Promise<void> {
    const act = Act.current;
    const send = () => Promise.resolve(void this.mails.push({ id, to, text, act }));
    return act ? act.step(send) : send();
  }
}
