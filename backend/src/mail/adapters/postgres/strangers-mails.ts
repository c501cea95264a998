import type { DataSource } from 'typeorm';
import type { Clock } from '../../../common/clock.port.js';
import { DigestEntries, type DigestEntry } from '../../digest-entries.port.js';
import { MAX_SHOP_MAILS, MAX_STRANGERS_MAILS } from '../../../common/throttling/mail-limits.js';

/** Any number that no other lock of this database uses. */
const TURNS_LOCK = 7_416_231;

/**
 * A mail is sent an hour after the one that came `MAX_STRANGERS_MAILS` before it, so no hour has more. Inserts nothing for a mail to the shop
 * that would have to wait, or that follows `MAX_SHOP_MAILS` others of the last hour.
 */
const TAKE_TURN = `
  INSERT INTO strangers_mail (id, is_to_shop, send_at)
  SELECT $1, $2, send_at
  FROM (
    SELECT greatest($3::timestamptz, (
      SELECT send_at FROM strangers_mail ORDER BY send_at DESC OFFSET ${MAX_STRANGERS_MAILS - 1} LIMIT 1
    ) + interval '1 hour') AS send_at
  ) AS turn
  WHERE NOT $2 OR send_at <= $3 AND (
    SELECT count(*) FROM strangers_mail WHERE is_to_shop AND send_at > $3::timestamptz - interval '1 hour'
  ) < ${MAX_SHOP_MAILS}
  RETURNING send_at AS at`;

const ADD_ENTRY = 'INSERT INTO digest_entry (mail_id, text, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';

/** Of one digest, so that no flood makes a mail that no mail server takes; the rest is in the next one. */
const MAX_ENTRIES = 300;

const ENTRIES = `
  SELECT mail_id AS id, text FROM digest_entry WHERE added_at < $1 ORDER BY added_at, mail_id LIMIT ${MAX_ENTRIES}`;

/** When mails that strangers cause may be sent, for all instances together, and the entries of the shop's next digest. */
export class StrangersMails extends DigestEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** When the mail may be sent, the same at each call; null for a mail to the shop that belongs into the digest. */
  async turnOf(id: string, isToShop: boolean): Promise<Date | null> {
    return this.dataSource.transaction(async (manager) => {
      const find = () => manager.query<{ at: Date }[]>('SELECT send_at AS at FROM strangers_mail WHERE id = $1', [id]);
      const [known] = await find();
      if (known) return known.at;
      await manager.query('SELECT pg_advisory_xact_lock($1)', [TURNS_LOCK]);
      // Another instance may repeat the same job.
      const [present] = await find();
      if (present) return present.at;
      const [taken] = await manager.query<{ at: Date }[]>(TAKE_TURN, [id, isToShop, this.clock.now()]);
      return taken?.at ?? null;
    });
  }

  async addToDigest(id: string, text: string): Promise<void> {
    await this.dataSource.query(ADD_ENTRY, [id, text, this.clock.now()]);
  }

  entriesBefore(before: Date): Promise<DigestEntry[]> {
    return this.dataSource.query<DigestEntry[]>(ENTRIES, [before]);
  }

  async removeEntries(ids: readonly string[]): Promise<void> {
    await this.dataSource.query('DELETE FROM digest_entry WHERE mail_id = ANY($1)', [ids]);
  }
}
