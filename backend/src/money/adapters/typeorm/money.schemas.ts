import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import { nullableText, text } from '../../../database/index.js';
import type { Covers, EntryKind, EntryPayer } from '../../domain/entry.js';

/** A movement of money. Triggers refuse every change of a row. It names nobody: texts are in `money_detail`. */
class MoneyEntryRow {
  id!: string;
  at!: Date;
  movedAt!: Date;
  kind!: EntryKind;
  amount!: string;
  currency!: string;
  orderId!: string | null;
  method!: string;
  provider!: string | null;
  transactionId!: string | null;
  attemptId!: string | null;
  reverses!: string | null;
  covers!: Covers;
  actor!: string;
  evidenceDigest!: string | null;
}

/** What was written about an entry, which an erasure deletes. */
class MoneyDetailRow {
  entryId!: string;
  reference!: string | null;
  reason!: string;
  note!: string;
  evidence!: string;
  payer!: EntryPayer | null;
}

/** A bank reference that an entry has, by its digest. The row goes with the reversal of the entry. */
class MoneyReferenceRow {
  digest!: string;
  entryId!: string;
}

/** The order that a payment without one was given to later. */
class MoneyAssignmentRow {
  entryId!: string;
  orderId!: string;
  at!: Date;
  actor!: string;
  reason!: string;
}

/** That an order had such a payment once: closed months of the books go by it. */
class MoneyAssignmentEndedRow {
  entryId!: string;
  at!: Date;
  orderId!: string;
  endedAt!: Date;
}

/** What the owner accepted less. */
class MoneyAllowanceRow {
  id!: string;
  orderId!: string;
  amount!: string;
  reason!: string;
  actor!: string;
  at!: Date;
}

/** Sums of an order's entries, changed by the same statement that adds one. */
class OrderBalanceRow {
  orderId!: string;
  total!: string;
  allowed!: string;
  paidIn!: string;
  reversed!: string;
  returned!: string;
}

/** An answer of a call with an `Idempotency-Key`. */
class IdempotencyKeyRow {
  actor!: string;
  key!: string;
  digest!: string;
  answer!: unknown;
  at!: Date;
}

/** Pesos; two decimals, because a provider may report cents. */
const amount: EntitySchemaColumnOptions = { type: 'numeric', precision: 15, scale: 2 };
const sum: EntitySchemaColumnOptions = { ...amount, default: 0 };
const time: EntitySchemaColumnOptions = { type: 'timestamptz' };
const nullableId: EntitySchemaColumnOptions = { type: 'uuid', nullable: true };

const entryKey = (name: string): EntitySchemaColumnOptions => ({
  name: 'entry_id',
  type: 'uuid',
  primary: true,
  primaryKeyConstraintName: `PK_${name}`,
});
const toEntry = (name: string) => ({
  name: `FK_${name}_entry`,
  target: MoneyEntryRow.name,
  columnNames: ['entryId'],
  referencedColumnNames: ['id'],
});

const MoneyEntrySchema = new EntitySchema<MoneyEntryRow>({
  name: MoneyEntryRow.name,
  target: MoneyEntryRow,
  tableName: 'money_entry',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_money_entry' },
    at: time,
    movedAt: { ...time, name: 'moved_at' },
    kind: text,
    amount,
    currency: text,
    orderId: { ...nullableId, name: 'order_id' },
    method: text,
    provider: nullableText,
    transactionId: { ...nullableText, name: 'transaction_id' },
    attemptId: { ...nullableId, name: 'attempt_id' },
    reverses: nullableId,
    covers: text,
    actor: text,
    evidenceDigest: { ...nullableText, name: 'evidence_digest' },
  },
  indices: [
    {
      name: 'UQ_money_entry_transaction',
      columns: ['provider', 'transactionId', 'kind'],
      unique: true,
      where: 'transaction_id IS NOT NULL',
    },
    { name: 'UQ_money_entry_evidence', columns: ['evidenceDigest', 'method'], unique: true, where: `kind = 'refund'` },
    { name: 'UQ_money_entry_reversal', columns: ['reverses'], unique: true, where: `kind = 'reversal'` },
    { name: 'IDX_money_entry_reverses', columns: ['reverses'], where: 'reverses IS NOT NULL' },
    { name: 'IDX_money_entry_order', columns: ['orderId'], where: 'order_id IS NOT NULL' },
    { name: 'IDX_money_entry_moved', columns: ['movedAt', 'id'] },
    { name: 'IDX_money_entry_late', columns: ['at'], where: `at - moved_at > interval '5 days'` },
    { name: 'IDX_money_entry_homeless', columns: ['movedAt', 'id'], where: `order_id IS NULL AND kind = 'payment'` },
  ],
  foreignKeys: [
    {
      name: 'FK_money_entry_reverses',
      target: MoneyEntryRow.name,
      columnNames: ['reverses'],
      referencedColumnNames: ['id'],
    },
  ],
  checks: [
    { name: 'CHK_money_entry_amount', expression: 'amount > 0' },
    { name: 'CHK_money_entry_order', expression: `order_id IS NULL OR (amount = trunc(amount) AND currency = 'COP')` },
    { name: 'CHK_money_entry_kind', expression: `kind IN ('payment', 'reversal', 'refund', 'payout', 'fee')` },
    { name: 'CHK_money_entry_covers', expression: `covers IN ('order', 'shipping', 'none')` },
    { name: 'CHK_money_entry_reversal', expression: `kind <> 'reversal' OR reverses IS NOT NULL` },
    { name: 'CHK_money_entry_provider', expression: 'transaction_id IS NULL OR provider IS NOT NULL' },
  ],
});

const MoneyDetailSchema = new EntitySchema<MoneyDetailRow>({
  name: MoneyDetailRow.name,
  target: MoneyDetailRow,
  tableName: 'money_detail',
  columns: {
    entryId: entryKey('money_detail'),
    reference: nullableText,
    reason: text,
    note: text,
    evidence: text,
    payer: { type: 'jsonb', nullable: true },
  },
  foreignKeys: [toEntry('money_detail')],
});

const MoneyReferenceSchema = new EntitySchema<MoneyReferenceRow>({
  name: MoneyReferenceRow.name,
  target: MoneyReferenceRow,
  tableName: 'money_reference',
  columns: {
    digest: { ...text, primary: true, primaryKeyConstraintName: 'PK_money_reference' },
    entryId: { name: 'entry_id', type: 'uuid' },
  },
  indices: [{ name: 'IDX_money_reference_entry', columns: ['entryId'] }],
  foreignKeys: [toEntry('money_reference')],
});

const MoneyAssignmentSchema = new EntitySchema<MoneyAssignmentRow>({
  name: MoneyAssignmentRow.name,
  target: MoneyAssignmentRow,
  tableName: 'money_assignment',
  columns: {
    entryId: entryKey('money_assignment'),
    orderId: { name: 'order_id', type: 'uuid' },
    at: time,
    actor: text,
    reason: text,
  },
  indices: [{ name: 'IDX_money_assignment_order', columns: ['orderId'] }],
  foreignKeys: [toEntry('money_assignment')],
});

const MoneyAssignmentEndedSchema = new EntitySchema<MoneyAssignmentEndedRow>({
  name: MoneyAssignmentEndedRow.name,
  target: MoneyAssignmentEndedRow,
  tableName: 'money_assignment_ended',
  columns: {
    entryId: entryKey('money_assignment_ended'),
    at: { ...time, primary: true, primaryKeyConstraintName: 'PK_money_assignment_ended' },
    orderId: { name: 'order_id', type: 'uuid' },
    endedAt: { ...time, name: 'ended_at' },
  },
  indices: [{ name: 'IDX_money_assignment_ended_order', columns: ['orderId'] }],
  foreignKeys: [toEntry('money_assignment_ended')],
});

const MoneyAllowanceSchema = new EntitySchema<MoneyAllowanceRow>({
  name: MoneyAllowanceRow.name,
  target: MoneyAllowanceRow,
  tableName: 'money_allowance',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_money_allowance' },
    orderId: { name: 'order_id', type: 'uuid' },
    amount,
    reason: text,
    actor: text,
    at: time,
  },
  indices: [
    { name: 'IDX_money_allowance_order', columns: ['orderId'] },
    { name: 'IDX_money_allowance_at', columns: ['at'] },
  ],
  checks: [{ name: 'CHK_money_allowance_amount', expression: 'amount > 0' }],
});

const OrderBalanceSchema = new EntitySchema<OrderBalanceRow>({
  name: OrderBalanceRow.name,
  target: OrderBalanceRow,
  tableName: 'order_balance',
  columns: {
    orderId: { name: 'order_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_order_balance' },
    total: amount,
    allowed: sum,
    paidIn: { ...sum, name: 'paid_in' },
    reversed: sum,
    returned: sum,
  },
  indices: [
    { name: 'IDX_order_balance_owing', columns: ['orderId'], where: 'total - allowed - paid_in + reversed > 0' },
  ],
  checks: [
    { name: 'CHK_order_balance_total', expression: 'total >= 0 AND allowed >= 0' },
    { name: 'CHK_order_balance_paid', expression: 'returned <= paid_in AND reversed <= paid_in' },
  ],
});

const IdempotencyKeySchema = new EntitySchema<IdempotencyKeyRow>({
  name: IdempotencyKeyRow.name,
  target: IdempotencyKeyRow,
  tableName: 'idempotency_key',
  columns: {
    actor: { ...text, primary: true, primaryKeyConstraintName: 'PK_idempotency_key' },
    key: { ...text, primary: true, primaryKeyConstraintName: 'PK_idempotency_key' },
    digest: text,
    answer: { type: 'jsonb', nullable: true },
    at: time,
  },
  indices: [{ name: 'IDX_idempotency_key_at', columns: ['at'] }],
});

export const moneySchemas = [
  MoneyEntrySchema,
  MoneyDetailSchema,
  MoneyReferenceSchema,
  MoneyAssignmentSchema,
  MoneyAssignmentEndedSchema,
  MoneyAllowanceSchema,
  OrderBalanceSchema,
  IdempotencyKeySchema,
];
