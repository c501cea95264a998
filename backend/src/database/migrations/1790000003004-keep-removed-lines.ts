import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A removal can be undone: the line comes back as it was. */
export class KeepRemovedLines1790000003004 implements MigrationInterface {
  name = 'KeepRemovedLines1790000003004';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE cart_removed_line (
        id uuid NOT NULL,
        session_id text NOT NULL,
        line jsonb NOT NULL,
        removed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_cart_removed_line" PRIMARY KEY (id),
        CONSTRAINT "FK_cart_removed_line_cart" FOREIGN KEY (session_id) REFERENCES cart (session_id) ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE cart_removed_line');
  }
}
