import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

/**
 * When a refund was approved, and indexes for what a person asked for or had approved in the last day. Not in one transaction, because
 * shops take orders meanwhile. Each statement may run again after a failure.
 */
export class CountRefundsOfAPerson1790000083200 implements MigrationInterface {
  name = 'CountRefundsOfAPerson1790000083200';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE refund ADD COLUMN IF NOT EXISTS approved_at timestamptz');
    await buildIndex(queryRunner, 'IDX_refund_asked', 'ON refund (asked_by, created_at)');
    await buildIndex(queryRunner, 'IDX_refund_approved', 'ON refund (asked_by, approved_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_refund_approved"');
    await queryRunner.query('DROP INDEX "IDX_refund_asked"');
    await queryRunner.query('ALTER TABLE refund DROP approved_at');
  }
}
