import { moneySql } from '../../../money/index.js';

const BALANCE = moneySql('balance');

const OPEN = `refund.covers = 'order' AND refund.state IN ('asked', 'approved', 'under_way', 'failed')`;

/**
 * Of the refunds without pieces, in the order in which they were asked for, the part that took money of the pieces because nothing was in
 * excess then: what comes twice afterwards is in excess whole. A refund of pieces never took what was in excess.
 */
const OF_PIECES = `
  SELECT max(given - greatest(0, moved.came - held.price)) AS amount FROM (
    SELECT is_refund,
      sum(CASE WHEN is_refund THEN amount END) OVER moves AS given,
      coalesce(sum(CASE WHEN NOT is_refund THEN amount END) OVER moves, 0) AS came
    FROM (
      SELECT at, false AS is_refund, CASE kind WHEN 'payment' THEN amount ELSE -amount END AS amount
      FROM money_entry WHERE money_entry.order_id = held.order_id AND kind IN ('payment', 'reversal') AND covers = 'order'
      UNION ALL
      SELECT assigned.at, false, amount FROM money_assignment AS assigned JOIN money_entry ON money_entry.id = assigned.entry_id
      WHERE assigned.order_id = held.order_id
      UNION ALL
      SELECT coalesce(refund.created_at, money_entry.at), true, money_entry.amount
      FROM money_entry LEFT JOIN refund ON refund.id = money_entry.id
      WHERE money_entry.order_id = held.order_id AND kind = 'refund' AND money_entry.covers = 'order' AND coalesce(refund.pieces, '[]') = '[]'
      UNION ALL
      SELECT created_at, true, amount FROM refund WHERE refund.order_id = held.order_id AND ${OPEN} AND pieces = '[]'
    ) AS move
    WINDOW moves AS (ORDER BY at, is_refund)
  ) AS moved WHERE is_refund`;

/** What was given back, or is on its way, of refunds without pieces. */
const GIVEN = `
  SELECT coalesce((
    SELECT sum(money_entry.amount) FROM money_entry LEFT JOIN refund ON refund.id = money_entry.id
    WHERE money_entry.order_id = held.order_id AND kind = 'refund' AND money_entry.covers = 'order' AND coalesce(refund.pieces, '[]') = '[]'
  ), 0) + coalesce((
    SELECT sum(amount) FROM refund WHERE refund.order_id = held.order_id AND ${OPEN} AND pieces = '[]'
  ), 0) AS amount`;

const ENDED = `('cancelled', 'refund_pending', 'refunded')`;

/**
 * SQL of orders with what the shop holds of it, what refunds that are under way will give back (`pending`), and what is left that no piece
 * is for (`excess`). An order that is cancelled, being refunded or refunded needs none of its money; one in review waits for a person as a
 * whole.
 */
const ordersWithExcess = (condition: string, ofReviewed = `WHEN held.status = 'payment_review' THEN 0`) => `
  SELECT held.order_id, held.status, held.held, held.pending, CASE
    ${ofReviewed}
    WHEN held.status IN ${ENDED} THEN greatest(0, held.held - held.pending)
    ELSE coalesce((
      SELECT greatest(0, least(held.held - held.pending, held.came - held.price - given.amount + coalesce(of_pieces.amount, 0)))
      FROM (${GIVEN}) AS given, (${OF_PIECES}) AS of_pieces
      WHERE held.came > held.price
    ), 0) END AS excess
  FROM (
    SELECT balance.order_id, shop_order.status, ${BALANCE.held} AS held, ${BALANCE.received} AS came, balance.total - balance.allowed AS price,
      coalesce(pending.amount, 0) AS pending
    FROM order_balance AS balance
    JOIN shop_order ON shop_order.id = balance.order_id
    LEFT JOIN LATERAL (
      SELECT sum(amount) AS amount FROM refund WHERE refund.order_id = balance.order_id AND ${OPEN}
    ) AS pending ON true
    WHERE ${condition}
  ) AS held`;

/** Every order, for sums. */
export const ORDERS_WITH_EXCESS = ordersWithExcess('true');

/** Those alone that have an excess. */
export const ORDERS_IN_EXCESS = `
  SELECT * FROM (${ordersWithExcess(`${BALANCE.held} > 0
    AND (${BALANCE.received} > balance.total - balance.allowed OR shop_order.status IN ${ENDED})`)}) AS orders WHERE excess > 0`;

/** Of one order, also while a person reviews it. */
export const EXCESS_OF_ORDER = `SELECT excess::float8 AS excess FROM (${ordersWithExcess('balance.order_id = $1', '')}) AS orders`;
