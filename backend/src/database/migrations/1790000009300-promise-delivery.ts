import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an order arrives, as its family was told when it was paid: `{ earliest, latest }`, calendar dates in Bogota. */
export class PromiseDelivery1790000009300 implements MigrationInterface {
  name = 'PromiseDelivery1790000009300';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order ADD promised jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order DROP COLUMN promised');
  }
}
