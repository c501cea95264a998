import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = 'El bordado de nombre cuesta {nameEmbroidery} y puede tener hasta {nameLength} caracteres.';
const AFTER =
  'Con «Con bordado» el nombre y el motivo ya van incluidos en el precio. Si pides la pieza «Sin bordado», bordar solo el nombre cuesta {nameEmbroidery} y puede tener hasta {nameLength} caracteres.';

/** The frequent question about the price of a name says that it is included in 'Con bordado'. An answer of the owner's own stays. */
export class SayThatTheNameIsIncluded1790100050100 implements MigrationInterface {
  name = 'SayThatTheNameIsIncluded1790100050100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UPDATE, [AFTER, BEFORE]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UPDATE, [BEFORE, AFTER]);
  }
}

const UPDATE = `
  UPDATE faq_entry SET answer = $1 WHERE id = 'personalizacion-cuanto-cuesta-el-nombre' AND answer = $2`;
