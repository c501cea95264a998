import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import pg from 'pg';
import { Env } from '../config/env.js';
import { PooledClient } from '../database/index.js';

const TIMEOUT_MS = 2_000;
/** Longer than the pause between two checks of a load balancer. */
const IDLE_MS = 60_000;

/**
 * Asks the database on a connection of its own. A locked table or a full pooler may keep all connections of the shop's pool busy while
 * pages and the catalogue are still served from memory; without this, a load balancer would stop sending requests to every instance.
 */
@Injectable()
export class DatabaseProbe implements OnApplicationShutdown {
  private readonly pool: pg.Pool;

  constructor(
    private readonly indicators: HealthIndicatorService,
    env: Env,
  ) {
    this.pool = new pg.Pool({
      connectionString: env.databaseDirectUrl,
      application_name: 'sigerist-health',
      Client: PooledClient,
      max: 1,
      keepAlive: true,
      idleTimeoutMillis: IDLE_MS,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    // A connection that is lost while it is idle would end the process; the next check makes another one.
    this.pool.on('error', () => undefined);
  }

  /** Down when the database does not answer within two seconds. */
  async check(): Promise<HealthIndicatorResult> {
    return await this.indicators
      .check('database')
      .attempt(async () => void (await this.pool.query('SELECT 1')))
      .withTimeout(TIMEOUT_MS);
  }

  async answers(): Promise<boolean> {
    const { database } = await this.check();
    return database?.status === 'up';
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
