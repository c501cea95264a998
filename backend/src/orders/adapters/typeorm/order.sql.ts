import { PLAN_EACH_TIME } from '../../../database/index.js';
import { orderColumns } from './order.schemas.js';

/** The statements that make an order. */

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

const selected = `SELECT ${read.map(({ column, field }) => `${column} AS "${field}"`).join(', ')} FROM shop_order`;

export const OF_ID = `${selected} WHERE id = $1`;

export const OF_TRANSACTION = `${selected} WHERE transaction_id = $1`;

/** With whether one of these browsers' tokens ($2) is bound to the order or to its payment: one statement, as every receipt asks it. */
export const OF_TRANSACTION_FOR = OF_TRANSACTION.replace(
  ' FROM shop_order',
  `, EXISTS (
    SELECT FROM payer_token WHERE digest = ANY($2) AND subject_id IN (shop_order.id, attempt_id)
  ) AS "isPayer" FROM shop_order`,
);

export const BIND_PAYER = 'INSERT INTO payer_token (digest, subject_id) VALUES ($1, $2) ON CONFLICT DO NOTHING';

/** The trigram index finds the few orders that contain the address ($1); the second condition compares it ($2). After the order ($4, $5). */
export const OF_EMAIL = `/* ${PLAN_EACH_TIME} */ ${selected}
  WHERE search_text LIKE $1 AND lower(customer_email) = $2
    AND ($4::timestamptz IS NULL OR (created_at, id) < ($4, $5::uuid))
  ORDER BY created_at DESC, id DESC LIMIT $3`;

export const OLD_FOR_UPDATE = `${selected}
  WHERE status = $1 AND created_at < $2 AND anonymised_at IS NULL AND (NOT $3 OR transaction_id IS NULL)
  ORDER BY created_at LIMIT $4 FOR UPDATE SKIP LOCKED`;

export const REPLACE_ACCOUNT = `
  UPDATE shop_order SET user_id = CASE WHEN lower(customer_email) = $3 THEN $2::uuid END WHERE user_id = $1`;

/** The last change of an order is the last of its history. */
export const ERASABLE_FOR_UPDATE = `${selected}
  WHERE erase_requested_at IS NOT NULL AND anonymised_at IS NULL AND status = ANY($1)
    AND (history->-1->>'at')::timestamptz < $2
  ORDER BY erase_requested_at LIMIT $3 FOR UPDATE SKIP LOCKED`;

/** Reads at most $2 index entries a state. */
export const COUNTS = `
  SELECT state AS status, counted.orders FROM unnest($1::text[]) AS state CROSS JOIN LATERAL (
    SELECT count(*)::int AS orders FROM (SELECT FROM shop_order WHERE status = state LIMIT $2) AS capped
  ) AS counted
  WHERE counted.orders > 0`;

export const IDS_OF_EXACT = `
  SELECT id FROM shop_order WHERE number = $1 OR transaction_id = $2 OR reference = $2 ORDER BY created_at LIMIT 20`;
