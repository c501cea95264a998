import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Change sets of the owner, with author and time; see the module `back-office`. */
export class CreateChangeSet1790000030000 implements MigrationInterface {
  name = 'CreateChangeSet1790000030000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE change_set (
        id uuid NOT NULL,
        state text NOT NULL,
        note text NOT NULL,
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        created_at timestamptz NOT NULL,
        effective_at timestamptz,
        publisher_name text,
        confirmed boolean NOT NULL,
        reverts uuid,
        changes jsonb NOT NULL,
        preview jsonb NOT NULL,
        conflicts jsonb NOT NULL,
        problem text,
        CONSTRAINT "PK_change_set" PRIMARY KEY (id),
        CONSTRAINT "CHK_change_set_state" CHECK (state IN ('draft', 'scheduled', 'live', 'reverted', 'conflict'))
      )`);
    await queryRunner.query('CREATE INDEX "IDX_change_set_created_at" ON change_set (created_at, id)');
    await queryRunner.query('CREATE INDEX "IDX_change_set_state" ON change_set (state, created_at, id)');
    await queryRunner.query('CREATE INDEX "IDX_change_set_changes" ON change_set USING gin (changes jsonb_path_ops)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE change_set');
  }
}
