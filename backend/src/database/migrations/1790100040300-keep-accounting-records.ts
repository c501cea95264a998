import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the law asks to keep of an order with money once its personal data were erased; the ledger has its amounts, references and evidence. */
export class KeepAccountingRecords1790100040300 implements MigrationInterface {
  name = 'KeepAccountingRecords1790100040300';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE accounting_record (
        order_id uuid NOT NULL,
        order_number text NOT NULL,
        buyer_name text NOT NULL,
        buyer_document jsonb,
        guides text[] NOT NULL,
        closed_at timestamptz NOT NULL,
        kept_until timestamptz NOT NULL,
        CONSTRAINT "PK_accounting_record" PRIMARY KEY (order_id),
        CONSTRAINT "FK_accounting_record_order" FOREIGN KEY (order_id) REFERENCES shop_order (id)
      );
      CREATE INDEX "IDX_accounting_record_end" ON accounting_record (kept_until)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE accounting_record');
  }
}
