import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

/**
 * What open money needs for its list: a name each time that it is listed, when it moved, how it goes back, and who paid. A row for each run
 * of the reconciliation, and for each check of the money. Ids of transactions are unique at their provider alone. Not in one transaction,
 * because shops take orders meanwhile. Each statement may run again after a failure.
 */
export class ListOpenMoney1790100020000 implements MigrationInterface {
  name = 'ListOpenMoney1790100020000';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const run = (statement: string) => queryRunner.query(statement);
    await run(`
      ALTER TABLE provider_transaction ADD COLUMN IF NOT EXISTS open_id uuid, ADD COLUMN IF NOT EXISTS moved_at timestamptz,
        ADD COLUMN IF NOT EXISTS planned_return jsonb`);
    await run(
      `UPDATE provider_transaction SET open_id = gen_random_uuid() WHERE review_reason IS NOT NULL AND open_id IS NULL`,
    );
    await buildIndex(queryRunner, 'UQ_provider_transaction_open', 'ON provider_transaction (open_id)', 'UNIQUE INDEX');
    await run(`
      CREATE TABLE IF NOT EXISTS transaction_payer (
        transaction_id text NOT NULL,
        provider text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        CONSTRAINT "PK_transaction_payer" PRIMARY KEY (transaction_id, provider),
        CONSTRAINT "FK_transaction_payer_transaction" FOREIGN KEY (transaction_id, provider)
          REFERENCES provider_transaction (id, provider) ON DELETE CASCADE
      )`);
    await run('CREATE INDEX IF NOT EXISTS "IDX_transaction_payer_email" ON transaction_payer (lower(email))');
    await run(`
      CREATE TABLE IF NOT EXISTS reconciliation (
        id uuid NOT NULL,
        asked_by text NOT NULL,
        state text NOT NULL,
        from_day date NOT NULL,
        until_day date NOT NULL,
        is_whole boolean NOT NULL,
        created_at timestamptz NOT NULL,
        ended_at timestamptz,
        compared integer NOT NULL,
        equal integer NOT NULL,
        differences integer NOT NULL,
        provider_sum numeric NOT NULL,
        shop_sum numeric NOT NULL,
        failure text,
        CONSTRAINT "PK_reconciliation" PRIMARY KEY (id)
      )`);
    await run('CREATE INDEX IF NOT EXISTS "IDX_reconciliation_created" ON reconciliation (created_at)');
    await run('CREATE INDEX IF NOT EXISTS "IDX_reconciliation_state" ON reconciliation (state, created_at)');
    await run(`
      CREATE TABLE IF NOT EXISTS money_check (
        id uuid NOT NULL,
        at timestamptz NOT NULL,
        held numeric NOT NULL,
        shown numeric NOT NULL,
        balances integer NOT NULL,
        CONSTRAINT "PK_money_check" PRIMARY KEY (id)
      )`);
    await run('CREATE INDEX IF NOT EXISTS "IDX_money_check_at" ON money_check (at)');
    await buildIndex(
      queryRunner,
      'UQ_refund_void',
      `ON refund (transaction_id, order_id) WHERE way = 'card_void' AND state IN ('approved', 'under_way')`,
      'UNIQUE INDEX',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const run = (statement: string) => queryRunner.query(statement);
    await buildIndex(
      queryRunner,
      'UQ_refund_void',
      `ON refund (transaction_id) WHERE way = 'card_void' AND state IN ('approved', 'under_way')`,
      'UNIQUE INDEX',
    );
    await run('DROP TABLE money_check, reconciliation, transaction_payer');
    await run('ALTER TABLE provider_transaction DROP COLUMN planned_return, DROP COLUMN moved_at, DROP COLUMN open_id');
  }
}
