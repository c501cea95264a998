import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The request of the family that a refund answers; a request has at most one refund that was not refused. */
export class LinkRefundToRequest1790000060100 implements MigrationInterface {
  name = 'LinkRefundToRequest1790000060100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE refund ADD request_id uuid, ADD request_number text');
    await queryRunner.query(`CREATE UNIQUE INDEX "UQ_refund_request" ON refund (request_id) WHERE state <> 'refused'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "UQ_refund_request"');
    await queryRunner.query('ALTER TABLE refund DROP request_id, DROP request_number');
  }
}
