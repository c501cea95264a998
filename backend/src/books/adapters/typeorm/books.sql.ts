import { PLAN_EACH_TIME } from '../../../database/index.js';
import { moneySql } from '../../../money/index.js';
import { IS_IN_WORKSHOP, ORDERS_IN_EXCESS } from '../../../orders/index.js';

/**
 * The statements of the books. An entry counts on the day on which its money moved; one that was recorded after the close of that month
 * counts on the day on which it was recorded, so that a closed month never changes.
 */

const BALANCE = moneySql('balance');

/** The order of an entry: its own, or the one that it was given to later. */
const OF_ORDER = 'LEFT JOIN money_assignment AS assigned ON assigned.entry_id = entry.id';
const ORDER_ID = 'coalesce(entry.order_id, assigned.order_id)';

/** Of an erased order, the name in the record that the law requires. */
const CUSTOMER = `coalesce(nullif(shop_order.customer_name, ''), kept.buyer_name, '')`;

/** $1 and $2: moments from and before; $3: kinds; $4: method. */
const FILTERED = `entry.moved_at >= coalesce($1::timestamptz, '-infinity') AND entry.moved_at < coalesce($2::timestamptz, 'infinity')
  AND ($3::text[] IS NULL OR entry.kind = ANY($3)) AND ($4::text IS NULL OR entry.method = $4)`;

/** $5 and $6: the end of the previous page. */
export const ENTRIES = `/* ${PLAN_EACH_TIME} */
  SELECT entry.id, entry.at, entry.moved_at AS "movedAt", entry.kind, entry.amount::float8 AS amount, entry.currency, entry.method,
    entry.provider, entry.transaction_id AS "transactionId", detail.reference, entry.reverses, entry.covers, entry.actor,
    coalesce(detail.reason, '') AS reason, coalesce(detail.note, '') AS note, coalesce(detail.evidence, '') AS evidence,
    coalesce(detail.payer->>'name', detail.payer->>'email', '') AS payer,
    shop_order.id AS "orderId", shop_order.number, ${CUSTOMER} AS customer
  FROM (
    SELECT entry.*, ${ORDER_ID} AS of_order FROM money_entry AS entry ${OF_ORDER}
    WHERE ${FILTERED} AND ($5::timestamptz IS NULL OR (entry.moved_at, entry.id) < ($5, $6::uuid))
    ORDER BY entry.moved_at DESC, entry.id DESC LIMIT $7
  ) AS entry
  LEFT JOIN money_detail AS detail ON detail.entry_id = entry.id
  LEFT JOIN shop_order ON shop_order.id = entry.of_order
  LEFT JOIN accounting_record AS kept ON kept.order_id = shop_order.id
  ORDER BY entry.moved_at DESC, entry.id DESC`;

const SUMMED = `entry.kind, entry.covers, entry.method, count(*)::int AS count, sum(entry.amount)::float8 AS amount`;
const BY_SUM = 'GROUP BY entry.kind, entry.covers, entry.method';

/** Money in another currency is in the list alone. */
export const SUMS = `/* ${PLAN_EACH_TIME} */ SELECT ${SUMMED} FROM money_entry AS entry WHERE ${FILTERED} AND entry.currency = 'COP' ${BY_SUM}`;

/**
 * $1: start, $2: end, $3: closed, $4: start of the month before, $5: when that one closed. The second part has the entries of months that
 * were closed when they were recorded; its condition on both times is the one of the index.
 */
export const MONTH_SUMS = `/* ${PLAN_EACH_TIME} */
  SELECT ${SUMMED} FROM (
    SELECT kind, covers, method, amount FROM money_entry
    WHERE moved_at >= $1 AND moved_at < $2 AND at < $3 AND currency = 'COP'
    UNION ALL
    SELECT kind, covers, method, amount FROM money_entry
    WHERE at - moved_at > interval '5 days' AND at >= $1 AND at < $2 AND currency = 'COP'
      AND moved_at < CASE WHEN at >= $5 THEN $1::timestamptz ELSE $4::timestamptz END
  ) AS entry ${BY_SUM}`;

/** $1: start, $2: end. */
export const MONTH_SALES = `/* ${PLAN_EACH_TIME} */
  SELECT count(*)::int AS orders, coalesce(sum(total), 0)::float8 AS amount, coalesce(sum(discount_amount), 0)::float8 AS discounts,
    (SELECT coalesce(sum(amount), 0)::float8 FROM money_allowance WHERE at >= $1 AND at < $2) AS allowances
  FROM shop_order WHERE sold_at >= $1 AND sold_at < $2`;

/** Entries that count after the month. $1: start, $2: end, $3: closed. */
const IS_LATER = `(entry.moved_at >= $2 OR (entry.at - entry.moved_at > interval '5 days' AND entry.moved_at < $2
  AND entry.at >= CASE WHEN entry.moved_at < $1 THEN $2::timestamptz ELSE $3::timestamptz END))`;

/** The money of an order is whole pesos, of which whole numbers are summed several times faster. */
const SIGNED = `CASE entry.kind WHEN 'payment' THEN entry.amount::int8 WHEN 'reversal' THEN -entry.amount::int8 ELSE 0 END AS received,
    CASE entry.kind WHEN 'refund' THEN entry.amount::int8 ELSE 0 END AS returned, 0 AS allowed`;

/**
 * What was owed and held at the end of the month: the sums of now without what counts later, and with what was removed from an order later. Each part of `later` has an index, and so have
 * the orders, whose wide rows are not read. `OFFSET 0` computes the amounts of an order once and keeps no copy of all rows.
 */
export const MONTH_END = `/* ${PLAN_EACH_TIME} */
  WITH later AS MATERIALIZED (
    SELECT order_id, sum(received)::int8 AS received, sum(returned)::int8 AS returned, sum(allowed)::int8 AS allowed FROM (
      SELECT ${ORDER_ID} AS order_id, ${SIGNED} FROM money_entry AS entry ${OF_ORDER}
      WHERE entry.moved_at >= $2 AND entry.covers = 'order'
      UNION ALL
      SELECT ${ORDER_ID}, ${SIGNED} FROM money_entry AS entry ${OF_ORDER}
      WHERE entry.at - entry.moved_at > interval '5 days' AND entry.at >= $2 AND entry.moved_at < $2 AND ${IS_LATER} AND entry.covers = 'order'
      UNION ALL
      SELECT assigned.order_id, ${SIGNED} FROM money_assignment AS assigned JOIN money_entry AS entry ON entry.id = assigned.entry_id
      WHERE assigned.at >= $2 AND NOT ${IS_LATER}
      UNION ALL
      SELECT ended.order_id, -entry.amount::int8, 0, 0 FROM money_assignment_ended AS ended JOIN money_entry AS entry ON entry.id = ended.entry_id
      WHERE ended.at < $2 AND ended.ended_at >= $2 AND NOT ${IS_LATER}
      UNION ALL
      SELECT order_id, 0, 0, amount::int8 FROM money_allowance WHERE at >= $2
    ) AS each WHERE order_id IS NOT NULL GROUP BY order_id
  ), open AS (
    SELECT id, shipped_at, ended_at, true AS is_undelivered FROM shop_order WHERE delivered_at IS NULL
    UNION ALL
    SELECT id, shipped_at, ended_at, true FROM shop_order WHERE delivered_at >= $2
    UNION ALL
    SELECT id, shipped_at, ended_at, false FROM shop_order
    WHERE delivered_at < $2 AND id IN (
      SELECT order_id FROM order_balance AS balance WHERE ${BALANCE.owed} > 0 UNION SELECT order_id FROM later
    )
  ), money AS (
    SELECT open.shipped_at < $2 AND (open.ended_at IS NULL OR open.ended_at >= $2) AS may_owe, open.is_undelivered,
      ${BALANCE.held}::int8 - coalesce(later.received - later.returned, 0) AS held,
      ${BALANCE.owed}::int8 + coalesce(later.allowed + later.received, 0) AS owed
    FROM open JOIN order_balance AS balance ON balance.order_id = open.id LEFT JOIN later ON later.order_id = open.id
    OFFSET 0
  )
  SELECT coalesce(sum(owed) FILTER (WHERE may_owe AND owed > 0), 0)::float8 AS owed,
    (count(*) FILTER (WHERE may_owe AND owed > 0))::int AS owing,
    coalesce(sum(held) FILTER (WHERE is_undelivered AND held > 0), 0)::float8 AS held,
    (count(*) FILTER (WHERE is_undelivered AND held > 0))::int AS holding
  FROM money`;

/** Payments that had no order at the end of the month, without what was reversed or given back until then. */
export const MONTH_WITHOUT_ORDER = `/* ${PLAN_EACH_TIME} */
  SELECT coalesce(sum(entry.amount - coalesce((
    SELECT sum(undo.amount) FROM money_entry AS undo
    WHERE undo.reverses = entry.id AND NOT ${IS_LATER.replaceAll('entry.', 'undo.')}
  ), 0)), 0)::float8 AS amount
  FROM money_entry AS entry ${OF_ORDER}
  WHERE entry.order_id IS NULL AND entry.kind = 'payment' AND entry.currency = 'COP' AND NOT ${IS_LATER}
    AND (assigned.order_id IS NULL OR assigned.at >= $2)
    AND NOT EXISTS (
      SELECT FROM money_assignment_ended AS ended WHERE ended.entry_id = entry.id AND ended.at < $2 AND ended.ended_at >= $2
    )`;

const OWING = {
  waiting: `shop_order.status = 'pending_transfer'`,
  balance: `(shop_order.${IS_IN_WORKSHOP} OR shop_order.status IN ('shipped', 'delivered', 'payment_review'))`,
};

/** The condition on the balance is the one of its index. */
const FROM_OWING = (which: keyof typeof OWING) => `
  FROM order_balance AS balance JOIN shop_order ON shop_order.id = balance.order_id
  WHERE ${BALANCE.owed} > 0 AND ${OWING[which]}`;

/** $1 and $2: the end of the previous page. */
export const OWING_ORDERS = (which: keyof typeof OWING) => `
  SELECT shop_order.id, shop_order.number, shop_order.customer_name AS customer, shop_order.status, shop_order.created_at AS "createdAt",
    balance.total::float8 AS total, ${BALANCE.received}::float8 AS received, ${BALANCE.owed}::float8 AS owed
  ${FROM_OWING(which)} AND ($1::timestamptz IS NULL OR (shop_order.created_at, shop_order.id) > ($1, $2::uuid))
  ORDER BY shop_order.created_at, shop_order.id LIMIT $3`;

export const OWING_SUM = (which: keyof typeof OWING) => `
  SELECT count(*)::int AS orders, coalesce(sum(${BALANCE.owed}), 0)::float8 AS amount ${FROM_OWING(which)}`;

/** Refunds under way, and what orders have that no piece is for. */
export const TO_RETURN = `
  SELECT count(*)::int AS orders, coalesce(sum(amount), 0)::float8 AS amount FROM (
    SELECT amount FROM refund WHERE state IN ('asked', 'approved', 'under_way', 'failed')
    UNION ALL
    SELECT excess FROM (${ORDERS_IN_EXCESS}) AS orders
  ) AS due`;

/** Orders that a transfer may be for: $1 their numbers, $2 what they owe, whole or as the first of two parts. Each part of the union has an index. */
export const ORDERS_FOR_DEPOSITS = `/* ${PLAN_EACH_TIME} */
  SELECT shop_order.id, number, customer_name AS customer, to_char(created_at AT TIME ZONE 'America/Bogota', 'YYYY-MM-DD') AS "placedOn",
    ${BALANCE.owed}::float8 AS owed, CASE WHEN balance.paid_in = 0 THEN first_instalment::float8 END AS "firstPart"
  FROM order_balance AS balance JOIN shop_order ON shop_order.id = balance.order_id
  WHERE balance.order_id IN (
    SELECT id FROM shop_order WHERE number = ANY($1::text[])
    UNION
    SELECT order_id FROM order_balance AS balance WHERE ${BALANCE.owed} > 0
  ) AND (shop_order.number = ANY($1::text[]) OR (
    (${OWING.waiting} OR ${OWING.balance})
    AND (${BALANCE.owed} = ANY($2::numeric[]) OR (balance.paid_in = 0 AND first_instalment = ANY($2::numeric[])))
  ))
  ORDER BY created_at DESC, shop_order.id LIMIT $3`;

/** Receipts, payouts and refunds by transfer that are not reversed, of the Bogota days $1 to $2. Their reversal was no movement of the bank. */
export const ACCOUNT_ENTRIES = `/* ${PLAN_EACH_TIME} */
  SELECT entry.id, to_char(entry.moved_at AT TIME ZONE 'America/Bogota', 'YYYY-MM-DD') AS day,
    (CASE entry.kind WHEN 'refund' THEN -entry.amount ELSE entry.amount END)::float8 AS amount,
    CASE entry.kind WHEN 'refund' THEN nullif(detail.evidence, '') ELSE coalesce(detail.reference, entry.transaction_id) END AS reference,
    CASE entry.kind WHEN 'refund' THEN entry.evidence_digest ELSE known.digest END AS digest,
    shop_order.id AS "orderId", shop_order.number, ${CUSTOMER} AS customer
  FROM money_entry AS entry ${OF_ORDER}
  LEFT JOIN money_detail AS detail ON detail.entry_id = entry.id
  LEFT JOIN money_reference AS known ON known.entry_id = entry.id
  LEFT JOIN shop_order ON shop_order.id = ${ORDER_ID}
  LEFT JOIN accounting_record AS kept ON kept.order_id = shop_order.id
  WHERE entry.moved_at >= ($1::text || 'T00:00:00-05:00')::timestamptz
    AND entry.moved_at < ($2::text || 'T00:00:00-05:00')::timestamptz + interval '24 hours' AND entry.currency = 'COP'
    AND (entry.kind = 'payout' OR (entry.kind = 'payment' AND entry.provider IS NULL) OR (entry.kind = 'refund' AND entry.method = 'bank_transfer'))
    AND NOT EXISTS (SELECT FROM money_entry AS undo WHERE undo.reverses = entry.id AND undo.kind = 'reversal')
  ORDER BY entry.moved_at, entry.id LIMIT $3`;
