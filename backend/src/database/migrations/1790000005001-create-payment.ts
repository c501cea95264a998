import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePayment1790000005001 implements MigrationInterface {
  name = 'CreatePayment1790000005001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE payment_attempt (
        id uuid NOT NULL,
        reference text NOT NULL,
        session_id text NOT NULL,
        fingerprint text NOT NULL,
        amount integer NOT NULL,
        purchase jsonb NOT NULL,
        state text NOT NULL,
        is_open boolean NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_payment_attempt" PRIMARY KEY (id),
        CONSTRAINT "UQ_payment_attempt_reference" UNIQUE (reference),
        CONSTRAINT "CHK_payment_attempt_amount" CHECK (amount > 0)
      )`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX "UQ_payment_attempt_open" ON payment_attempt (session_id) WHERE is_open`);
    await queryRunner.query(`
      CREATE TABLE provider_transaction (
        id text NOT NULL,
        attempt_id uuid NOT NULL,
        status text NOT NULL,
        amount numeric NOT NULL,
        currency text NOT NULL,
        method text,
        status_message text,
        is_mismatch boolean NOT NULL,
        heard_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_provider_transaction" PRIMARY KEY (id),
        CONSTRAINT "FK_provider_transaction_attempt" FOREIGN KEY (attempt_id) REFERENCES payment_attempt (id)
      )`);
    await queryRunner.query('CREATE INDEX "IDX_provider_transaction_attempt" ON provider_transaction (attempt_id)');
    await queryRunner.query(`
      CREATE TABLE payment_event (
        id text NOT NULL,
        transaction jsonb,
        received_at timestamptz NOT NULL,
        handled_at timestamptz,
        outcome text,
        CONSTRAINT "PK_payment_event" PRIMARY KEY (id)
      )`);
    await queryRunner.query('CREATE INDEX "IDX_payment_event_received_at" ON payment_event (received_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE payment_event');
    await queryRunner.query('DROP TABLE provider_transaction');
    await queryRunner.query('DROP TABLE payment_attempt');
  }
}
