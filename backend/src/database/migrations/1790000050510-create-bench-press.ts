import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the table of buttons pressed at the workshop's bench: pieces that are finished or have a problem. */
export class CreateBenchPress1790000050510 implements MigrationInterface {
  name = 'CreateBenchPress1790000050510';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE bench_press (
        id uuid NOT NULL,
        sequence bigserial NOT NULL,
        order_id uuid NOT NULL,
        line integer NOT NULL,
        unit integer NOT NULL,
        kind text NOT NULL,
        reason text,
        at timestamptz NOT NULL,
        actor text NOT NULL,
        CONSTRAINT "PK_bench_press" PRIMARY KEY (id),
        CONSTRAINT "FK_bench_press_order" FOREIGN KEY (order_id) REFERENCES shop_order (id)
      );
      CREATE INDEX "IDX_bench_press_order" ON bench_press (order_id, sequence)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE bench_press');
  }
}
