import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
CREATE TABLE money_entry (
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  moved_at timestamptz NOT NULL,
  kind text NOT NULL,
  amount numeric(15,2) NOT NULL,
  currency text NOT NULL,
  order_id uuid,
  method text NOT NULL,
  provider text,
  transaction_id text,
  attempt_id uuid,
  reverses uuid,
  covers text NOT NULL,
  actor text NOT NULL,
  evidence_digest text,
  CONSTRAINT "PK_money_entry" PRIMARY KEY (id),
  CONSTRAINT "FK_money_entry_reverses" FOREIGN KEY (reverses) REFERENCES money_entry (id),
  CONSTRAINT "CHK_money_entry_amount" CHECK (amount > 0),
  CONSTRAINT "CHK_money_entry_order" CHECK (order_id IS NULL OR (amount = trunc(amount) AND currency = 'COP')),
  CONSTRAINT "CHK_money_entry_kind" CHECK (kind IN ('payment', 'reversal', 'refund', 'payout', 'fee')),
  CONSTRAINT "CHK_money_entry_covers" CHECK (covers IN ('order', 'shipping', 'none')),
  CONSTRAINT "CHK_money_entry_reversal" CHECK (kind <> 'reversal' OR reverses IS NOT NULL),
  CONSTRAINT "CHK_money_entry_provider" CHECK (transaction_id IS NULL OR provider IS NOT NULL)
);
CREATE UNIQUE INDEX "UQ_money_entry_transaction" ON money_entry (provider, transaction_id, kind)
  WHERE transaction_id IS NOT NULL;
CREATE UNIQUE INDEX "UQ_money_entry_evidence" ON money_entry (evidence_digest, method) WHERE kind = 'refund';
CREATE UNIQUE INDEX "UQ_money_entry_reversal" ON money_entry (reverses) WHERE kind = 'reversal';
CREATE INDEX "IDX_money_entry_reverses" ON money_entry (reverses) WHERE reverses IS NOT NULL;
CREATE INDEX "IDX_money_entry_order" ON money_entry (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX "IDX_money_entry_moved" ON money_entry (moved_at, id);
CREATE INDEX "IDX_money_entry_homeless" ON money_entry (moved_at, id) WHERE order_id IS NULL AND kind = 'payment';

CREATE TABLE money_detail (
  entry_id uuid NOT NULL,
  reference text,
  reason text NOT NULL,
  note text NOT NULL,
  evidence text NOT NULL,
  payer jsonb,
  CONSTRAINT "PK_money_detail" PRIMARY KEY (entry_id),
  CONSTRAINT "FK_money_detail_entry" FOREIGN KEY (entry_id) REFERENCES money_entry (id)
);

CREATE TABLE money_reference (
  digest text NOT NULL,
  entry_id uuid NOT NULL,
  CONSTRAINT "PK_money_reference" PRIMARY KEY (digest),
  CONSTRAINT "FK_money_reference_entry" FOREIGN KEY (entry_id) REFERENCES money_entry (id)
);
CREATE INDEX "IDX_money_reference_entry" ON money_reference (entry_id);

CREATE TABLE money_assignment (
  entry_id uuid NOT NULL,
  order_id uuid NOT NULL,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  reason text NOT NULL,
  CONSTRAINT "PK_money_assignment" PRIMARY KEY (entry_id),
  CONSTRAINT "FK_money_assignment_entry" FOREIGN KEY (entry_id) REFERENCES money_entry (id)
);
CREATE INDEX "IDX_money_assignment_order" ON money_assignment (order_id);

CREATE TABLE money_allowance (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  amount numeric(15,2) NOT NULL,
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT "PK_money_allowance" PRIMARY KEY (id),
  CONSTRAINT "CHK_money_allowance_amount" CHECK (amount > 0)
);
CREATE INDEX "IDX_money_allowance_order" ON money_allowance (order_id);

CREATE TABLE order_balance (
  order_id uuid NOT NULL,
  total numeric(15,2) NOT NULL,
  allowed numeric(15,2) NOT NULL DEFAULT 0,
  paid_in numeric(15,2) NOT NULL DEFAULT 0,
  reversed numeric(15,2) NOT NULL DEFAULT 0,
  returned numeric(15,2) NOT NULL DEFAULT 0,
  CONSTRAINT "PK_order_balance" PRIMARY KEY (order_id),
  CONSTRAINT "CHK_order_balance_total" CHECK (total >= 0 AND allowed >= 0),
  CONSTRAINT "CHK_order_balance_paid" CHECK (returned <= paid_in AND reversed <= paid_in)
);

CREATE TABLE idempotency_key (
  actor text NOT NULL,
  key text NOT NULL,
  digest text NOT NULL,
  answer jsonb,
  at timestamptz NOT NULL,
  CONSTRAINT "PK_idempotency_key" PRIMARY KEY (actor, key)
);
CREATE INDEX "IDX_idempotency_key_at" ON idempotency_key (at);

CREATE FUNCTION refuse_money_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER money_entry_append_only BEFORE UPDATE OR DELETE ON money_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_money_change();
CREATE TRIGGER money_entry_no_truncate BEFORE TRUNCATE ON money_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change();
ALTER TABLE money_entry ENABLE ALWAYS TRIGGER money_entry_append_only;
ALTER TABLE money_entry ENABLE ALWAYS TRIGGER money_entry_no_truncate`;

/**
 * The ledger: every movement of money is a row that never changes, and `order_balance` has the sums of an order. The triggers also bind
 * the role that owns the tables, and `ENABLE ALWAYS` a superuser who replays a backup.
 */
export class CreateMoney1790100000000 implements MigrationInterface {
  name = 'CreateMoney1790100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE idempotency_key;
      DROP TABLE order_balance;
      DROP TABLE money_allowance;
      DROP TABLE money_assignment;
      DROP TABLE money_reference;
      DROP TABLE money_detail;
      DROP TABLE money_entry;
      DROP FUNCTION refuse_money_change`);
  }
}
