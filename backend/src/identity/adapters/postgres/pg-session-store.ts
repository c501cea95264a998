import connectPgSimple, { type PGStoreOptions } from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { HOUR_MS } from '../../../common/time.js';

type Pool = NonNullable<PGStoreOptions['pool']>;

const PgStore = connectPgSimple(session);

/** Extends an existing session, at most once a day. */
const EXTEND =
  "UPDATE session SET expire = $2::timestamptz WHERE sid = $1 AND expire < $2::timestamptz - interval '1 day'";

/** Stores sessions in the shop's database, over its pool, so that any instance serves any shopper. */
export class PgSessionStore extends PgStore {
  private readonly shopPool: Pool;
  /** Sessions that this process extended recently; their next requests need no statement. */
  private readonly extended = new LRUCache<string, true>({ max: 10_000, ttl: HOUR_MS });

  constructor(dataSource: DataSource) {
    const { master } = dataSource.driver as unknown as { master: Pool };
    super({ pool: master, tableName: 'session', createTableIfMissing: false, pruneSessionInterval: false });
    this.shopPool = master;
  }

  override touch(sid: string, { cookie }: SessionData, done: (error?: unknown) => void = () => undefined): void {
    if (this.extended.has(sid)) return done();
    this.shopPool.query(EXTEND, [sid, cookie.expires]).then(
      () => {
        this.extended.set(sid, true);
        done();
      },
      (error: unknown) => done(error),
    );
  }
}
