import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { messageOf } from '../../../common/startup-error.js';
import { Env } from '../../../config/env.js';
import { CatalogueChanges } from '../../application/catalogue-changes.port.js';

/** Longest pause between two tries to connect. */
const LONGEST_PAUSE_MS = 5_000;
const FIRST_PAUSE_MS = 100;

/** A connection that was cut without a word is found out by a question that stays unanswered. */
const HEARTBEAT_MS = 10_000;

/** Listens to the `NOTIFY` of the triggers on a dedicated connection, and reconnects when it is lost. */
@Injectable()
export class PgCatalogueChanges extends CatalogueChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('catalogue');
  private readonly stopping = new AbortController();
  private readonly subscribers: (() => void)[] = [];
  private client?: pg.Client;
  private loop?: Promise<void>;

  constructor(private readonly env: Env) {
    super();
  }

  get listening(): boolean {
    return this.client !== undefined;
  }

  subscribe(changed: () => void): void {
    this.subscribers.push(changed);
  }

  onApplicationBootstrap(): void {
    this.loop = this.keepListening();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.loop;
  }

  private async keepListening(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!this.stopping.signal.aborted) {
      try {
        await this.listenUntilLost(() => (pause = FIRST_PAUSE_MS));
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        this.log.warn(`Changes of the catalogue are not heard now (${messageOf(error)}); trying again`);
      }
      await wait(pause, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  /** Resolves or rejects when the connection is lost. */
  private async listenUntilLost(connected: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.env.databaseUrl,
      application_name: 'sigerist-changes',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve, reject) => {
      client.once('end', resolve);
      client.on('error', reject);
    });
    lost.catch(() => undefined);
    client.on('notification', () => this.tell());
    try {
      await client.connect();
      await client.query('LISTEN catalogue_changed');
      this.client = client;
      connected();
      this.tell();
      await Promise.race([lost, this.heartbeat(client)]);
    } finally {
      this.client = undefined;
      await client.end().catch(() => undefined);
    }
  }

  private async heartbeat(client: pg.Client): Promise<void> {
    while (this.client === client) {
      await wait(HEARTBEAT_MS, undefined, { signal: this.stopping.signal, ref: false });
      await client.query('SELECT 1');
    }
  }

  private tell(): void {
    this.subscribers.forEach((changed) => changed());
  }
}
