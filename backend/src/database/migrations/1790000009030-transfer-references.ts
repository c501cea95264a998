import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the order that a bank reference confirmed: the same transfer must not pay two orders. */
export class TransferReferences1790000009030 implements MigrationInterface {
  name = 'TransferReferences1790000009030';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE transfer_reference (
        digest text NOT NULL PRIMARY KEY,
        order_id uuid NOT NULL CONSTRAINT "FK_transfer_reference_order" REFERENCES shop_order (id)
      )`);
    // As `transferDigest` does it. Anonymised orders keep a number in place of the reference.
    await queryRunner.query(`
      INSERT INTO transfer_reference (digest, order_id)
      SELECT left(translate(encode(sha256(convert_to(coalesce(nullif(normalised, ''), reference), 'UTF8')), 'base64'), '+/', '-_'), 22), id
      FROM (
        SELECT id, created_at, change->'received'->>'reference' AS reference,
          lower(regexp_replace(change->'received'->>'reference', '[^[:alnum:]]', '', 'g')) AS normalised
        FROM shop_order, jsonb_array_elements(history) AS change
        WHERE anonymised_at IS NULL AND change->'received'->>'reference' IS NOT NULL
      ) AS received
      ORDER BY created_at
      ON CONFLICT DO NOTHING`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE transfer_reference');
  }
}
