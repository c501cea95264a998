import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

/** A page of a long catalogue is read in its order, instead of sorting all products for it. */
export class IndexListedProducts1790000070200 implements MigrationInterface {
  name = 'IndexListedProducts1790000070200';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(queryRunner, 'IDX_product_listed', 'ON product (rank, id) WHERE NOT kit_only AND NOT withdrawn');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_product_listed"');
  }
}
