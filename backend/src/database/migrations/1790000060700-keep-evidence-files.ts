import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A picture proves a refund as well as an id does. */
export class KeepEvidenceFiles1790000060700 implements MigrationInterface {
  name = 'KeepEvidenceFiles1790000060700';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE refund ADD evidence_file jsonb, DROP CONSTRAINT "CHK_refund_evidence",
        ADD CONSTRAINT "CHK_refund_evidence" CHECK (state <> 'done' OR evidence <> '' OR evidence_file IS NOT NULL)`);
  }

  /** A refund that only a picture proved keeps that it had evidence, as one whose texts were erased. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE refund SET evidence = '-' WHERE state = 'done' AND evidence = ''`);
    await queryRunner.query(`
      ALTER TABLE refund DROP CONSTRAINT "CHK_refund_evidence", DROP evidence_file,
        ADD CONSTRAINT "CHK_refund_evidence" CHECK (state <> 'done' OR evidence <> '')`);
  }
}
