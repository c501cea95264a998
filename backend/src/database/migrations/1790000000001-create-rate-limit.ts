import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that the library `rate-limiter-flexible` requires. The table is unlogged, because counts may be lost in a crash. */
export class CreateRateLimit1790000000001 implements MigrationInterface {
  name = 'CreateRateLimit1790000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE UNLOGGED TABLE "rate_limit" (
        "key" varchar(255) NOT NULL,
        "points" integer NOT NULL DEFAULT 0,
        "expire" bigint,
        CONSTRAINT "PK_rate_limit" PRIMARY KEY ("key")
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "rate_limit"`);
  }
}
