import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Counter, Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.port.js';
import { PolledValue } from '../common/polled-value.js';
import { messageOf } from '../common/startup-error.js';
import { Env } from '../config/env.js';
import { ReadReplica } from '../database/index.js';
import { JobHandlers } from '../jobs/index.js';
import { DATABASE_GAUGES } from './database-gauges.js';
import type { GaugeQuery } from './gauge-query.js';
import { MetricsRegistry } from './metrics-registry.js';
import { MONEY_GAUGES } from './money-gauges.js';
import { jobGauges, WORK_GAUGES } from './work-gauges.js';

/** The database is read at most this often, however many programs scrape the shop. */
const INTERVAL_MS = 15_000;
const STATEMENT_TIMEOUT_MS = 2_000;

/**
 * Gauges that are read from the database at each scrape. They have a connection of their own, so that they answer while all
 * those of the shop are busy, and take none from shoppers.
 */
@Injectable()
export class ShopMetrics implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger('metrics');
  private readonly pool: pg.Pool;
  private readonly gauges = new Map<string, Gauge>();
  private readonly reading: PolledValue<void>;
  private readAtMs?: number;

  constructor(
    private readonly registry: MetricsRegistry,
    private readonly handlers: JobHandlers,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly replica: ReadReplica,
    env: Env,
  ) {
    this.pool = new pg.Pool({
      connectionString: env.databaseDirectUrl,
      application_name: 'sigerist-metrics',
      max: 1,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: STATEMENT_TIMEOUT_MS + 500,
      connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
      // Kept between two scrapes, so that the gauges are also read while the server has no connection left.
      idleTimeoutMillis: 4 * INTERVAL_MS,
    });
    this.pool.on('error', (error) => this.log.warn(`The connection of the metrics was lost (${messageOf(error)})`));
    // Between two statements the pool has no listener: without one, a database that ends would end the process.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    this.reading = new PolledValue(() => this.read(), clock, INTERVAL_MS);
  }

  onModuleInit(): void {
    for (const { gauges, labels } of this.queries)
      for (const { name, help } of Object.values(gauges))
        this.gauges.set(name, new Gauge({ name, help, labelNames: [...labels], registers: [this.registry] }));
    for (const { gauges } of this.queries) this.registry.gaugeFailures.inc({ gauge: firstName(gauges) }, 0);
    this.addReadAge();
    this.addPool();
    if (this.replica.counts) this.addReplica(this.replica.counts);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /** All metrics in the text format of Prometheus. While the database is unavailable, its gauges keep their last values. */
  async scrape(): Promise<string> {
    await this.reading.current().catch(() => undefined);
    return this.registry.metrics();
  }

  private get queries(): readonly GaugeQuery[] {
    return [...MONEY_GAUGES, ...jobGauges(this.handlers.names), ...WORK_GAUGES, ...DATABASE_GAUGES];
  }

  private async read(): Promise<void> {
    const client = await this.pool.connect();
    try {
      for (const query of this.queries) await this.set(client, query);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.readAtMs = this.clock.now().getTime();
  }

  /** A statement that fails or takes too long removes its gauges, and the others are read. Throws when the connection is lost. */
  private async set(client: pg.PoolClient, query: GaugeQuery): Promise<void> {
    const { gauges, labels, statement, values = [] } = query;
    const ours = Object.entries(gauges).map(([column, { name }]) => ({ column, gauge: this.gauges.get(name)! }));
    const rows = await client.query<Record<string, string | null>>(statement, [...values]).then(
      (result) => result.rows,
      (error: unknown) => {
        this.registry.gaugeFailures.inc({ gauge: firstName(gauges) });
        this.log.warn(`${firstName(gauges)} could not be read (${messageOf(error)})`);
        if (!(error instanceof pg.DatabaseError)) throw error;
        return [];
      },
    );
    for (const { column, gauge } of ours) {
      gauge.reset();
      for (const row of rows) {
        const value = row[column];
        if (value !== null) gauge.set(Object.fromEntries(labels.map((label) => [label, row[label]!])), Number(value));
      }
    }
  }

  private addReadAge(): void {
    const age = () => (this.readAtMs === undefined ? Infinity : (this.clock.now().getTime() - this.readAtMs) / 1000);
    this.registry.addGauge(
      'shop_gauges_age_seconds',
      'Time since the gauges were last read from the database',
      [],
      (gauge) => gauge.set(age()),
    );
  }

  /** The pool's own counters, which cost nothing. */
  private addPool(): void {
    const { master } = this.dataSource.driver as unknown as { master: pg.Pool };
    this.registry.addGauge('db_pool_connections', "Connections of the shop's pool, by state", ['state'], (gauge) => {
      gauge.set({ state: 'idle' }, master.idleCount);
      gauge.set({ state: 'busy' }, master.totalCount - master.idleCount);
    });
    this.registry.addGauge('db_pool_waiting', 'Requests that wait for a connection of the pool', [], (gauge) =>
      gauge.set(master.waitingCount),
    );
    this.registry.addGauge('db_pool_max_connections', 'Largest number of connections of the pool', [], (gauge) =>
      gauge.set(master.options.max),
    );
  }

  private addReplica(counts: Readonly<Record<string, number>>): void {
    new Counter({
      name: 'db_replica_reads_total',
      help: 'Reads for the replica, by answer: replica, or the primary because the replica was behind or unavailable',
      labelNames: ['answer'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [answer, reads] of Object.entries(counts)) this.inc({ answer }, reads);
      },
    });
  }
}

/** Names a query in logs and in the count of failures. */
function firstName(gauges: GaugeQuery['gauges']): string {
  return Object.values(gauges)[0]!.name;
}
