import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos of finished orders, which their families approve before the parcel leaves. */
export class CreateFinishedPhoto1790000050500 implements MigrationInterface {
  name = 'CreateFinishedPhoto1790000050500';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE finished_photo (
        id uuid NOT NULL,
        order_id uuid NOT NULL,
        upload_digest text NOT NULL,
        token_digest text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        created_at timestamptz NOT NULL,
        created_by text NOT NULL,
        answer_by timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        replaced_at timestamptz,
        answer text,
        comment text NOT NULL,
        answered_at timestamptz,
        release jsonb,
        CONSTRAINT "PK_finished_photo" PRIMARY KEY (id),
        CONSTRAINT "UQ_finished_photo_token_digest" UNIQUE (token_digest),
        CONSTRAINT "CHK_finished_photo_answer" CHECK ((answer IS NULL) = (answered_at IS NULL)),
        CONSTRAINT "FK_finished_photo_order" FOREIGN KEY (order_id) REFERENCES shop_order (id)
      );
      CREATE INDEX "IDX_finished_photo_order" ON finished_photo (order_id, created_at);
      CREATE UNIQUE INDEX "UQ_finished_photo_current" ON finished_photo (order_id) WHERE replaced_at IS NULL;
      CREATE INDEX "IDX_finished_photo_error" ON finished_photo (created_at)
        WHERE replaced_at IS NULL AND answer = 'error' AND release IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE finished_photo');
  }
}
