import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { ORDERS_IN_EXCESS, ORDERS_WITH_EXCESS } from '../../../orders/index.js';
import { type ExcessMoney, ExcessMoneyReader, type HeldSums } from '../../application/excess-money.port.js';

const OPEN = `
  SELECT order_id AS "orderId", excess::float8 AS amount,
    (
      SELECT max(moved_at) FROM money_entry WHERE kind = 'payment' AND id IN (
        SELECT id FROM money_entry WHERE money_entry.order_id = excess.order_id
        UNION ALL
        SELECT entry_id FROM money_assignment WHERE money_assignment.order_id = excess.order_id
      )
    ) AS "movedAt"
  FROM (${ORDERS_IN_EXCESS}) AS excess WHERE true`;

/**
 * A payment without an order, less what was reversed or given back of it, and what its refund is to give back. One that went back twice is a
 * loss: the shop no longer holds it.
 */
const HOMELESS = `
  SELECT payment.id, payment.provider, payment.transaction_id,
    coalesce((SELECT sum(amount) FROM refund WHERE refund.payment_id = payment.id AND state IN ('asked', 'approved', 'under_way', 'failed')), 0) AS pending,
    payment.amount - coalesce((SELECT sum(amount) FROM money_entry AS back WHERE back.reverses = payment.id), 0) AS left_of_it
  FROM money_entry AS payment LEFT JOIN money_assignment AS assigned ON assigned.entry_id = payment.id
  WHERE payment.kind = 'payment' AND payment.order_id IS NULL AND assigned.entry_id IS NULL AND payment.currency = 'COP'`;

/** What is held is the sum of the entries themselves, so that a balance that drifted from them shows as well. */
const SUMS = `
  WITH orders AS MATERIALIZED (${ORDERS_WITH_EXCESS}), homeless AS MATERIALIZED (SELECT *, greatest(0, left_of_it) AS held FROM (${HOMELESS}) AS payments)
  SELECT
    (coalesce((
      SELECT sum(CASE kind WHEN 'payment' THEN amount ELSE -amount END) FROM money_entry
      WHERE kind IN ('payment', 'reversal', 'refund') AND covers = 'order' AND currency = 'COP'
    ), 0) + coalesce((SELECT sum(held - left_of_it) FROM homeless), 0))::float8 AS held,
    coalesce((SELECT sum(held - excess) FROM orders WHERE status NOT IN ('cancelled', 'refund_pending', 'refunded')), 0)::float8 AS "ofOrders",
    (coalesce((SELECT sum(least(held, pending)) FROM orders WHERE status IN ('cancelled', 'refund_pending', 'refunded')), 0)
      + coalesce((SELECT sum(least(held, pending)) FROM homeless), 0))::float8 AS "toGiveBack",
    (coalesce((SELECT sum(excess) FROM orders), 0) + coalesce((
      SELECT sum(held - least(held, pending)) FROM homeless JOIN provider_transaction money
        ON money.id = homeless.transaction_id AND money.provider = homeless.provider
      WHERE money.review_reason IS NOT NULL AND money.resolved_at IS NULL
    ), 0))::float8 AS open`;

@Injectable()
export class TypeOrmExcessMoney extends ExcessMoneyReader {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  list(limit: number): Promise<ExcessMoney[]> {
    return this.transaction.manager.query(`${OPEN} ORDER BY "movedAt" DESC LIMIT $1`, [limit]);
  }

  async of(orderId: string): Promise<ExcessMoney | null> {
    const rows = await this.transaction.manager.query<ExcessMoney[]>(`${OPEN} AND order_id = $1`, [orderId]);
    return rows[0] ?? null;
  }

  async count(limit: number): Promise<number> {
    const counted = `SELECT count(*)::int AS count FROM (${OPEN} LIMIT $1) AS capped`;
    return (await this.transaction.manager.query<[{ count: number }]>(counted, [limit]))[0].count;
  }

  async sums(): Promise<HeldSums> {
    return (await this.transaction.manager.query<[HeldSums]>(SUMS))[0];
  }
}
