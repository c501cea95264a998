import { moneySql } from '../../../money/index.js';
import { WITHDRAWAL_MONEY_DAYS } from '../../../common/withdrawal-right.js';

/**
 * Accepted withdrawals without a refund, with the last day for their money. Reads the refunds by their table, because the module of
 * refunds is built on this one.
 */
export const UNREFUNDED = `
  SELECT id, (created_at AT TIME ZONE 'America/Bogota')::date + ${WITHDRAWAL_MONEY_DAYS} AS money_by
  FROM customer_request AS r
  WHERE state = 'accepted' AND kind = 'withdrawal'
    AND NOT EXISTS (
      SELECT FROM refund AS f WHERE f.order_id = r.order_id AND f.state <> 'refused'
        AND (f.request_id = r.id OR f.request_id IS NULL AND f.reason = 'retracto' AND f.created_at >= r.created_at)
    )
    AND NOT EXISTS (
      SELECT FROM order_balance AS b WHERE b.order_id = r.order_id AND ${moneySql('b').held} <= (
        SELECT coalesce(sum(amount), 0) FROM refund AS f
        WHERE f.order_id = r.order_id AND f.covers = 'order' AND f.state IN ('asked', 'approved', 'under_way')
      )
    )
  ORDER BY created_at, id`;
