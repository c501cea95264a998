import { PLAN_EACH_TIME } from '../../../database/index.js';
import { IS_IN_WORKSHOP } from './order.schemas.js';
import { selected } from './order.sql.js';

/** The statements of what waits: counts of orders by status and by day, and the orders to make. */

/** Reads at most $2 index entries a status. */
export const COUNTS = `
  SELECT state AS status, counted.orders FROM unnest($1::text[]) AS state CROSS JOIN LATERAL (
    SELECT count(*)::int AS orders FROM (SELECT FROM shop_order WHERE status = state LIMIT $2) AS capped
  ) AS counted
  WHERE counted.orders > 0`;

/** One row for each range, in their order: the last promised day is one of $1 or later, and before the one of $2. */
export const COUNT_DUE = `
  SELECT counted.orders FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS range(first_day, day_after, ordinal)
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS orders FROM (
      SELECT FROM shop_order
      WHERE ${IS_IN_WORKSHOP} AND promised->>'latest' >= first_day AND promised->>'latest' < day_after
      LIMIT $3
    ) AS capped
  ) AS counted
  ORDER BY ordinal`;

/**
 * Orders to make of $3 (null for all of its states) whose last promised day is $1 or later, and before $2. The index has the orders of one
 * day in the order of the list, but not those of several days: the page is chosen from a page of each day. $4 and $5: the end of the
 * previous page.
 */
export const DUE = (oldestFirst: boolean) => {
  const [direction, later] = oldestFirst ? ['ASC', '>'] : ['DESC', '<'];
  const inOrder = `ORDER BY created_at ${direction}, id ${direction}`;
  return `/* ${PLAN_EACH_TIME} */ ${selected}
  WHERE id = ANY(ARRAY(
    SELECT id FROM generate_series(
      (SELECT min(promised->>'latest') FROM shop_order WHERE ${IS_IN_WORKSHOP} AND promised->>'latest' >= $1)::timestamp,
      $2::timestamp - interval '1 day', '1 day'
    ) AS day
    CROSS JOIN LATERAL (
      SELECT id, created_at FROM shop_order
      WHERE ${IS_IN_WORKSHOP} AND promised->>'latest' = to_char(day, 'YYYY-MM-DD')
        AND ($3::text IS NULL OR status = $3) AND ($4::timestamptz IS NULL OR (created_at, id) ${later} ($4, $5::uuid))
      ${inOrder} LIMIT $6
    ) AS of_day
    ${inOrder} LIMIT $6
  ))
  ${inOrder}`;
};

/** In the order of the index; orders without a promised day come last. */
export const TO_MAKE = `${selected}
  WHERE ${IS_IN_WORKSHOP} ORDER BY promised->>'latest', created_at, id LIMIT $1`;

export const OPEN_PIECES = `
  SELECT coalesce(sum((line->>'quantity')::int), 0)::int AS "all",
    coalesce(sum((line->>'quantity')::int) FILTER (WHERE is_express), 0)::int AS express
  FROM shop_order, jsonb_array_elements(lines) line WHERE ${IS_IN_WORKSHOP}`;
