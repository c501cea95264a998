import { PLAN_EACH_TIME } from '../../../database/index.js';
import { moneyOfOrder } from '../../../money/index.js';
import { IS_IN_WORKSHOP, orderColumns } from './order.schemas.js';

/** The statements that make an order. */

/** Anyone can place such orders without paying. */
const IS_UNPAID = `(transaction_id IS NULL AND status IN ('pending_transfer', 'cancelled'))`;

/** In one order of ids, so that two orders of the same lines never wait for each other. */
export const CLAIM = `
  INSERT INTO order_claim (cart_line_id, order_id)
  SELECT id, $1 FROM unnest($2::uuid[]) AS line(id) ORDER BY id
  ON CONFLICT (cart_line_id) DO NOTHING
  RETURNING cart_line_id`;

export const CLAIMED = 'SELECT 1 FROM order_claim WHERE cart_line_id = ANY($1::uuid[]) LIMIT 1';

const names = orderColumns.map(({ column }) => column);

/** The values as `orderColumns` lists them. No row when another order has the number. */
export const ADD = `
  INSERT INTO shop_order (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
  ON CONFLICT (number) DO NOTHING
  RETURNING id`;

const read = orderColumns.filter(({ field }) => field !== 'searchText');

const columns = read.map(({ column, field }) => `${column} AS "${field}"`).join(', ');

/** The columns of an order with its money, from `shop_order`. */
export const selected = `SELECT ${columns}, ${moneyOfOrder('shop_order.id')} AS money FROM shop_order`;

/** For statements that wait for locks: the money is read after the wait, by a statement of its own. */
const locked = `SELECT ${columns} FROM shop_order`;

/** In one order of ids, so that two payments of the same lines never wait for each other. */
export const CLAIMANTS_FOR_UPDATE = `${locked}
  WHERE id IN (SELECT order_id FROM order_claim WHERE cart_line_id = ANY($1::uuid[])) ORDER BY id FOR UPDATE`;

/** All lines or none: while this transaction waited for its locks, another payment may have taken some over. */
export const TAKE_OVER_CLAIMS = `
  UPDATE order_claim SET order_id = $1
  WHERE cart_line_id = ANY($2::uuid[]) AND order_id = ANY($3::uuid[]) AND NOT EXISTS (
    SELECT FROM order_claim WHERE cart_line_id = ANY($2::uuid[]) AND order_id <> $1 AND order_id <> ALL($3::uuid[])
  )`;

export const OF_ID = `${selected} WHERE id = $1`;

/** The order that the transaction paid, or paid a part of. */
const PAID_BY = `id = (
    SELECT coalesce(money_entry.order_id, assigned.order_id) FROM money_entry
    LEFT JOIN money_assignment AS assigned ON entry_id = money_entry.id
    WHERE transaction_id = $1 AND kind = 'payment' ORDER BY provider = $2 DESC LIMIT 1
  )`;

/** Selects the order that the transaction ($1) paid, or paid a part of; of two providers' transactions that of $2 first. */
export const OF_TRANSACTION = `${selected} WHERE ${PAID_BY}`;

/**
 * With whether one of these browsers' tokens ($3) is bound to the order or to its payment, or to the payment of an instalment: one
 * statement, because every receipt needs it.
 */
export const OF_TRANSACTION_FOR = OF_TRANSACTION.replace(
  ' FROM shop_order WHERE',
  `, EXISTS (
    SELECT FROM payer_token WHERE digest = ANY($3) AND subject_id IN (shop_order.id, attempt_id)
  ) AS "isPayer", EXISTS (
    SELECT FROM payer_token JOIN money_entry AS paid ON paid.attempt_id = subject_id
    WHERE digest = ANY($3) AND paid.order_id = shop_order.id
  ) AS "hasPaidPart" FROM shop_order WHERE`,
);

/**
 * Orders of the same lines come from the same cart, so its index finds them; an erased one by the lines that it claims. Payments of one
 * cart are few. Not one condition with OR, for which PostgreSQL reads all orders.
 */
export const OF_SAME_LINES = `${selected}
  WHERE id <> $2 AND id = ANY(ARRAY(
    SELECT id FROM shop_order WHERE session_id = $1 AND session_id <> ''
      AND EXISTS (SELECT FROM jsonb_array_elements(lines) AS line WHERE line->>'cartLineId' = ANY($3::text[]))
    UNION
    SELECT order_id FROM order_claim WHERE cart_line_id = ANY($3::text[]::uuid[])
  ))
  ORDER BY created_at DESC, id DESC LIMIT 20`;

/** A token is bound to an attempt each time that a form is corrected: only those that lead to an order count. */
export const OF_GUESTS_FOR = `${selected}
  WHERE id IN (
    SELECT made.id FROM payer_token JOIN shop_order AS made ON made.id = subject_id
    WHERE digest = ANY($1) AND made.user_id IS NULL
    UNION
    SELECT made.id FROM payer_token JOIN shop_order AS made ON made.attempt_id = subject_id
    WHERE digest = ANY($1) AND made.user_id IS NULL
  )
  ORDER BY created_at DESC, id DESC LIMIT 50`;

/**
 * Before the personal data of an order are removed; nothing for an order that never had money. Ten years from its last change (Ley 962 de
 * 2005, art. 28).
 */
export const KEEP_ACCOUNTING_RECORD = `
  INSERT INTO accounting_record (order_id, order_number, buyer_name, guides, closed_at, kept_until)
  SELECT id, number, customer_name, ARRAY(
      SELECT DISTINCT step->'shipment'->>'guide' FROM jsonb_array_elements(history) AS step WHERE step->'shipment'->>'guide' <> ''
    ), $2, (history->-1->>'at')::timestamptz + interval '10 years'
  FROM shop_order JOIN order_balance ON order_balance.order_id = id
  WHERE id = $1 AND paid_in > 0 ON CONFLICT DO NOTHING`;

/** The texts of the ledger go with their records. */
export const REMOVE_ENDED_RECORDS = `
  DELETE FROM accounting_record WHERE order_id = ANY(ARRAY(
    SELECT order_id FROM accounting_record WHERE kept_until < $1 ORDER BY kept_until LIMIT $2 FOR UPDATE SKIP LOCKED
  ))
  RETURNING order_id AS id`;

export const DELETE_LINKS = 'DELETE FROM order_link WHERE order_id = $1';

export const BIND_PAYER = 'INSERT INTO payer_token (digest, subject_id) VALUES ($1, $2) ON CONFLICT DO NOTHING';

const PHONE_DIGITS = String.raw`regexp_replace(customer_phone, '\D', '', 'g')`;

/** The digits with the country's code: customers type a Colombian phone with or without 57, and others with `+` or `00`. */
const WHOLE_PHONE = `CASE
    WHEN customer_phone LIKE '%+%' THEN ${PHONE_DIGITS}
    WHEN customer_phone ~ '^\\s*00' THEN substr(${PHONE_DIGITS}, 3)
    WHEN length(${PHONE_DIGITS}) = 10 THEN '57' || ${PHONE_DIGITS}
    ELSE ${PHONE_DIGITS}
  END`;

/** `digits`: with the country's code. The first condition is the expression of `IDX_shop_order_phone`, the last ten digits. */
export const OF_PHONE = (digits: string) =>
  `(right(${PHONE_DIGITS}, 10) = right(${digits}, 10) AND ${WHOLE_PHONE} = ${digits})`;

/** In any case. PostgreSQL converts both sides, so that their lower case is the same. */
export const OF_EMAIL = (email: string) => `lower(customer_email) = lower(${email})`;

/** An account ($1), or an email address in any case ($2). */
const OF_PERSON = `(user_id = $1::uuid OR ${OF_EMAIL('$2::text')})`;

export const OF_PERSON_PAID_FIRST = `/* ${PLAN_EACH_TIME} */ ${selected}
  WHERE id = ANY(ARRAY(
    SELECT id FROM shop_order WHERE ${OF_PERSON} ORDER BY ${IS_UNPAID}, created_at DESC, id DESC LIMIT $3
  ))
  ORDER BY ${IS_UNPAID}, created_at DESC, id DESC`;

export const ASSIGN_BOUGHT_OF = `
  UPDATE shop_order SET user_id = $2
  WHERE ${OF_EMAIL('$1')} AND user_id IS NULL AND erase_requested_at IS NULL AND NOT ${IS_UNPAID}`;

/** Each part is materialised before it is sorted, because the planner would otherwise scan all orders by time. */
export const OF_CONTACT = `
  WITH by_phone AS MATERIALIZED (
    SELECT id, created_at FROM shop_order WHERE ${OF_PHONE('$1')} AND erase_requested_at IS NULL
  ), by_email AS MATERIALIZED (
    SELECT id, created_at FROM shop_order WHERE lower(customer_email) = ANY($2::text[]) AND erase_requested_at IS NULL
  ), found AS (
    SELECT id FROM (SELECT * FROM by_phone UNION SELECT * FROM by_email) AS either
    ORDER BY created_at DESC, id DESC LIMIT $3
  )
  ${selected} WHERE id = ANY(ARRAY(SELECT id FROM found)) ORDER BY created_at DESC, id DESC`;

/** Until the money is given back, the refund needs the customer's email and account, which are erased with the order. */
const HAS_OPEN_REFUND = `EXISTS (
    SELECT FROM refund WHERE order_id = shop_order.id AND refund.state IN ('asked', 'approved', 'under_way', 'failed')
  )`;

/** An answer to it needs the customer's email. */
const HAS_OPEN_REQUEST = `EXISTS (
    SELECT FROM customer_request WHERE order_id = shop_order.id AND customer_request.state = 'open'
  )`;

/** $3: now; $4: the statuses in which nothing is to be delivered. */
const IS_ERASABLE = `(status = ANY($4) AND coalesce(rights_until <= $3, false) AND NOT ${HAS_OPEN_REFUND} AND NOT ${HAS_OPEN_REQUEST})`;

/**
 * A refund is asked for with its order locked, so the statements after this one read every refund that was asked for before. In one order
 * of ids, so that two requests of one person never wait for each other.
 */
export const LOCK_PAID_OF = `/* ${PLAN_EACH_TIME} */
  SELECT FROM shop_order
  WHERE ${OF_PERSON} AND created_at <= $3 AND anonymised_at IS NULL AND NOT ${IS_UNPAID} ORDER BY id FOR UPDATE`;

/** Restricts the orders that cannot be erased yet, in one order of ids, as above; they are few. Searches find them by number and transaction. */
export const REQUEST_ERASURE = `/* ${PLAN_EACH_TIME} */
  UPDATE shop_order SET erase_requested_at = $3, search_text = lower(concat_ws(E'\\n', number, transaction_id)) WHERE id = ANY(ARRAY(
    SELECT id FROM shop_order
    WHERE ${OF_PERSON} AND created_at <= $3 AND NOT ${IS_ERASABLE} AND anonymised_at IS NULL AND erase_requested_at IS NULL
    ORDER BY id FOR UPDATE
  ))`;

export const COUNT_ERASABLE = `/* ${PLAN_EACH_TIME} */
  SELECT count(*) FILTER (WHERE ${IS_ERASABLE})::int AS erasable,
    COALESCE((array_agg(number ORDER BY created_at DESC) FILTER (WHERE NOT ${IS_ERASABLE}))[:500], '{}') AS "inProgress"
  FROM shop_order WHERE ${OF_PERSON} AND created_at <= $3 AND anonymised_at IS NULL`;

/** Its limit counts the rows that are still erasable once they are locked: a batch that is not full is the last one. */
export const ERASABLE_OF_FOR_UPDATE = `/* ${PLAN_EACH_TIME} */ ${locked}
  WHERE ${OF_PERSON} AND created_at <= $3 AND anonymised_at IS NULL AND ${IS_ERASABLE}
  ORDER BY created_at DESC, id DESC LIMIT $5 FOR UPDATE`;

export const OLD_FOR_UPDATE = `${locked}
  WHERE status = $1 AND created_at < $2 AND anonymised_at IS NULL AND (NOT $3 OR transaction_id IS NULL)
  ORDER BY created_at LIMIT $4 FOR UPDATE SKIP LOCKED`;

/** Cancelled orders that never held money and have lost their personal data: nothing and nobody needs them. */
export const REMOVE_UNPAID = `
  WITH unpaid AS (
    SELECT id FROM shop_order
    WHERE status = 'cancelled' AND anonymised_at < $1 AND transaction_id IS NULL
      AND NOT EXISTS (SELECT FROM money_entry WHERE order_id = shop_order.id)
      AND NOT EXISTS (SELECT FROM money_assignment WHERE order_id = shop_order.id)
      AND NOT EXISTS (SELECT FROM money_assignment_ended WHERE order_id = shop_order.id)
      AND NOT EXISTS (SELECT FROM refund WHERE order_id = shop_order.id)
      AND NOT EXISTS (SELECT FROM customer_request WHERE order_id = shop_order.id)
      AND NOT EXISTS (SELECT FROM finished_photo WHERE order_id = shop_order.id)
      AND NOT EXISTS (SELECT FROM bench_press WHERE order_id = shop_order.id)
    ORDER BY anonymised_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ),
  claims AS (DELETE FROM order_claim USING unpaid WHERE order_claim.order_id = unpaid.id),
  links AS (DELETE FROM order_link USING unpaid WHERE order_link.order_id = unpaid.id),
  balances AS (DELETE FROM order_balance USING unpaid WHERE order_balance.order_id = unpaid.id)
  DELETE FROM shop_order USING unpaid WHERE shop_order.id = unpaid.id`;

export const REPLACE_ACCOUNT = `
  UPDATE shop_order SET user_id = CASE WHEN lower(customer_email) = lower($3) THEN $2::uuid END WHERE user_id = $1`;

/** The last change of an order is the last of its history; a refund has one of its own. */
export const ERASABLE_FOR_UPDATE = `${locked}
  WHERE erase_requested_at IS NOT NULL AND anonymised_at IS NULL AND status = ANY($1)
    AND (rights_until IS NULL OR rights_until < $2) AND NOT ${HAS_OPEN_REFUND} AND NOT ${HAS_OPEN_REQUEST}
    AND (history->-1->>'at')::timestamptz < $2
    AND NOT EXISTS (
      SELECT FROM refund WHERE order_id = shop_order.id AND (refund.history->-1->>'at')::timestamptz >= $2
    )
  ORDER BY erase_requested_at LIMIT $3 FOR UPDATE SKIP LOCKED`;

/** One row for each moment of $1, in their order; $2 is the earliest of them. */
export const RECEIVED_SINCE = `/* ${PLAN_EACH_TIME} */
  WITH moved AS MATERIALIZED (
    SELECT moved_at, CASE kind WHEN 'payment' THEN amount ELSE -amount END AS amount FROM money_entry
    WHERE moved_at >= $2 AND currency = 'COP' AND kind IN ('payment', 'reversal', 'refund')
  )
  SELECT coalesce(sum(amount), 0)::float8 AS amount
  FROM unnest($1::timestamptz[]) WITH ORDINALITY AS since(moment, ordinal)
  LEFT JOIN moved ON moved_at >= moment
  GROUP BY ordinal ORDER BY ordinal`;

export const IDS_OF_EXACT = `
  SELECT id FROM shop_order
  WHERE number = $1 OR transaction_id = $2 OR reference = $2
    OR id = (SELECT order_id FROM money_entry WHERE transaction_id = $2 AND kind = 'payment' LIMIT 1)
  ORDER BY created_at LIMIT 20`;

/** $2 and $3: the end of the previous page. Orders that another transaction has locked are left to the next round. */
const AWAITING_MONEY = (condition: string) => `${locked}
  WHERE ${condition} AND created_at < $1 AND ($2::timestamptz IS NULL OR (created_at, id) > ($2, $3::uuid))
  ORDER BY created_at, id LIMIT $4 FOR UPDATE SKIP LOCKED`;

export const AWAITING_TRANSFER = AWAITING_MONEY(`status = 'pending_transfer'`);

export const AWAITING_BALANCE = AWAITING_MONEY(`first_instalment IS NOT NULL AND ${IS_IN_WORKSHOP}`);

/** An order that was sent before its second instalment may still get it. */
const MAY_GET_TRANSFER = `(status = 'pending_transfer'
  OR first_instalment IS NOT NULL AND ${IS_IN_WORKSHOP} OR first_instalment IS NOT NULL AND status = 'shipped')`;

export const KEEP_ACCOUNT = `UPDATE shop_order SET bank_account = $1 WHERE jsonb_typeof(bank_account) IS DISTINCT FROM 'object' AND ${MAY_GET_TRANSFER}`;

/** $1 and $2: the end of the previous page. */
export const PAGE_AWAITING = `
  SELECT id, created_at AS "createdAt" FROM shop_order
  WHERE ${MAY_GET_TRANSFER} AND ($1::timestamptz IS NULL OR (created_at, id) > ($1, $2::uuid))
  ORDER BY created_at, id LIMIT $3`;
