import connectPgSimple, { type PGStoreOptions } from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { HOUR_MS } from '../../../common/time.js';

type Pool = NonNullable<PGStoreOptions['pool']>;

const PgStore = connectPgSimple(session);

/** Only ever lengthens a row that is still there, and not more than once a day. */
const LENGTHEN =
  "UPDATE session SET expire = $2::timestamptz WHERE sid = $1 AND expire < $2::timestamptz - interval '1 day'";

/** Sessions as rows of the shop's own database, over its own pool: any instance serves any shopper. */
export class PgSessionStore extends PgStore {
  private readonly shopPool: Pool;
  /** Sessions that this process lengthened lately: their next requests need no statement for it. */
  private readonly lengthened = new LRUCache<string, true>({ max: 10_000, ttl: HOUR_MS });

  constructor(dataSource: DataSource) {
    const { master } = dataSource.driver as unknown as { master: Pool };
    super({ pool: master, tableName: 'session', createTableIfMissing: false, pruneSessionInterval: false });
    this.shopPool = master;
  }

  override touch(sid: string, { cookie }: SessionData, done: (error?: unknown) => void = () => undefined): void {
    if (this.lengthened.has(sid)) return done();
    this.shopPool.query(LENGTHEN, [sid, cookie.expires]).then(
      () => {
        this.lengthened.set(sid, true);
        done();
      },
      (error: unknown) => done(error),
    );
  }
}
