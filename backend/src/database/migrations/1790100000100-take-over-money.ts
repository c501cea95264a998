import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from '../update-in-batches.js';

/** As `referenceDigest` does it, for texts of letters and digits. */
const digest = (text: string) => `left(translate(encode(sha256(convert_to(coalesce(
    nullif(lower(regexp_replace(${text}, '[^[:alnum:]]', '', 'g')), ''), ${text}), 'UTF8')), 'base64'), '+/', '-_'), 22)`;

/** An id that is the same each time. */
const idOf = (text: string) => `md5(${text})::uuid`;

/** The function that enters the money of these orders. */
export const TAKE_OVER = `
CREATE OR REPLACE FUNCTION take_over_money(ids uuid[]) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_balance (order_id, total)
  SELECT id, final_total FROM shop_order WHERE id = ANY(ids) ORDER BY id ON CONFLICT DO NOTHING;
  PERFORM FROM order_balance WHERE order_id = ANY(ids) ORDER BY order_id FOR UPDATE;

  -- The online payment that made the order.
  WITH paid AS (
    SELECT shop_order.id, created_at, final_total, payment_method, transaction_id, attempt_id, reference, coalesce((
      SELECT provider FROM provider_transaction WHERE provider_transaction.id = transaction_id LIMIT 1
    ), 'wompi') AS provider
    FROM shop_order WHERE shop_order.id = ANY(ids) AND transaction_id IS NOT NULL AND final_total > 0
  ), added AS (
    INSERT INTO money_entry
      (id, at, moved_at, kind, amount, currency, order_id, method, provider, transaction_id, attempt_id, covers, actor)
    SELECT ${idOf(`'payment:' || id`)}, created_at, created_at, 'payment', final_total, 'COP', id, payment_method, provider,
      transaction_id, attempt_id, 'order', 'provider'
    FROM paid ON CONFLICT DO NOTHING RETURNING id, order_id
  )
  INSERT INTO money_detail (entry_id, reference, reason, note, evidence)
  SELECT added.id, reference, '', '', '' FROM added JOIN paid ON paid.id = order_id WHERE reference IS NOT NULL;

  -- Transfers that staff confirmed, and online payments of what an order by transfer owed: the last one of each reference counts.
  WITH received AS (
    SELECT DISTINCT ON (id, spelling) id, (change->>'at')::timestamptz AS at, change->>'actor' AS actor, change->>'note' AS note,
      (change->'received'->>'amount')::numeric AS amount, change->'received'->'payment' AS payment,
      CASE WHEN anonymised_at IS NULL THEN reference END AS reference, spelling
    FROM (
      SELECT shop_order.id, anonymised_at, change, ordinal, change->'received'->>'reference' AS reference,
        ${digest(`(change->'received'->>'reference')`)} AS spelling
      FROM shop_order CROSS JOIN jsonb_array_elements(history) WITH ORDINALITY AS step(change, ordinal)
      WHERE shop_order.id = ANY(ids) AND change ? 'received' AND (change->'received'->>'amount')::numeric > 0
    ) AS changes
    ORDER BY id, spelling, ordinal DESC
  ), added AS (
    INSERT INTO money_entry
      (id, at, moved_at, kind, amount, currency, order_id, method, provider, transaction_id, attempt_id, covers, actor)
    SELECT ${idOf(`'received:' || id || spelling`)}, at, at, 'payment', amount, 'COP', id,
      coalesce(payment->>'method', 'BANK_TRANSFER'), CASE WHEN payment->>'transactionId' IS NOT NULL THEN 'wompi' END,
      payment->>'transactionId', (payment->>'attemptId')::uuid, 'order', actor
    FROM received ON CONFLICT DO NOTHING RETURNING id
  )
  INSERT INTO money_detail (entry_id, reference, reason, note, evidence)
  SELECT added.id, coalesce(payment->>'reference', received.reference), '', '', ''
  FROM added JOIN received ON ${idOf(`'received:' || received.id || spelling`)} = added.id
  WHERE coalesce(payment->>'reference', received.reference) IS NOT NULL;

  -- Earlier releases confirmed transfers without their amount. This release begins an order without an entry of its own as well: with money
  -- that had no home, which its change names and which may have been taken away since, or because the owner forgave it.
  INSERT INTO money_entry (id, at, moved_at, kind, amount, currency, order_id, method, covers, actor)
  SELECT ${idOf(`'confirmed:' || id`)}, (change->>'at')::timestamptz, (change->>'at')::timestamptz, 'payment', final_total, 'COP', id,
    'BANK_TRANSFER', 'order', change->>'actor'
  FROM shop_order CROSS JOIN LATERAL (
    SELECT change FROM jsonb_array_elements(history) AS change WHERE change->>'status' = 'paid' AND NOT change ? 'entry' LIMIT 1
  ) AS confirmed
  WHERE id = ANY(ids) AND transaction_id IS NULL AND final_total > 0 AND NOT jsonb_path_exists(history, '$[*].received')
    AND NOT EXISTS (SELECT FROM money_entry WHERE order_id = shop_order.id)
    AND NOT EXISTS (SELECT FROM money_assignment WHERE order_id = shop_order.id)
    AND NOT EXISTS (SELECT FROM money_allowance WHERE order_id = shop_order.id)
  ON CONFLICT DO NOTHING;

  -- References in use, by the digests that were kept: of the entry with that spelling, else of any transfer of the order. That of a payment
  -- that staff took back is free.
  INSERT INTO money_reference (digest, entry_id)
  SELECT used.digest, entry.id FROM transfer_reference AS used CROSS JOIN LATERAL (
    SELECT id FROM money_entry
    WHERE order_id = used.order_id AND kind = 'payment' AND provider IS NULL
      AND NOT EXISTS (SELECT FROM money_entry AS back WHERE back.reverses = money_entry.id)
    ORDER BY id = ${idOf(`'received:' || used.order_id || used.digest`)} DESC LIMIT 1
  ) AS entry
  WHERE used.order_id = ANY(ids)
    AND NOT EXISTS (SELECT FROM money_entry AS back WHERE back.reverses = ${idOf(`'received:' || used.order_id || used.digest`)})
  ON CONFLICT DO NOTHING;

  -- Refunds that are done. The id of the refund is that of its entry.
  WITH done AS (
    SELECT refund.*, step->>'actor' AS done_by, (step->>'at')::timestamptz AS done_at,
      coalesce(nullif(evidence, ''), evidence_file->>'uploadDigest') AS proof, paid.provider AS paid_provider,
      way <> 'bank_transfer' AND paid.amount = refund.amount AS is_void
    FROM refund CROSS JOIN LATERAL (
      SELECT step FROM jsonb_array_elements(history) AS step WHERE step->>'state' = 'done' LIMIT 1
    ) AS ended
    LEFT JOIN money_entry AS paid ON paid.transaction_id = refund.transaction_id AND paid.kind = 'payment' AND paid.order_id = refund.order_id
    WHERE refund.order_id = ANY(ids) AND refund.state = 'done'
  ), numbered AS (
    SELECT *, row_number() OVER (PARTITION BY ${digest('proof')}, way ORDER BY created_at, id) AS nth FROM done
  ), added AS (
    INSERT INTO money_entry
      (id, at, moved_at, kind, amount, currency, order_id, method, provider, transaction_id, covers, actor, evidence_digest)
    SELECT id, done_at, done_at, 'refund', amount, 'COP', order_id, way, CASE WHEN is_void THEN paid_provider END,
      CASE WHEN is_void THEN transaction_id END, 'order', done_by,
      CASE WHEN nth = 1 AND NOT EXISTS (
        SELECT FROM money_entry AS other
        WHERE other.kind = 'refund' AND other.evidence_digest = ${digest('numbered.proof')} AND other.method = numbered.way
      ) THEN ${digest('proof')} END
    FROM numbered ON CONFLICT DO NOTHING RETURNING id
  )
  INSERT INTO money_detail (entry_id, reason, note, evidence)
  SELECT added.id, '', '', evidence FROM added JOIN done USING (id) WHERE evidence <> '';

  -- Payments that the provider voided, unless a refund through the provider gave them back. This release enters voids itself, also of other
  -- payments than the one that made the order.
  INSERT INTO money_entry
    (id, at, moved_at, kind, amount, currency, order_id, method, provider, transaction_id, attempt_id, reverses, covers, actor)
  SELECT ${idOf(`'void:' || paid.id`)}, voided.at, voided.at, 'reversal', paid.amount, 'COP', paid.order_id, paid.method, paid.provider,
    paid.transaction_id, paid.attempt_id, paid.id, 'order', 'provider'
  FROM shop_order CROSS JOIN LATERAL (
    SELECT coalesce(change->>'voids', transaction_id) AS transaction, (change->>'at')::timestamptz AS at
    FROM jsonb_array_elements(history) AS change WHERE change->>'reason' = 'voided' AND NOT change ? 'entry'
    UNION ALL
    -- Earlier releases kept the reason with the order alone.
    SELECT transaction_id, (history->-1->>'at')::timestamptz
    WHERE review_reason = 'voided' AND NOT jsonb_path_exists(history, '$[*] ? (@.reason == "voided")')
  ) AS voided
  JOIN money_entry AS paid ON paid.transaction_id = voided.transaction AND paid.kind = 'payment' AND paid.order_id = shop_order.id
  WHERE shop_order.id = ANY(ids) AND NOT EXISTS (SELECT FROM money_assignment WHERE order_id = shop_order.id) AND NOT EXISTS (
    SELECT FROM money_entry AS back WHERE back.kind = 'refund' AND back.provider = paid.provider AND back.transaction_id = paid.transaction_id
  )
  ON CONFLICT DO NOTHING;

  -- Orders that were refunded before refunds were rows.
  WITH closed AS (
    SELECT shop_order.id, (history->-1->>'at')::timestamptz AS at, history->-1->>'actor' AS actor, history->-1->>'note' AS evidence,
      transaction_id, (SELECT sum(CASE kind WHEN 'payment' THEN amount ELSE -amount END) FROM money_entry
        WHERE order_id = shop_order.id) AS held
    FROM shop_order WHERE id = ANY(ids) AND status = 'refunded' AND NOT EXISTS (SELECT FROM refund WHERE order_id = shop_order.id)
  ), added AS (
    INSERT INTO money_entry (id, at, moved_at, kind, amount, currency, order_id, method, covers, actor)
    SELECT ${idOf(`'refunded:' || id`)}, at, at, 'refund', held, 'COP', id,
      CASE WHEN transaction_id IS NULL THEN 'bank_transfer' ELSE 'provider_panel' END, 'order', actor
    FROM closed WHERE held > 0 ON CONFLICT DO NOTHING RETURNING id, order_id
  )
  INSERT INTO money_detail (entry_id, reason, note, evidence)
  SELECT added.id, '', '', evidence FROM added JOIN closed ON closed.id = order_id WHERE evidence <> '';

  UPDATE order_balance SET paid_in = sums.paid_in, reversed = sums.reversed, returned = sums.returned
  FROM (
    SELECT balance_of.id, coalesce(sum(amount) FILTER (WHERE kind = 'payment'), 0) AS paid_in,
      coalesce(sum(amount) FILTER (WHERE kind = 'reversal'), 0) AS reversed,
      coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0) AS returned
    FROM unnest(ids) AS balance_of(id) LEFT JOIN LATERAL (
      SELECT kind, amount FROM money_entry WHERE order_id = balance_of.id AND covers = 'order'
      UNION ALL
      SELECT kind, amount FROM money_assignment JOIN money_entry ON money_entry.id = entry_id
      WHERE money_assignment.order_id = balance_of.id
    ) AS entry ON true
    GROUP BY balance_of.id
  ) AS sums
  WHERE order_balance.order_id = sums.id
    AND (order_balance.paid_in, order_balance.reversed, order_balance.returned) IS DISTINCT FROM (sums.paid_in, sums.reversed, sums.returned);
  RETURN cardinality(ids);
END $$`;

/** Enters the money of the next orders by id. */
export const TAKE_BATCH = `
  WITH batch AS (
    SELECT id FROM shop_order WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT 200
  ), taken AS MATERIALIZED (
    SELECT take_over_money(ARRAY(SELECT id FROM batch)) AS orders
  )
  SELECT id FROM batch, taken WHERE taken.orders > 0 ORDER BY id DESC LIMIT 1`;

/**
 * Fills the ledger with what orders, refunds and transactions of earlier releases say. The function may run again for any order: it adds
 * what an instance of the release before wrote meanwhile, and nothing twice.
 *
 * It keeps what the old derivation lost: the payment of an order that was refunded before refunds were rows, with its refund; a voided
 * payment, with its reversal, also after a part of it was given back (the order then holds less than nothing: a loss).
 */
export class TakeOverMoney1790100000100 implements MigrationInterface {
  name = 'TakeOverMoney1790100000100';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TAKE_OVER);
    await updateInBatches(queryRunner, TAKE_BATCH);
    // Money that waits for a person and belongs to no order.
    await queryRunner.query(`
      INSERT INTO money_entry
        (id, at, moved_at, kind, amount, currency, method, provider, transaction_id, attempt_id, covers, actor)
      SELECT ${idOf(`'found:' || provider || ':' || id`)}, heard_at, heard_at, 'payment', round(amount, 2), currency, coalesce(method, ''), provider,
        id, attempt_id, 'order', 'provider'
      FROM provider_transaction
      WHERE review_reason IN ('amount', 'unknown_reference', 'order_closed') AND resolved_at IS NULL AND status IN ('APPROVED', 'VOIDED')
        AND amount > 0
      ON CONFLICT DO NOTHING;
      INSERT INTO money_entry
        (id, at, moved_at, kind, amount, currency, order_id, method, provider, transaction_id, attempt_id, reverses, covers, actor)
      SELECT ${idOf(`'void:' || paid.id`)}, heard_at, heard_at, 'reversal', paid.amount, paid.currency, paid.order_id, paid.method, paid.provider,
        paid.transaction_id, paid.attempt_id, paid.id, 'order', 'provider'
      FROM provider_transaction
      JOIN money_entry AS paid ON paid.provider = provider_transaction.provider AND paid.transaction_id = provider_transaction.id
        AND paid.kind = 'payment' AND paid.order_id IS NULL
      WHERE status = 'VOIDED'
      ON CONFLICT DO NOTHING`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION take_over_money');
  }
}
