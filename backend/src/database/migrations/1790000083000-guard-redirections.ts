import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who published a change set and with which second look, and since when a person is an owner. */
export class GuardRedirections1790000083000 implements MigrationInterface {
  name = 'GuardRedirections1790000083000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE change_set ADD publisher_id uuid, ADD cleared text, ADD consent jsonb');
    await queryRunner.query('ALTER TABLE account ADD owner_since timestamptz, ADD owner_until timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE account DROP owner_until, DROP owner_since');
    await queryRunner.query('ALTER TABLE change_set DROP consent, DROP cleared, DROP publisher_id');
  }
}
