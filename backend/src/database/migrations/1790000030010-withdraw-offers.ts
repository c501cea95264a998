import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products, options and groups can be taken off the shop, and groups get an id that their ranks do not change. */
export class WithdrawOffers1790000030010 implements MigrationInterface {
  name = 'WithdrawOffers1790000030010';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['product', 'product_option', 'product_group'])
      await queryRunner.query(`ALTER TABLE ${table} ADD withdrawn boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`
      ALTER TABLE product_group ADD id SERIAL NOT NULL;
      ALTER TABLE product_group DROP CONSTRAINT "PK_product_group", DROP CONSTRAINT "XCL_product_group_ranks";
      ALTER TABLE product_group ADD CONSTRAINT "PK_product_group" PRIMARY KEY (id)`);
    // Checked at the end of the transaction, so that a boundary between two groups can move.
    await queryRunner.query(`
      ALTER TABLE product_group ADD CONSTRAINT "XCL_product_group_ranks"
        EXCLUDE USING gist (int4range(first_rank, last_rank, '[]') WITH &&) WHERE (NOT withdrawn)
        DEFERRABLE INITIALLY IMMEDIATE`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['product_option', 'product_group'])
      await queryRunner.query(`DELETE FROM ${table} WHERE withdrawn`);
    await queryRunner.query(`
      ALTER TABLE product_group DROP CONSTRAINT "XCL_product_group_ranks", DROP CONSTRAINT "PK_product_group";
      ALTER TABLE product_group DROP COLUMN id;
      ALTER TABLE product_group ADD CONSTRAINT "PK_product_group" PRIMARY KEY (first_rank);
      ALTER TABLE product_group ADD CONSTRAINT "XCL_product_group_ranks"
        EXCLUDE USING gist (int4range(first_rank, last_rank, '[]') WITH &&)`);
    for (const table of ['product', 'product_option', 'product_group'])
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN withdrawn`);
  }
}
