import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps which order had a payment until when, so that a closed month of the books does not change when the payment is removed. */
export class KeepEndedAssignments1790100096000 implements MigrationInterface {
  name = 'KeepEndedAssignments1790100096000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE money_assignment_ended (
        entry_id uuid NOT NULL,
        at timestamptz NOT NULL,
        order_id uuid NOT NULL,
        ended_at timestamptz NOT NULL,
        CONSTRAINT "PK_money_assignment_ended" PRIMARY KEY (entry_id, at),
        CONSTRAINT "FK_money_assignment_ended_entry" FOREIGN KEY (entry_id) REFERENCES money_entry (id)
      );
      CREATE INDEX "IDX_money_assignment_ended_order" ON money_assignment_ended (order_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE money_assignment_ended');
  }
}
