import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failures of scheduled jobs in a row, which each new round of a schedule begins to count anew in the queue's own tables. */
export class CountJobFailures1790100010200 implements MigrationInterface {
  name = 'CountJobFailures1790100010200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE job_failure (
        job text NOT NULL,
        failures integer NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        last_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_job_failure" PRIMARY KEY (job)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE job_failure');
  }
}
