import type { CheckedShop } from './checked-shop.js';
import type { Rewrite } from './interruptions.js';

/** A lock or constraint that is taken away, so that the histories must find what it protects. */
export interface PlantedFault {
  readonly name: string;
  /** Takes it away in the database of the check; returns how to put it back into empty tables. */
  readonly plant: (shop: CheckedShop) => Promise<() => Promise<unknown>>;
  /** What is broken then: of a fault that is found sooner by something else. */
  readonly shows?: RegExp;
}

const DEFINITIONS = `
  SELECT 'ALTER TABLE ' || conrelid::regclass || ' DROP CONSTRAINT "' || conname || '"' AS drop,
    'ALTER TABLE ' || conrelid::regclass || ' ADD CONSTRAINT "' || conname || '" ' || pg_get_constraintdef(oid) AS make
  FROM pg_constraint WHERE conname = $1
  UNION ALL
  SELECT 'DROP INDEX "' || $1 || '"', pg_get_indexdef(to_regclass('"' || $1 || '"'))
  WHERE to_regclass('"' || $1 || '"') IS NOT NULL AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = $1)`;

const constraint = (name: string): PlantedFault => ({
  name,
  plant: async (shop) => {
    const [definition] = await shop.rows<{ drop: string; make: string }>(DEFINITIONS, [name]);
    if (!definition) throw new Error(`There is no constraint ${name}`);
    await shop.rows(definition.drop);
    return () => shop.rows(definition.make);
  },
});

const primaryKey = (table: string): PlantedFault => ({
  name: `primary key of ${table}`,
  plant: async (shop) => {
    const key = `SELECT conname AS name FROM pg_constraint WHERE contype = 'p' AND conrelid = $1::regclass`;
    const [row] = await shop.rows<{ name: string }>(key, [table]);
    return constraint(row!.name).plant(shop);
  },
});

const rewriting = (name: string, change: Rewrite): PlantedFault => ({
  name,
  plant: (shop) => {
    let wasChanged = false;
    shop.rewrite = (text) => {
      const changed = change(text);
      wasChanged ||= changed !== text;
      return changed;
    };
    return Promise.resolve(() => {
      shop.rewrite = undefined;
      return wasChanged ? Promise.resolve() : Promise.reject(new Error(`No statement had the lock: ${name}`));
    });
  },
});

const LOCK = /FOR (?:NO KEY )?UPDATE(?: SKIP LOCKED)?/;

/** Takes the lock out of one statement. */
const lock = (name: string, statement: RegExp): PlantedFault =>
  rewriting(`lock of ${name}`, (text) => (statement.test(text) ? text.replace(LOCK, '') : text));

const advisory = (name: string, call: string, instead: string): PlantedFault =>
  rewriting(`lock of ${name}`, (text) => text.replace(call, instead));

/** A constraint behind a lock: both are taken away, and found is what the constraint alone would have stopped. */
const behind = (guard: PlantedFault, fault: PlantedFault, shows: RegExp): PlantedFault => ({
  name: `${fault.name} behind the ${guard.name}`,
  shows,
  plant: async (shop) => {
    const restore = [await guard.plant(shop), await fault.plant(shop)];
    return () => Promise.all(restore.map((undo) => undo()));
  },
});

const BALANCE = lock('the balance', /FROM order_balance WHERE order_id = \$1 FOR UPDATE/);
const ENTRY = lock('an entry', /FROM money_entry WHERE id = \$1 FOR UPDATE/);
const ORDER = lock('an order', /FROM "shop_order"[^]*FOR UPDATE$/);
const OPEN_MONEY = lock('open money', /FROM "provider_transaction"[^]*FOR UPDATE$/);

/**
 * The locks and unique constraints of orders, payments, refunds, codes and the ledger. Left out: `UQ_shop_order_attempt_id` and the primary key of
 * `discount_reservation`, which two other guards make needless; unique random values (numbers of orders, references of payments, names of open money,
 * links), which no history repeats; and primary keys by ids that nothing makes twice.
 */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...['UQ_money_entry_transaction', 'UQ_money_entry_evidence', 'UQ_money_entry_reversal'].map(constraint),
  ...['UQ_payment_attempt_open', 'UQ_refund_request'].map(constraint),
  ...['money_reference', 'idempotency_key', 'order_claim', 'payment_event', 'sent_mail', 'discount_use'].map(
    primaryKey,
  ),
  ...[BALANCE, ENTRY, ORDER],
  behind(BALANCE, constraint('CHK_order_balance_paid'), /gave back/),
  behind(ENTRY, primaryKey('money_assignment'), /orders with one payment/),
  behind(ORDER, constraint('UQ_refund_void'), /two voids of payment/),
  behind(OPEN_MONEY, constraint('UQ_refund_payment'), /two refunds of one payment/),
  lock('the orders of a piece', /SELECT order_id FROM order_claim[^]*FOR UPDATE$/),
  lock('unpaid orders', /status = 'pending_transfer'[^]*FOR UPDATE SKIP LOCKED$/),
  lock('an attempt', /FROM payment_attempt WHERE reference = \$1[^]*FOR UPDATE$/),
  lock('the open attempt', /FROM "payment_attempt"[^]*FOR UPDATE$/),
  lock('attempts to check', /next_check_at <= \$1[^]*FOR UPDATE SKIP LOCKED/),
  OPEN_MONEY,
  lock('a refund', /FROM "refund"(?![^]*ORDER BY)[^]*FOR UPDATE$/),
  lock('the refunds of a payment', /FROM "refund"[^]*ORDER BY[^]*FOR UPDATE$/),
  lock('a code', /FROM discount_code WHERE code = \$1 FOR NO KEY UPDATE/),
  advisory('who gives back', 'SELECT pg_advisory_xact_lock($1, hashtext($2))', 'SELECT $1::bigint, $2::text'),
  advisory('asked reconciliations', `SELECT pg_advisory_xact_lock(hashtext('reconciliation'))`, 'SELECT 1'),
];
