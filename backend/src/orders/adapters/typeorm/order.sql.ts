import { orderColumns } from './order.schemas.js';

/** The statements that make an order. */

/** In one order of ids, so that two orders of the same lines never wait for each other. */
export const CLAIM = `
  INSERT INTO order_claim (cart_line_id, order_id)
  SELECT id, $1 FROM unnest($2::uuid[]) AS line(id) ORDER BY id
  ON CONFLICT (cart_line_id) DO NOTHING
  RETURNING cart_line_id`;

const names = orderColumns.map(({ column }) => column);

/** The values as `orderColumns` lists them. No row when another order has the number. */
export const ADD = `
  INSERT INTO shop_order (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
  ON CONFLICT (number) DO NOTHING
  RETURNING id`;

const selected = `SELECT ${orderColumns.map(({ column, field }) => `${column} AS "${field}"`).join(', ')} FROM shop_order`;

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
