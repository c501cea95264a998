import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

/** Lists open refunds by their last day without sorting all of them. Not in one transaction, because shops take orders meanwhile. */
export class IndexOpenRefunds1790000071000 implements MigrationInterface {
  name = 'IndexOpenRefunds1790000071000';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(
      queryRunner,
      'IDX_refund_open',
      `ON refund (due_on, id) WHERE state IN ('asked', 'approved', 'under_way', 'failed')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_refund_open"');
  }
}
