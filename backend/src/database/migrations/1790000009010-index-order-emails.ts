import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH_TEXT } from './1790000008020-index-growth.js';

/** Beside the statement: the build escapes it in a string, but not in `String.raw`, where it would double the memory of all migrations. */
const HIDDEN = '•••';

/** Finds the orders of an email address by an index, and brings rows of earlier releases in line with this one. */
export class IndexOrderEmails1790000009010 implements MigrationInterface {
  name = 'IndexOrderEmails1790000009010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX "IDX_shop_order_email" ON shop_order (lower(customer_email))');
    // Instances that were not stopped before their upgrade added orders without it.
    await queryRunner.query(`UPDATE shop_order SET search_text = ${SEARCH_TEXT} WHERE search_text = ''`);
    await queryRunner.query(`
      UPDATE shop_order SET status = 'cancelled', history = history || jsonb_build_array(jsonb_build_object(
        'status', 'cancelled', 'at', to_char(anonymised_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'actor', 'shop', 'note', ''))
      WHERE status = 'pending_transfer' AND anonymised_at IS NOT NULL`);
    // The middle of a reference was the cart's session before it became an alias of twenty letters.
    await queryRunner.query(String.raw`
      UPDATE shop_order SET reference = regexp_replace(reference, '^(SIGERIST-).*(-\d{13}-\w{5})$', '\1${HIDDEN}\2')
      WHERE anonymised_at IS NOT NULL AND reference !~ '^SIGERIST-[A-Za-z]{20}-\d{13}-\w{5}$'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_shop_order_email"');
  }
}
