import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for queries that would otherwise scan a table of a million rows: one payment's order, search, deletions. */
export class IndexGrowth1790000008020 implements MigrationInterface {
  name = 'IndexGrowth1790000008020';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await queryRunner.query(`ALTER TABLE shop_order ADD search_text text NOT NULL DEFAULT ''`);
    // Writes the table once and its indexes in bulk, several times as fast as an UPDATE of every row.
    await queryRunner.query(`
      ALTER TABLE shop_order ALTER search_text DROP DEFAULT, ALTER search_text TYPE text USING ${SEARCH_TEXT}`);
    await queryRunner.query('CREATE INDEX "IDX_shop_order_attempt" ON shop_order (attempt_id)');
    await queryRunner.query('CREATE INDEX "IDX_shop_order_reference" ON shop_order (reference)');
    await queryRunner.query('CREATE INDEX "IDX_shop_order_search" ON shop_order USING gin (search_text gin_trgm_ops)');
    await queryRunner.query(`
      CREATE INDEX "IDX_payment_attempt_expired" ON payment_attempt (created_at) WHERE state = 'expired'`);
    await queryRunner.query('CREATE INDEX "IDX_cart_removed_line_removed_at" ON cart_removed_line (removed_at)');
    await queryRunner.query('CREATE INDEX "IDX_cart_removed_line_session" ON cart_removed_line (session_id)');
    await queryRunner.query('CREATE INDEX "IDX_contact_message_email" ON contact_message (lower(email))');
    await queryRunner.query('CREATE INDEX "IDX_attempt_last_at" ON attempt (last_at)');
    await queryRunner.query('CREATE INDEX "IDX_rate_limit_expire" ON rate_limit (expire)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // The extension stays: something else in the database may use it.
    await queryRunner.query(`
      DROP INDEX "IDX_rate_limit_expire", "IDX_attempt_last_at", "IDX_contact_message_email",
        "IDX_cart_removed_line_session", "IDX_cart_removed_line_removed_at", "IDX_payment_attempt_expired", "IDX_shop_order_reference",
        "IDX_shop_order_attempt"`);
    await queryRunner.query('ALTER TABLE shop_order DROP search_text');
  }
}

/** The text that `searchTextOf` returns. A rewrite of the table takes no subquery, so the names to embroider share a line. */
export const SEARCH_TEXT = String.raw`lower(regexp_replace(normalize(concat_ws(E'\n',
  number, customer_name, customer_email, customer_phone, regexp_replace(customer_phone, '\D', '', 'g'),
  transaction_id,
  translate(jsonb_path_query_array(lines, '$[*].personalisation.personalization')::text, '[]"', '')
), NFD), '[\u0300-\u036f]', '', 'g'))`;
