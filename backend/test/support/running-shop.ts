import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import request from 'supertest';
import { freePort } from '../../src/common/listen.js';
import { createDatabase } from './database.js';
import { eventually } from './eventually.js';
import { MailServer } from './mail-server.js';
import { PayingPeople } from './paying-people.js';
import { PaymentSimulator } from './payment-simulator.js';
import { type Program, start } from './program.js';
import { StallingDatabaseProxy } from './stalling-database-proxy.js';
import { WhatsAppSimulator } from './whatsapp-simulator.js';

/** What the shop runs on. */
interface Dependencies {
  readonly port: number;
  readonly dataDir: string;
  readonly database: { readonly url: string; readonly drop: () => Promise<void> };
  readonly databaseProxy: StallingDatabaseProxy;
  readonly mails: MailServer;
  readonly simulator: PaymentSimulator;
  readonly whatsapp: WhatsAppSimulator;
}

/** The built shop as a program that can be killed, on a database of its own, with a mail server, a payment provider and a messaging platform. */
export class RunningShop extends PayingPeople {
  private readonly pool: pg.Pool;
  private program?: Program;
  /** The first account, as `/api/login` takes it. */
  readonly staff = { email: 'taller@example.com', password: 'Tijera-Lila-2026' };

  private constructor(private readonly dependencies: Dependencies) {
    super(dependencies.simulator);
    this.pool = new pg.Pool({ connectionString: dependencies.database.url, max: 2 });
    // `end` does not wait until the server has closed the connections; the drop of the database then cuts them.
    this.pool.on('error', () => undefined);
  }

  static async open(): Promise<RunningShop> {
    const port = await freePort();
    const database = await createDatabase();
    const shop = new RunningShop({
      port,
      dataDir: await mkdtemp(path.join(tmpdir(), 'sigerist-running-')),
      database,
      databaseProxy: new StallingDatabaseProxy(database.url),
      mails: await MailServer.start(),
      simulator: await PaymentSimulator.start(`http://127.0.0.1:${port}/api/wompi/events`),
      whatsapp: await WhatsAppSimulator.start(`http://127.0.0.1:${port}/api/chatbot/webhook`),
    });
    await shop.start();
    return shop;
  }

  /** The proxy through which the shop reaches its database. */
  get databaseProxy(): StallingDatabaseProxy {
    return this.dependencies.databaseProxy;
  }

  get mails(): MailServer {
    return this.dependencies.mails;
  }

  get whatsapp(): WhatsAppSimulator {
    return this.dependencies.whatsapp;
  }

  /** Whether the program of the last start still runs. */
  get isRunning(): boolean {
    return this.program?.child.exitCode === null && this.program.child.signalCode === null;
  }

  get url(): string {
    return `http://127.0.0.1:${this.dependencies.port}`;
  }

  api() {
    return request(this.url);
  }

  async start(): Promise<void> {
    const { port, dataDir, databaseProxy, mails, simulator, whatsapp } = this.dependencies;
    const { phoneNumberId, appSecret, verifyToken, api } = whatsapp.env;
    const { apiBaseUrl, checkoutBaseUrl, publicKey, privateKey, integritySecret, eventsSecret } = simulator.settings;
    this.program = start(['backend/dist/shop/main.js'], {
      PORT: `${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: await databaseProxy.open(),
      SMTP_URL: mails.url,
      // As in production, where validators come from other packages than with Swagger.
      API_DOCS: 'no',
      STAFF_EMAIL: this.staff.email,
      STAFF_PASSWORD: this.staff.password,
      WOMPI_API_BASE_URL: apiBaseUrl,
      WOMPI_CHECKOUT_BASE_URL: checkoutBaseUrl,
      WOMPI_PUBLIC_KEY: publicKey,
      WOMPI_PRIVATE_KEY: privateKey,
      WOMPI_INTEGRITY_SECRET: integritySecret,
      WOMPI_EVENTS_SECRET: eventsSecret,
      WHATSAPP_API_BASE_URL: api.baseUrl,
      WHATSAPP_ACCESS_TOKEN: api.accessToken,
      WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
    });
    await eventually(() => expect(this.program?.output()).toContain('Ctrl-C'), 60_000);
  }

  /** Kills the process without a shutdown (SIGKILL), and cuts its connections. */
  async kill(): Promise<void> {
    const { child } = this.program!;
    child.kill('SIGKILL');
    if (this.isRunning) await once(child, 'close');
    await this.databaseProxy.cut();
    this.mails.release();
  }

  async sql<T extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T>(statement, values)).rows;
  }

  async close(): Promise<void> {
    await this.kill();
    await this.pool.end();
    const { database, mails, simulator, whatsapp, dataDir } = this.dependencies;
    await Promise.all([
      database.drop(),
      mails.close(),
      simulator.close(),
      whatsapp.close(),
      rm(dataDir, { recursive: true }),
    ]);
  }
}
