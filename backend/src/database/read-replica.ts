import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import {
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  timeout,
  TimeoutStrategy,
} from 'cockatiel';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { ReplicaReads } from '../common/replica-reads.port.js';
import { messageOf } from '../common/startup-error.js';
import { Env } from '../config/env.js';
import { dataSourceOptions } from './data-source.js';
import { TypeOrmTransaction } from './typeorm-transaction.js';

/** How long an unavailable replica is not read; then one read tries it again. */
const PAUSE_MS = 5_000;

/** The longest wait for a replica that does not answer, first for its position and then for the read. */
const TIMEOUT_MS = 1_000;

/** The server ends a read a little after its caller has given up. */
const STATEMENT_TIMEOUT_MS = 2_000;

/** The position of the primary in its log of changes: everything that was committed before is at or below it. */
const POSITION = 'SELECT pg_current_wal_flush_lsn()::text AS position';

/** A server that is no standby, such as one that was promoted, has changes of its own or lacks those of the primary. */
const REACHED =
  'SELECT pg_is_in_recovery() AS "isStandby", coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS reached';

/** Pauses before each look whether the replica has caught up. */
const PAUSES_BEFORE_LOOKS_MS = [0, 3, 12];

/** Where reads were answered: `behind` and `unavailable` are states of the replica in which the primary answered. */
type Source = 'replica' | 'behind' | 'unavailable';

/**
 * Sends reads to the replica of DATABASE_REPLICA_URL. The replica answers once it has replayed what the primary had when the read began, so
 * that a reader sees every committed change, also their own. A replica that is behind, fails or hangs leaves the read to the primary. See
 * docs/decisions/0050-read-replica.md.
 */
@Injectable()
export class ReadReplica extends ReplicaReads implements OnApplicationShutdown {
  /** How many reads each source answered; undefined without a replica. */
  readonly counts?: Record<Source, number>;
  private readonly log = new Logger('replica');
  private readonly breaker: CircuitBreakerPolicy = circuitBreaker(handleAll, {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(1),
  });
  private readonly bounded = timeout(TIMEOUT_MS, TimeoutStrategy.Aggressive);
  private connecting?: Promise<DataSource>;
  private isReported = false;

  constructor(
    private readonly primary: DataSource,
    private readonly transaction: TypeOrmTransaction,
    private readonly env: Pick<Env, 'databaseReplicaUrl'>,
  ) {
    super();
    if (env.databaseReplicaUrl) this.counts = { replica: 0, behind: 0, unavailable: 0 };
    this.breaker.onBreak((reason) => this.reportOnce('error' in reason ? messageOf(reason.error) : 'isolated'));
    this.breaker.onReset(() => {
      this.isReported = false;
      this.log.log('The replica is read again');
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.disconnect();
  }

  async run<T>(read: () => Promise<T>): Promise<T> {
    if (this.transaction.isRunning) return read();
    const answer = await this.askReplica((manager) => this.transaction.with(manager, read));
    return answer ? answer.value : read();
  }

  /** The same for a read that takes its connection; it joins no transaction of the caller. */
  async read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const answer = await this.askReplica(work);
    return answer ? answer.value : work(this.primary.manager);
  }

  /** Undefined when the primary has to answer. */
  private async askReplica<T>(work: (manager: EntityManager) => Promise<T>): Promise<{ value: T } | undefined> {
    const { counts, bounded } = this;
    if (!counts) return undefined;
    const answer = async () => {
      // One read tries a paused replica again; the others do not wait for it.
      if (this.breaker.state === CircuitState.HalfOpen) return undefined;
      const runner = await this.breaker.execute(() => this.caughtUp());
      if (!runner) return { source: 'behind' as const };
      return { source: 'replica' as const, value: await bounded.execute(() => onceWith(runner, work)) };
    };
    try {
      const answered = await answer();
      counts[answered?.source ?? 'unavailable'] += 1;
      return answered?.source === 'replica' ? answered : undefined;
    } catch (error) {
      counts.unavailable += 1;
      // The breaker reports its own.
      if (this.breaker.state === CircuitState.Closed)
        this.log.warn(`The primary repeats a read that failed at the replica (${messageOf(error)})`);
      return undefined;
    }
  }

  /** A connection to the replica, which the caller releases; undefined while the replica is behind. */
  private async caughtUp(): Promise<QueryRunner | undefined> {
    // Outside of the limit: a slow primary is no failure of the replica.
    const { position } = (await this.primary.query<[{ position: string }]>(POSITION))[0];
    return this.bounded.execute(async ({ signal }) => {
      const runner = (await this.connect()).createQueryRunner();
      try {
        // A statement of its own: the reads after it see at least what the replica had then.
        if ((await hasReached(runner, position)) && !signal.aborted) return runner;
      } catch (error) {
        await runner.release();
        await this.disconnect();
        throw error;
      }
      await runner.release();
      return undefined;
    });
  }

  /** Connects at the first read, and again after a failure. */
  private connect(): Promise<DataSource> {
    this.connecting ??= this.open().catch((error: unknown) => {
      this.connecting = undefined;
      throw error;
    });
    return this.connecting;
  }

  private open(): Promise<DataSource> {
    const { entities } = this.primary.options;
    const options = dataSourceOptions(this.env.databaseReplicaUrl!, { statement_timeout: STATEMENT_TIMEOUT_MS });
    return new DataSource({ ...options, entities, migrations: [] }).initialize();
  }

  private async disconnect(): Promise<void> {
    const { connecting } = this;
    this.connecting = undefined;
    await connecting?.then(
      (replica) => replica.destroy(),
      () => undefined,
    );
  }

  /** Once, not at each failed attempt: the replica may be unavailable for days. */
  private reportOnce(problem: string): void {
    if (!this.isReported) this.log.warn(`The replica is not read until it answers again (${problem})`);
    this.isReported = true;
  }
}

/** Releases the connection when the work ends, not when its caller stops to wait. */
async function onceWith<T>(runner: QueryRunner, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  try {
    return await work(runner.manager);
  } finally {
    await runner.release();
  }
}

async function hasReached(runner: QueryRunner, position: string): Promise<boolean> {
  for (const pauseMs of PAUSES_BEFORE_LOOKS_MS) {
    if (pauseMs > 0) await sleep(pauseMs);
    const [row] = (await runner.query(REACHED, [position])) as { isStandby: boolean; reached: boolean }[];
    if (!row?.isStandby) throw new Error('DATABASE_REPLICA_URL names a server that is no standby');
    if (row.reached) return true;
  }
  return false;
}
