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
import { StallingDatabase } from './stalling-database.js';
import { WhatsAppSimulator } from './whatsapp-simulator.js';

interface Surroundings {
  readonly port: number;
  readonly dataDir: string;
  readonly database: { readonly url: string; readonly drop: () => Promise<void> };
  readonly way: StallingDatabase;
  readonly mails: MailServer;
  readonly simulator: PaymentSimulator;
  readonly whatsapp: WhatsAppSimulator;
}

/** The built shop as a program that can be killed, on a database of its own, with a mail server, a payment provider and a messaging platform. */
export class RunningShop extends PayingPeople {
  private readonly pool: pg.Pool;
  private program?: Program;

  private constructor(private readonly surroundings: Surroundings) {
    super(surroundings.simulator);
    this.pool = new pg.Pool({ connectionString: surroundings.database.url, max: 2 });
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
      way: new StallingDatabase(database.url),
      mails: await MailServer.start(),
      simulator: await PaymentSimulator.start(`http://127.0.0.1:${port}/api/wompi/events`),
      whatsapp: await WhatsAppSimulator.start(`http://127.0.0.1:${port}/api/chatbot/webhook`),
    });
    await shop.start();
    return shop;
  }

  /** The way to its database. */
  get way(): StallingDatabase {
    return this.surroundings.way;
  }

  get mails(): MailServer {
    return this.surroundings.mails;
  }

  get whatsapp(): WhatsAppSimulator {
    return this.surroundings.whatsapp;
  }

  /** Whether the program of the last start still runs. */
  get isRunning(): boolean {
    return this.program?.child.exitCode === null && this.program.child.signalCode === null;
  }

  api() {
    return request(`http://127.0.0.1:${this.surroundings.port}`);
  }

  async start(): Promise<void> {
    const { port, dataDir, way, mails, simulator, whatsapp } = this.surroundings;
    const { phoneNumberId, appSecret, verifyToken, api } = whatsapp.env;
    const { apiBaseUrl, checkoutBaseUrl, publicKey, privateKey, integritySecret, eventsSecret } = simulator.settings;
    this.program = start(['backend/dist/src/main.js'], {
      PORT: `${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: await way.open(),
      SMTP_URL: mails.url,
      STAFF_PASSWORD: 'Tijera-Lila-2026',
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
    await eventually(() => expect(this.program?.said()).toContain('Ctrl-C'), 60_000);
  }

  /** Without a last word, and with it goes every connection that it had. */
  async kill(): Promise<void> {
    const { child } = this.program!;
    child.kill('SIGKILL');
    if (this.isRunning) await once(child, 'close');
    await this.way.cut();
    this.mails.release();
  }

  async sql<T extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T>(statement, values)).rows;
  }

  async close(): Promise<void> {
    await this.kill();
    await this.pool.end();
    const { database, mails, simulator, whatsapp, dataDir } = this.surroundings;
    await Promise.all([
      database.drop(),
      mails.close(),
      simulator.close(),
      whatsapp.close(),
      rm(dataDir, { recursive: true }),
    ]);
  }
}
