import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Refunds are rows. `refund_limit` has one row for an order with refunds: its check is what no two refunds can exceed, because each
 * one changes the row that the other one has locked.
 */
export class CreateRefund1790000050300 implements MigrationInterface {
  name = 'CreateRefund1790000050300';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE refund_limit (
        order_id uuid NOT NULL,
        paid integer NOT NULL,
        committed integer NOT NULL DEFAULT 0,
        CONSTRAINT "PK_refund_limit" PRIMARY KEY (order_id),
        CONSTRAINT "FK_refund_limit_order" FOREIGN KEY (order_id) REFERENCES shop_order (id),
        CONSTRAINT "CHK_refund_limit_paid" CHECK (committed >= 0 AND committed <= paid)
      );
      CREATE TABLE refund (
        id uuid NOT NULL,
        order_id uuid NOT NULL,
        order_number text NOT NULL,
        amount integer NOT NULL,
        reason text NOT NULL,
        way text NOT NULL,
        state text NOT NULL,
        transaction_id text,
        method text NOT NULL,
        due_on date NOT NULL,
        evidence text NOT NULL,
        asked_by text NOT NULL,
        approved_by text,
        created_at timestamptz NOT NULL,
        history jsonb NOT NULL,
        void_calls integer NOT NULL DEFAULT 0,
        void_called_at timestamptz,
        link_digest text,
        link_expires_at timestamptz,
        account jsonb,
        account_hint jsonb,
        CONSTRAINT "PK_refund" PRIMARY KEY (id),
        CONSTRAINT "UQ_refund_link_digest" UNIQUE (link_digest),
        CONSTRAINT "FK_refund_limit" FOREIGN KEY (order_id) REFERENCES refund_limit (order_id),
        CONSTRAINT "CHK_refund_amount" CHECK (amount > 0),
        CONSTRAINT "CHK_refund_evidence" CHECK (state <> 'done' OR evidence <> '')
      );
      CREATE INDEX "IDX_refund_order" ON refund (order_id);
      CREATE INDEX "IDX_refund_due" ON refund (state, due_on, id);
      CREATE INDEX "IDX_refund_transaction" ON refund (transaction_id);
      CREATE UNIQUE INDEX "UQ_refund_void" ON refund (transaction_id)
        WHERE way = 'card_void' AND state IN ('approved', 'under_way');

      CREATE FUNCTION count_refund() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        before_amount integer := 0;
        after_amount integer := 0;
      BEGIN
        IF TG_OP <> 'INSERT' AND OLD.state NOT IN ('failed', 'refused') THEN before_amount := OLD.amount; END IF;
        IF TG_OP <> 'DELETE' AND NEW.state NOT IN ('failed', 'refused') THEN after_amount := NEW.amount; END IF;
        IF before_amount <> after_amount THEN
          UPDATE refund_limit SET committed = committed - before_amount + after_amount
          WHERE order_id = coalesce(NEW.order_id, OLD.order_id);
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER refund_counted AFTER INSERT OR UPDATE OF amount, state OR DELETE ON refund
        FOR EACH ROW EXECUTE FUNCTION count_refund()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE refund;
      DROP FUNCTION count_refund;
      DROP TABLE refund_limit`);
  }
}
