import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import {
  circuitBreaker,
  type CircuitBreakerPolicy,
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

/** So long an unavailable replica is left alone; then one read tries it. */
const PAUSE_MS = 5_000;

/** The longest wait of a read for a replica that does not answer. */
const TIMEOUT_MS = 1_000;

/** Everything that was committed before is at or below it, also what other instances changed. */
const POSITION = 'SELECT pg_current_wal_flush_lsn()::text AS position';

/** Null on a server that is no replica, which has everything. */
const REACHED = 'SELECT coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) AS reached';

/** Looks whether the replica has caught up, each this long after the one before. */
const LOOKS_AFTER_MS = [0, 3, 12];

interface ReadOptions {
  /** Both databases read everything at one moment. */
  readonly isolation?: 'REPEATABLE READ';
  readonly timeoutMs?: number;
}

/** Where reads were answered: `behind` and `unavailable` are states of the replica in which the primary answered. */
type Source = 'replica' | 'behind' | 'unavailable';

/**
 * Sends reads to the replica of DATABASE_REPLICA_URL. The primary says its position in the log of changes, and the replica answers once
 * it has reached it: a reader sees every committed change, also their own. A replica that is behind, fails or hangs leaves the read to
 * the primary. See docs/decisions/0050-read-replica.md.
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
  private connecting?: Promise<DataSource>;

  constructor(
    private readonly primary: DataSource,
    private readonly transaction: TypeOrmTransaction,
    private readonly env: Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReplicaUrl'>,
  ) {
    super();
    if (env.databaseReplicaUrl) this.counts = { replica: 0, behind: 0, unavailable: 0 };
    this.breaker.onBreak((reason) => {
      const message = 'error' in reason ? messageOf(reason.error) : 'isolated';
      this.log.warn(`The replica is not read for ${PAUSE_MS / 1000} s (${message})`);
    });
    this.breaker.onReset(() => this.log.log('The replica is read again'));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connecting?.then(
      (replica) => replica.destroy(),
      () => undefined,
    );
  }

  async run<T>(read: () => Promise<T>): Promise<T> {
    if (this.transaction.isRunning) return read();
    const answer = await this.askReplica((manager) => this.transaction.with(manager, read));
    return answer ? answer.value : read();
  }

  /** The same for reads that take their connection; they join no transaction of the caller. */
  async read<T>(work: (manager: EntityManager) => Promise<T>, options: ReadOptions = {}): Promise<T> {
    const answer = await this.askReplica(work, options);
    return answer ? answer.value : inTransaction(this.primary.manager, options.isolation, work);
  }

  /** Undefined when the primary has to answer. */
  private async askReplica<T>(
    work: (manager: EntityManager) => Promise<T>,
    { isolation, timeoutMs = TIMEOUT_MS }: ReadOptions = {},
  ): Promise<{ value: T } | undefined> {
    const { counts } = this;
    if (!counts) return undefined;
    const ask = async () => {
      const { position } = (await this.primary.query<[{ position: string }]>(POSITION))[0];
      const runner = (await this.connect()).createQueryRunner();
      try {
        // A statement of its own: the reads after it see at least what the replica had then.
        if (!(await hasReached(runner, position))) return undefined;
        return { value: await inTransaction(runner.manager, isolation, work) };
      } finally {
        await runner.release();
      }
    };
    try {
      const bounded = timeout(timeoutMs, TimeoutStrategy.Aggressive);
      const answer = await this.breaker.execute(() => bounded.execute(ask));
      counts[answer ? 'replica' : 'behind'] += 1;
      return answer;
    } catch {
      counts.unavailable += 1;
      return undefined;
    }
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
    const { databaseUrl, databaseDirectUrl, databaseReplicaUrl } = this.env;
    const { entities } = this.primary.options;
    const options = dataSourceOptions(databaseReplicaUrl!, { isPooled: databaseUrl !== databaseDirectUrl });
    return new DataSource({ ...options, entities, migrations: [] }).initialize();
  }
}

async function hasReached(runner: QueryRunner, position: string): Promise<boolean> {
  for (const pauseMs of LOOKS_AFTER_MS) {
    if (pauseMs > 0) await sleep(pauseMs);
    const [row] = (await runner.query(REACHED, [position])) as { reached: boolean }[];
    if (row?.reached) return true;
  }
  return false;
}

function inTransaction<T>(
  manager: EntityManager,
  isolation: ReadOptions['isolation'],
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  return isolation ? manager.transaction(isolation, work) : work(manager);
}
