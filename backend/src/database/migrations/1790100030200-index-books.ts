import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of the books: entries that were recorded after the close of their month, and orders that owe. Both are few. */
export class IndexBooks1790100030200 implements MigrationInterface {
  name = 'IndexBooks1790100030200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX "IDX_money_entry_late" ON money_entry (at) WHERE at - moved_at > interval '5 days'`,
    );
    await queryRunner.query(`
      CREATE INDEX "IDX_order_balance_owing" ON order_balance (order_id) WHERE total - allowed - paid_in + reversed > 0`);
    await queryRunner.query('CREATE INDEX "IDX_money_allowance_at" ON money_allowance (at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_money_allowance_at"');
    await queryRunner.query('DROP INDEX "IDX_order_balance_owing"');
    await queryRunner.query('DROP INDEX "IDX_money_entry_late"');
  }
}
