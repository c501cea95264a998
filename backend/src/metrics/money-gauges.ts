import { ORDER_STATUSES } from '../orders/index.js';
import { MONEY_REVIEW_REASONS } from '../payments/index.js';
import { OPEN_STATES } from '../refunds/index.js';
import { UNREFUNDED } from '../requests/index.js';
import type { GaugeQuery } from './gauge-query.js';

/** Counting stops here, so that a scrape has the same cost in a shop of any size. */
const MAX_COUNTED = 100_000;

/** Events that are counted, and newest approved payments that are looked up among the orders. */
const MAX_COMPARED = 2_000;

/** The calendar date in Bogota. */
const TODAY = `(now() AT TIME ZONE 'America/Bogota')::date`;

/** Groups the rows of `source` by the state of the deadline in `column` (a date): each state has a row, also one without a deadline. */
function byDeadline(column: string, source: string, values: string): string {
  return `
    SELECT due, ${values}
    FROM unnest(ARRAY['overdue', 'within_3_days', 'later']) AS due
    LEFT JOIN (
      SELECT *, CASE WHEN ${column}::date < ${TODAY} THEN 'overdue' WHEN ${column}::date <= ${TODAY} + 3 THEN 'within_3_days' ELSE 'later' END AS due
      FROM (${source} LIMIT ${MAX_COUNTED}) AS open_rows
    ) AS row USING (due)
    GROUP BY due`;
}

/** Gauges of payments, orders, refunds, and money that staff must decide about. */
export const MONEY_GAUGES: readonly GaugeQuery[] = [
  {
    labels: ['provider', 'method', 'outcome'],
    gauges: {
      payments: {
        name: 'shop_payments_last_hour',
        help: "Provider transactions whose status was recorded in the last hour, by the provider's method and status",
      },
    },
    statement: `
      SELECT provider, coalesce(method, 'unknown') AS method, lower(status) AS outcome, count(*) AS payments
      FROM (
        SELECT provider, method, status FROM provider_transaction WHERE heard_at >= now() - interval '1 hour'
        LIMIT ${MAX_COUNTED}
      ) AS recent
      GROUP BY provider, method, status`,
  },
  {
    labels: ['reason'],
    gauges: {
      payments: {
        name: 'shop_paid_without_order',
        help: 'Payments approved by the provider and not turned into an order: their event waits for more than 2 minutes, or an approved payment of the last day that needs no review is in no order. A second payment of one attempt counts by itself',
      },
    },
    statement: `
      SELECT 'event_waits' AS reason, count(*) AS payments
      FROM (
        SELECT FROM payment_event
        WHERE received_at BETWEEN now() - interval '1 day' AND now() - interval '2 minutes'
          AND handled_at IS NULL AND transaction->>'status' = 'APPROVED'
        LIMIT ${MAX_COMPARED}
      ) AS event
      UNION ALL
      SELECT 'no_order', count(*)
      FROM (
        SELECT id, provider FROM provider_transaction
        WHERE status = 'APPROVED' AND heard_at >= now() - interval '1 day' AND review_reason IS NULL
        ORDER BY heard_at DESC LIMIT ${MAX_COMPARED}
      ) AS approved
      WHERE NOT EXISTS (
        SELECT FROM money_entry LEFT JOIN money_assignment ON entry_id = money_entry.id
        WHERE provider = approved.provider AND transaction_id = approved.id AND kind = 'payment'
          AND coalesce(money_entry.order_id, money_assignment.order_id) IS NOT NULL
      )`,
  },
  {
    labels: ['reason'],
    gauges: {
      payments: {
        name: 'shop_money_to_review',
        help: 'Payments that staff must look at, by reason: wrong amount, unknown reference, closed order, or the provider contradicts the record',
      },
      pesos: { name: 'shop_money_to_review_pesos', help: 'Sum of these payments in Colombian pesos' },
      oldest: {
        name: 'shop_money_to_review_oldest_seconds',
        help: 'Age of the oldest of these payments; 0 without one',
      },
    },
    statement: `
      SELECT reason, count(id) AS payments, coalesce(sum(amount) FILTER (WHERE currency = 'COP'), 0) AS pesos,
        coalesce(extract(epoch FROM now() - min(heard_at)), 0) AS oldest
      FROM unnest($1::text[]) AS reason
      LEFT JOIN (
        SELECT id, amount, currency, heard_at,
          CASE WHEN contradiction IS NULL THEN review_reason ELSE 'provider_differs' END AS reason
        FROM provider_transaction WHERE review_reason IS NOT NULL AND resolved_at IS NULL LIMIT ${MAX_COUNTED}
      ) AS money USING (reason)
      GROUP BY reason`,
    values: [MONEY_REVIEW_REASONS],
  },
  {
    labels: [],
    gauges: {
      age: {
        name: 'shop_reconciliation_age_seconds',
        help: 'Time since the payments were last compared with those of the provider; since the first payment when they never were, and nothing without a payment',
      },
      failures: {
        name: 'shop_reconciliation_failures',
        help: 'Comparisons that failed since the last one that succeeded, at most 1000',
      },
    },
    statement: `
      SELECT extract(epoch FROM now() - coalesce(done.ended_at, (SELECT min(heard_at) FROM provider_transaction))) AS age,
        (SELECT count(*) FROM (
          SELECT FROM reconciliation WHERE state = 'failed' AND created_at > coalesce(done.created_at, '-infinity') LIMIT 1000
        ) AS failed) AS failures
      FROM (SELECT 1) AS always LEFT JOIN (
        SELECT created_at, ended_at FROM reconciliation WHERE state = 'done' AND is_whole ORDER BY created_at DESC LIMIT 1
      ) AS done ON true`,
  },
  {
    labels: [],
    gauges: {
      invisible: {
        name: 'shop_money_invisible_pesos',
        help: 'Pesos that the shop holds and no list shows, as of the last nightly check; must be 0',
      },
      balances: {
        name: 'shop_money_balances_differing',
        help: 'Orders whose sums differ from their entries, as of the last nightly check; must be 0',
      },
    },
    statement: `SELECT abs(held - shown) AS invisible, balances FROM money_check ORDER BY at DESC LIMIT 1`,
  },
  {
    labels: [],
    gauges: {
      attempts: {
        name: 'shop_payment_checks_overdue',
        help: 'Payments that the shop should have asked the provider about more than 10 minutes ago',
      },
    },
    statement: `
      SELECT count(*) AS attempts
      FROM (
        SELECT FROM payment_attempt
        WHERE NOT is_low_priority AND next_check_at < now() - interval '10 minutes' LIMIT ${MAX_COUNTED}
      ) AS overdue`,
  },
  {
    labels: ['status'],
    gauges: {
      orders: { name: 'shop_orders', help: `Orders by status, at most ${MAX_COUNTED} of each` },
      oldest: {
        name: 'shop_oldest_order_seconds',
        help: 'Time since the oldest order with this status was placed; 0 without one',
      },
    },
    statement: `
      SELECT state AS status, counted.orders, coalesce(extract(epoch FROM now() - first.created_at), 0) AS oldest
      FROM unnest($1::text[]) AS state
      CROSS JOIN LATERAL (
        SELECT count(*) AS orders FROM (SELECT FROM shop_order WHERE status = state LIMIT ${MAX_COUNTED}) AS capped
      ) AS counted
      LEFT JOIN LATERAL (
        SELECT created_at FROM shop_order WHERE status = state ORDER BY created_at, id LIMIT 1
      ) AS first ON true`,
    values: [ORDER_STATUSES],
  },
  {
    labels: ['method'],
    gauges: {
      orders: { name: 'shop_orders_last_hour', help: 'Orders that were placed in the last hour, by payment method' },
      pesos: { name: 'shop_orders_last_hour_pesos', help: 'Sum of these orders in Colombian pesos' },
    },
    statement: `
      SELECT payment_method AS method, count(*) AS orders, sum(final_total::bigint) AS pesos
      FROM (
        SELECT payment_method, final_total FROM shop_order WHERE created_at >= now() - interval '1 hour' LIMIT ${MAX_COUNTED}
      ) AS recent
      GROUP BY payment_method`,
  },
  {
    labels: [],
    gauges: {
      age: {
        name: 'shop_newest_order_seconds',
        help: 'Time since the newest order was placed; nothing without an order',
      },
    },
    statement: 'SELECT extract(epoch FROM now() - max(created_at)) AS age FROM shop_order',
  },
  {
    labels: ['due'],
    gauges: {
      refunds: { name: 'shop_refunds', help: 'Refunds that are not done, by the last day that the law allows' },
      pesos: { name: 'shop_refunds_pesos', help: 'Sum of these refunds in Colombian pesos' },
    },
    statement: byDeadline(
      'due_on',
      'SELECT amount, due_on FROM refund WHERE state = ANY($1)',
      'count(amount) AS refunds, coalesce(sum(amount::bigint), 0) AS pesos',
    ),
    values: [OPEN_STATES],
  },
  {
    labels: ['due'],
    gauges: {
      requests: {
        name: 'shop_family_requests',
        help: 'Requests of customers that wait for an answer, by the last day to answer',
      },
    },
    statement: byDeadline(
      'answer_by',
      `SELECT id, answer_by FROM customer_request WHERE state = 'open'`,
      'count(id) AS requests',
    ),
  },
  {
    labels: ['due'],
    gauges: {
      withdrawals: {
        name: 'shop_withdrawals_unrefunded',
        help: 'Accepted withdrawals for which no refund was asked for, by the last day for the money',
      },
    },
    statement: byDeadline('money_by', UNREFUNDED, 'count(id) AS withdrawals'),
  },
];
