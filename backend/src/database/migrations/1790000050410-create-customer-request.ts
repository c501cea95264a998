import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests of families about pieces of their orders, and the pieces that open ones are about. */
export class CreateCustomerRequest1790000050410 implements MigrationInterface {
  name = 'CreateCustomerRequest1790000050410';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE customer_request (
        id uuid NOT NULL PRIMARY KEY,
        number text NOT NULL CONSTRAINT "UQ_customer_request_number" UNIQUE,
        order_id uuid NOT NULL,
        kind text NOT NULL,
        pieces jsonb NOT NULL,
        words text NOT NULL,
        created_at timestamptz NOT NULL,
        answer_by text NOT NULL,
        state text NOT NULL,
        answer text NOT NULL,
        answered_at timestamptz,
        answered_by text
      )`);
    await queryRunner.query('CREATE INDEX "IDX_customer_request_order" ON customer_request (order_id)');
    await queryRunner.query('CREATE INDEX "IDX_customer_request_state" ON customer_request (state, created_at, id)');
    await queryRunner.query(`
      CREATE TABLE requested_piece (
        order_id uuid NOT NULL,
        position integer NOT NULL,
        request_id uuid NOT NULL,
        CONSTRAINT "PK_requested_piece" PRIMARY KEY (order_id, position)
      )`);
    await queryRunner.query('CREATE INDEX "IDX_requested_piece_request" ON requested_piece (request_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE requested_piece');
    await queryRunner.query('DROP TABLE customer_request');
  }
}
