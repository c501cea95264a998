import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A number that grows with every change of the catalogue. It is a row and no sequence: a reader sees it together with the change.
 * An earlier release that runs beside this one still listens for the notification.
 */
export class CountCatalogueRevisions1790000009200 implements MigrationInterface {
  name = 'CountCatalogueRevisions1790000009200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE catalogue_revision (
        id boolean NOT NULL DEFAULT true,
        value bigint NOT NULL,
        CONSTRAINT "PK_catalogue_revision" PRIMARY KEY (id),
        CONSTRAINT "CHK_catalogue_revision_one_row" CHECK (id)
      )`);
    await queryRunner.query('INSERT INTO catalogue_revision (value) VALUES (1)');
    await queryRunner.query(changed('UPDATE catalogue_revision SET value = value + 1;'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(changed(''));
    await queryRunner.query('DROP TABLE catalogue_revision');
  }
}

const changed = (statement: string) => `
  CREATE OR REPLACE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${statement}
      PERFORM pg_notify('catalogue_changed', TG_TABLE_NAME);
      RETURN NULL;
    END
  $$`;
