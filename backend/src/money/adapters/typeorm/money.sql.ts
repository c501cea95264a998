/** The statements of the ledger: an entry, what is unique about it, and the sums of its order change together or not at all. */

const SUMS = `total::float8 AS total, allowed::float8 AS allowed, paid_in::float8 AS "paidIn", reversed::float8 AS reversed,
  returned::float8 AS returned`;

/**
 * SQL of an order's money from its row of `order_balance`, under the name `balance`: the same numbers as `moneyOf`. `owed` is below 0 when
 * more came than the order costs; `IDX_order_balance_owing` has the rows in which it is above.
 */
export function moneySql(balance: string) {
  return {
    received: `(${balance}.paid_in - ${balance}.reversed)`,
    held: `(${balance}.paid_in - ${balance}.reversed - ${balance}.returned)`,
    owed: `(${balance}.total - ${balance}.allowed - ${balance}.paid_in + ${balance}.reversed)`,
  };
}

const OWN = moneySql('order_balance');

export const OPEN = 'INSERT INTO order_balance (order_id, total) VALUES ($1, $2) ON CONFLICT DO NOTHING';

export const SET_TOTAL = 'UPDATE order_balance SET total = $2 WHERE order_id = $1';

export const SUMS_OF = `SELECT order_id AS "orderId", ${SUMS} FROM order_balance WHERE order_id = ANY($1::uuid[])`;

export const SUMS_FOR_UPDATE = `SELECT ${SUMS} FROM order_balance WHERE order_id = $1 FOR UPDATE`;

/**
 * No row when the transaction, the bank reference or the evidence is recorded already, when the payment was reversed, or when a refund
 * exceeds what is held: for a refund the balance is locked before, by `SUMS_FOR_UPDATE`. `$7`: the order; `$14`, `$15`: the digests.
 */
export const ADD = `
  WITH reference AS (
    INSERT INTO money_reference (digest, entry_id) SELECT $14::text, $1::uuid WHERE $14::text IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING digest
  ), entry AS (
    INSERT INTO money_entry (
      id, at, moved_at, kind, amount, currency, order_id, method, provider, transaction_id, attempt_id, reverses, covers,
      evidence_digest, actor
    )
    SELECT $1::uuid, $2::timestamptz, $3::timestamptz, $4::text, $5::numeric, $6::text, $7::uuid, $8::text, $9::text, $10::text, $11::uuid,
      $12::uuid, $13::text, $15::text, $16::text
    WHERE ($14::text IS NULL OR EXISTS (SELECT FROM reference))
      AND ($4::text <> 'refund' OR $13::text <> 'order' OR $7::uuid IS NULL OR $5::numeric <= (
        SELECT paid_in - reversed - returned FROM order_balance WHERE order_id = $7::uuid
      ))
    ON CONFLICT DO NOTHING
    RETURNING order_id, kind, amount, covers, reverses
  ), freed AS (
    DELETE FROM money_reference USING entry WHERE entry.kind = 'reversal' AND entry_id = entry.reverses
  ), detail AS (
    INSERT INTO money_detail (entry_id, reference, reason, note, evidence, payer)
    SELECT $1::uuid, $17::text, $18::text, $19::text, $20::text, $21::jsonb FROM entry
    WHERE $17::text IS NOT NULL OR $21::jsonb IS NOT NULL OR $18::text <> '' OR $19::text <> '' OR $20::text <> ''
  ), balance AS (
    UPDATE order_balance SET
      paid_in = paid_in + CASE entry.kind WHEN 'payment' THEN entry.amount ELSE 0 END,
      reversed = reversed + CASE entry.kind WHEN 'reversal' THEN entry.amount ELSE 0 END,
      returned = returned + CASE entry.kind WHEN 'refund' THEN entry.amount ELSE 0 END
    FROM entry WHERE order_balance.order_id = entry.order_id AND entry.covers = 'order'
    RETURNING ${SUMS}
  )
  SELECT entry.covers, balance.* FROM entry LEFT JOIN balance ON true`;

const ENTRY = `
  SELECT money_entry.id, money_entry.at, moved_at AS "movedAt", kind, amount::float8 AS amount, currency,
    coalesce(money_entry.order_id, assigned.order_id) AS "orderId", assigned.entry_id IS NOT NULL AS "isGiven", method, provider, transaction_id AS "transactionId", reference,
    attempt_id AS "attemptId", reverses, covers, money_entry.actor, coalesce(detail.reason, '') AS reason, coalesce(note, '') AS note,
    coalesce(evidence, '') AS evidence, payer
  FROM money_entry
  LEFT JOIN money_detail AS detail ON detail.entry_id = money_entry.id
  LEFT JOIN money_assignment AS assigned ON assigned.entry_id = money_entry.id`;

const ALLOWANCE = `SELECT id, order_id AS "orderId", amount::float8 AS amount, reason, actor, at FROM money_allowance`;

export const FIND = `${ENTRY} WHERE money_entry.id = $1`;

export const LOCK = 'SELECT FROM money_entry WHERE id = $1 FOR UPDATE';

export const REVERSING = `${ENTRY} WHERE reverses = $1 ORDER BY money_entry.at, money_entry.id`;

export const OF_TRANSACTION = `${ENTRY} WHERE provider = $1 AND transaction_id = $2 ORDER BY money_entry.at, money_entry.id`;

export const OF_REFERENCE = `${ENTRY} WHERE money_entry.id = (SELECT entry_id FROM money_reference WHERE digest = $1)`;

export const OF_EVIDENCE = `${ENTRY} WHERE evidence_digest = $1 AND method = $2 AND kind = 'refund'`;

export const OF_ORDER = `${ENTRY}
  WHERE money_entry.id = ANY(ARRAY(
    SELECT id FROM money_entry WHERE order_id = $1
    UNION ALL
    SELECT entry_id FROM money_assignment WHERE order_id = $1
  ))
  ORDER BY money_entry.at, money_entry.id`;

/**
 * The money of the order whose id is this column, as JSON for `toOrderLedger`; null for an order that the ledger does not know. Other modules
 * read it with their own rows. Not in a statement that waits for a lock: it would read the money of before the wait.
 */
export const moneyOfOrder = (orderId: string) => `(
    SELECT jsonb_build_object('total', total, 'allowed', allowed, 'paidIn', paid_in, 'reversed', reversed, 'returned', returned,
      'entries', (
        SELECT coalesce(jsonb_agg(to_jsonb(entry)), '[]') FROM (
          ${ENTRY} WHERE money_entry.id IN (
            SELECT id FROM money_entry WHERE order_id = balance_of.order_id
            UNION ALL
            SELECT entry_id FROM money_assignment WHERE order_id = balance_of.order_id
          )
        ) AS entry
      ),
      'allowances', CASE WHEN allowed = 0 THEN '[]' ELSE (
        SELECT coalesce(jsonb_agg(to_jsonb(allowance)), '[]') FROM (
          ${ALLOWANCE} WHERE order_id = balance_of.order_id
        ) AS allowance
      ) END
    )
    FROM order_balance AS balance_of WHERE balance_of.order_id = ${orderId}
  )`;

/** For rows that were read with a lock. */
export const MONEY_OF_ORDERS = `SELECT id, ${moneyOfOrder('id')} AS money FROM unnest($1::uuid[]) AS asked(id)`;

/** One row when the order had the payment; that it had it until $3 is kept for the books. */
export const UNASSIGN = `
  WITH ended AS (
    DELETE FROM money_assignment WHERE entry_id = $1 AND order_id = $2 RETURNING entry_id, order_id, at
  ), kept AS (
    INSERT INTO money_assignment_ended (entry_id, order_id, at, ended_at)
    SELECT entry_id, order_id, at, $3::timestamptz FROM ended WHERE at < $3::timestamptz ON CONFLICT DO NOTHING
  )
  SELECT entry_id FROM ended`;

export const ASSIGN =
  'INSERT INTO money_assignment (entry_id, order_id, at, actor, reason) VALUES ($1, $2, $3, $4, $5)';

/** $2: the amount, negative to take it out. No row when the order gave a part of it back. */
export const MOVE = `
  UPDATE order_balance SET paid_in = paid_in + $2::numeric
  WHERE order_id = $1 AND ($2::numeric > 0 OR ${OWN.held} + $2::numeric >= 0)
  RETURNING ${SUMS}`;

export const ALLOW = `
  WITH allowance AS (
    INSERT INTO money_allowance (id, order_id, amount, reason, actor, at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING order_id, amount
  )
  UPDATE order_balance SET allowed = allowed + amount FROM allowance WHERE order_balance.order_id = allowance.order_id
  RETURNING ${SUMS}`;

export const ALLOWANCES_OF = `${ALLOWANCE} WHERE order_id = $1 ORDER BY at, id`;

/** Why staff forgave a part, or gave money to the order: free text, which may name its customer. */
const WITHOUT_REASONS = `
  WITH allowances AS (
    UPDATE money_allowance SET reason = '' WHERE order_id = ANY($1::uuid[]) AND reason <> ''
  ), assignments AS (
    UPDATE money_assignment SET reason = '' WHERE order_id = ANY($1::uuid[]) AND reason <> ''
  )`;

/** Who paid, and what staff wrote: the references and the evidence stay for the accounts. */
export const ERASE_NAMES = `${WITHOUT_REASONS}
  UPDATE money_detail SET reason = '', note = '', payer = NULL WHERE entry_id IN (
    SELECT id FROM money_entry WHERE order_id = ANY($1::uuid[])
    UNION ALL
    SELECT entry_id FROM money_assignment WHERE order_id = ANY($1::uuid[])
  )`;

export const ERASE_TEXTS = `${WITHOUT_REASONS}
  DELETE FROM money_detail WHERE entry_id IN (
    SELECT id FROM money_entry WHERE order_id = ANY($1::uuid[])
    UNION ALL
    SELECT entry_id FROM money_assignment WHERE order_id = ANY($1::uuid[])
  )`;

/** Payments that no order has, and that ended before $1, with what ended them. */
const ENDED_WITHOUT_ORDER = `
    SELECT each.id FROM money_entry AS payment JOIN money_entry AS back ON back.reverses = payment.id
    CROSS JOIN LATERAL (VALUES (payment.id), (back.id)) AS each(id)
    WHERE payment.order_id IS NULL AND payment.kind = 'payment' AND back.at < $1
      AND NOT EXISTS (SELECT FROM money_assignment WHERE money_assignment.entry_id = payment.id)`;

export const ERASE_NAMES_WITHOUT_ORDER = `
  UPDATE money_detail SET reason = '', note = '', payer = NULL WHERE entry_id IN (
    SELECT entry_id FROM money_detail
    WHERE entry_id IN (${ENDED_WITHOUT_ORDER}) AND (reason <> '' OR note <> '' OR payer IS NOT NULL) LIMIT $2
  )`;

export const ERASE_TEXTS_WITHOUT_ORDER = `
  DELETE FROM money_detail WHERE entry_id IN (
    SELECT entry_id FROM money_detail WHERE entry_id IN (${ENDED_WITHOUT_ORDER}) LIMIT $2
  )`;

/** Reads the balances of one page of orders, and the rows of these orders alone. */
export const CHECK = `
  WITH page AS MATERIALIZED (
    SELECT * FROM order_balance WHERE $1::uuid IS NULL OR order_id > $1 ORDER BY order_id LIMIT $2
  ), rows AS (
    SELECT order_id, kind, amount FROM money_entry WHERE order_id = ANY(ARRAY(SELECT order_id FROM page)) AND covers = 'order'
    UNION ALL
    SELECT assigned.order_id, kind, amount FROM money_assignment AS assigned JOIN money_entry ON id = entry_id
    WHERE assigned.order_id = ANY(ARRAY(SELECT order_id FROM page))
  ), sums AS (
    SELECT order_id, coalesce(sum(amount) FILTER (WHERE kind = 'payment'), 0) AS paid_in,
      coalesce(sum(amount) FILTER (WHERE kind = 'reversal'), 0) AS reversed,
      coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0) AS returned
    FROM rows GROUP BY order_id
  )
  SELECT order_id AS "orderId", (coalesce(sums.paid_in, 0), coalesce(sums.reversed, 0), coalesce(sums.returned, 0))
    IS DISTINCT FROM (page.paid_in, page.reversed, page.returned)
    OR page.allowed <> (SELECT coalesce(sum(amount), 0) FROM money_allowance WHERE money_allowance.order_id = page.order_id) AS differs
  FROM page LEFT JOIN sums USING (order_id) ORDER BY order_id`;
