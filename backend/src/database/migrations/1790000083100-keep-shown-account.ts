import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The account for transfers that the customer of an order was shown. Orders get it when they are placed, older ones when the shop's changes. */
export class KeepShownAccount1790000083100 implements MigrationInterface {
  name = 'KeepShownAccount1790000083100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order ADD bank_account jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order DROP bank_account');
  }
}
