import type { CheckedShop } from './checked-shop.js';

interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly review_reason: string | null;
  readonly session_id: string;
  readonly lines: readonly { readonly cartLineId: string }[];
  readonly final_total: number;
  readonly first_instalment: number | null;
  readonly discount_code: string | null;
  readonly customer_email: string;
  readonly attempt_id: string | null;
  readonly transaction_id: string | null;
  readonly history: readonly {
    readonly status: string;
    readonly actor: string;
    readonly reason?: string;
    readonly entry?: string;
    readonly event?: string;
  }[];
}

export interface EntryRow {
  readonly id: string;
  readonly kind: string;
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string | null;
  readonly assigned_to: string | null;
  readonly method: string;
  readonly provider: string | null;
  readonly transaction_id: string | null;
  readonly attempt_id: string | null;
  readonly reverses: string | null;
  readonly covers: string;
  readonly actor: string;
  readonly evidence_digest: string | null;
  readonly reference: string | null;
  readonly note: string;
}

interface BalanceRow {
  readonly order_id: string;
  readonly total: number;
  readonly allowed: number;
  readonly paid_in: number;
  readonly reversed: number;
  readonly returned: number;
}

interface RefundRow {
  readonly id: string;
  readonly order_id: string | null;
  readonly payment_id: string | null;
  readonly amount: number;
  readonly covers: string;
  readonly state: string;
  readonly way: string;
  readonly request_id: string | null;
  readonly transaction_id: string | null;
  readonly asked_by: string;
  readonly approved_by: string | null;
  readonly approved_at: string | null;
  readonly link_digest: string | null;
  readonly account: object | null;
  readonly pieces: readonly { readonly position: number; readonly quantity: number }[];
  readonly history: readonly { readonly state: string; readonly note: string }[];
}

interface AttemptRow {
  readonly id: string;
  readonly reference: string;
  readonly session_id: string;
  readonly state: string;
  readonly is_open: boolean;
}

interface TransactionRow {
  readonly id: string;
  readonly attempt_id: string | null;
  readonly status: string;
  readonly amount: number;
  readonly review_reason: string | null;
  readonly contradiction: string | null;
  readonly resolved_at: string | null;
  readonly resolutions: readonly unknown[];
}

/** Everything that a history left in the database. */
export interface Traces {
  readonly orders: readonly OrderRow[];
  readonly entries: readonly EntryRow[];
  readonly balances: readonly BalanceRow[];
  readonly allowances: readonly { readonly order_id: string; readonly amount: number }[];
  readonly refunds: readonly RefundRow[];
  readonly attempts: readonly AttemptRow[];
  readonly transactions: readonly TransactionRow[];
  readonly codes: readonly { readonly code: string; readonly uses: number; readonly total_limit: number }[];
  readonly uses: readonly { readonly order_id: string; readonly code: string; readonly customer: string }[];
  readonly reservations: readonly { readonly holder: string; readonly code: string }[];
  readonly keys: readonly { readonly actor: string; readonly key: string }[];
  readonly events: readonly { readonly id: string }[];
}

const all = (rows: string) => `(SELECT coalesce(json_agg(row), '[]') FROM (${rows}) AS row)`;

const TRACES = `SELECT json_build_object(
  'orders', ${all('SELECT * FROM shop_order')},
  'entries', ${all(`SELECT entry.*, assigned.order_id AS assigned_to, reference, coalesce(note, '') AS note
     FROM money_entry AS entry LEFT JOIN money_detail ON money_detail.entry_id = entry.id
     LEFT JOIN money_assignment AS assigned ON assigned.entry_id = entry.id`)},
  'balances', ${all('SELECT * FROM order_balance')},
  'allowances', ${all('SELECT * FROM money_allowance')},
  'refunds', ${all('SELECT * FROM refund')},
  'attempts', ${all('SELECT id, reference, session_id, state, is_open FROM payment_attempt')},
  'transactions', ${all('SELECT * FROM provider_transaction')},
  'codes', ${all('SELECT * FROM discount_code')},
  'uses', ${all('SELECT * FROM discount_use')},
  'reservations', ${all('SELECT * FROM discount_reservation')},
  'keys', ${all('SELECT actor, key FROM idempotency_key')},
  'events', ${all('SELECT id FROM payment_event')}
) AS traces`;

export async function tracesOf(shop: CheckedShop): Promise<Traces> {
  const [row] = await shop.rows<{ traces: Traces }>(TRACES);
  return row!.traces;
}
