import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import { FIRST_PROVIDER, type ProviderId } from '../../../common/payment-providers.js';
import { nullableText, text } from '../../../database/index.js';
import { fromStoredPurchase, type Purchase, type StoredPurchase, toStoredPurchase } from '../../../orders/index.js';
import type { Resolution } from '../../application/payment-attempts.port.js';
import type { ReconciliationState } from '../../application/reconciliations.port.js';
import { type MoneyReviewReason, PaymentAttempt } from '../../domain/payment-attempt.js';
import type { ProviderStatus, ProviderTransaction } from '../../domain/provider-transaction.js';

/** A provider transaction as the shop recorded it last. */
export class ProviderTransactionRow {
  id!: string;
  provider!: ProviderId;
  /** Null for money that no attempt asked for. */
  attemptId!: string | null;
  reference!: string;
  status!: ProviderStatus;
  /** Text, because a provider may answer with cents. */
  amount!: string;
  currency!: string;
  method!: string | null;
  statusMessage!: string | null;
  /** Reason for a review; null for money that is as expected. */
  reviewReason!: MoneyReviewReason | null;
  /** The provider's differing answer at the last reconciliation; null while it agrees with the record. */
  contradiction!: string | null;
  /** Its name on the list of open money, another one each time it is listed; null when it was never listed. */
  openId!: string | null;
  /** When the provider says that the money moved; null while it says nothing. */
  movedAt!: Date | null;
  /** Nothing reads it any more; it stays for one release. */
  plannedReturn?: unknown;
  recordedAt!: Date;
  /** What was decided about it each time that it was listed, the oldest first. */
  resolutions!: StoredResolution[];
  /** Time of the last resolution; null while it waits for one. */
  resolvedAt!: Date | null;
}

/** A decision about open money as it is stored; releases before outcomes have neither kind nor order. */
export type StoredResolution = Omit<Resolution, 'at' | 'outcome' | 'orderNumber'> &
  Partial<Pick<Resolution, 'outcome' | 'orderNumber'>> & { readonly at: string };

/** Who paid open money, as the provider named them: a table of its own, so that erasing a person leaves the money. */
export class TransactionPayerRow {
  transactionId!: string;
  provider!: ProviderId;
  name!: string;
  email!: string;
  phone!: string;
}

/** One run of the reconciliation. */
export class ReconciliationRow {
  id!: string;
  askedBy!: string;
  state!: ReconciliationState;
  /** Calendar dates in Bogota. */
  from!: string;
  until!: string;
  isWhole!: boolean;
  createdAt!: Date;
  endedAt!: Date | null;
  compared!: number;
  equal!: number;
  differences!: number;
  /** Text, because a provider may answer with cents. */
  providerSum!: string;
  shopSum!: string;
  failure!: string | null;
}

/** An event of a provider. */
export class PaymentEventRow {
  id!: string;
  provider!: ProviderId;
  /** Null for an event about something else. */
  transaction!: ProviderTransaction | null;
  receivedAt!: Date;
  handledAt!: Date | null;
  outcome!: string | null;
}

/** The default is the provider of all rows that were written before there was a choice. */
const provider: EntitySchemaColumnOptions = { type: 'text', default: FIRST_PROVIDER };

const PaymentAttemptSchema = new EntitySchema<PaymentAttempt>({
  name: PaymentAttempt.name,
  target: PaymentAttempt,
  tableName: 'payment_attempt',
  columns: {
    id: { type: 'uuid', primary: true },
    provider,
    reference: text,
    sessionId: { ...text, name: 'session_id' },
    orderId: { name: 'order_id', type: 'uuid', nullable: true },
    fingerprint: text,
    amount: { type: 'integer' },
    purchase: {
      type: 'jsonb',
      nullable: true,
      transformer: {
        to: (purchase: Purchase | null) => purchase && toStoredPurchase(purchase),
        from: (stored: StoredPurchase | null) => stored && fromStoredPurchase(stored),
      },
    },
    state: text,
    isOpen: { name: 'is_open', type: 'boolean' },
    isLowPriority: { name: 'is_low_priority', type: 'boolean', default: false },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    approvedAt: { name: 'approved_at', type: 'timestamptz', nullable: true },
    nextCheckAt: { name: 'next_check_at', type: 'timestamptz', nullable: true },
    eraseRequestedAt: { name: 'erase_requested_at', type: 'timestamptz', nullable: true },
  },
  uniques: [{ name: 'UQ_payment_attempt_reference', columns: ['reference'] }],
  indices: [
    { name: 'UQ_payment_attempt_open', columns: ['sessionId'], unique: true, where: 'is_open' },
    { name: 'IDX_payment_attempt_session', columns: ['sessionId', 'createdAt'] },
    {
      name: 'IDX_payment_attempt_next_check',
      columns: ['isLowPriority', 'nextCheckAt'],
      where: 'next_check_at IS NOT NULL',
    },
    {
      name: 'IDX_payment_attempt_purchase',
      columns: ['createdAt'],
      where: "purchase IS NOT NULL AND state IN ('mismatch', 'voided', 'expired')",
    },
    {
      name: 'IDX_payment_attempt_erasure',
      columns: ['eraseRequestedAt'],
      where: 'purchase IS NOT NULL AND erase_requested_at IS NOT NULL',
    },
    // TypeORM cannot describe indexes on values inside the purchase, so the migration creates these two.
    { name: 'IDX_payment_attempt_user', columns: ['purchase'], synchronize: false },
    { name: 'IDX_payment_attempt_email', columns: ['purchase'], synchronize: false },
    { name: 'IDX_payment_attempt_expired', columns: ['createdAt'], where: `state = 'expired'` },
  ],
  checks: [{ name: 'CHK_payment_attempt_amount', expression: 'amount > 0' }],
});

const ProviderTransactionSchema = new EntitySchema<ProviderTransactionRow>({
  name: ProviderTransactionRow.name,
  target: ProviderTransactionRow,
  tableName: 'provider_transaction',
  columns: {
    id: { ...text, primary: true },
    // Ids of two providers may be equal.
    provider: { ...provider, primary: true },
    attemptId: { name: 'attempt_id', type: 'uuid', nullable: true },
    reference: text,
    status: text,
    amount: { type: 'numeric' },
    currency: text,
    method: nullableText,
    statusMessage: { ...nullableText, name: 'status_message' },
    reviewReason: { ...nullableText, name: 'review_reason' },
    contradiction: nullableText,
    openId: { name: 'open_id', type: 'uuid', nullable: true },
    movedAt: { name: 'moved_at', type: 'timestamptz', nullable: true },
    // The release before reads it: the next one removes it.
    plannedReturn: { name: 'planned_return', type: 'jsonb', nullable: true, select: false },
    recordedAt: { name: 'heard_at', type: 'timestamptz', default: () => 'now()' },
    resolutions: { type: 'jsonb', default: [] },
    resolvedAt: { name: 'resolved_at', type: 'timestamptz', nullable: true },
  },
  indices: [
    { name: 'UQ_provider_transaction_open', columns: ['openId'], unique: true },
    { name: 'IDX_provider_transaction_attempt', columns: ['attemptId'] },
    {
      name: 'IDX_provider_transaction_review',
      columns: ['recordedAt'],
      where: 'review_reason IS NOT NULL AND resolved_at IS NULL',
    },
    { name: 'IDX_provider_transaction_recorded', columns: ['recordedAt'] },
    { name: 'IDX_provider_transaction_resolved', columns: ['resolvedAt'], where: 'resolved_at IS NOT NULL' },
    { name: 'IDX_provider_transaction_approved', columns: ['recordedAt', 'id'], where: "status = 'APPROVED'" },
  ],
  foreignKeys: [
    {
      name: 'FK_provider_transaction_attempt',
      target: PaymentAttempt.name,
      columnNames: ['attemptId'],
      referencedColumnNames: ['id'],
    },
  ],
  checks: [
    {
      name: 'CHK_provider_transaction_unclaimed',
      expression: "attempt_id IS NOT NULL OR review_reason = 'unknown_reference'",
    },
  ],
});

const PaymentEventSchema = new EntitySchema<PaymentEventRow>({
  name: PaymentEventRow.name,
  target: PaymentEventRow,
  tableName: 'payment_event',
  columns: {
    id: { ...text, primary: true },
    provider: { ...provider, primary: true },
    transaction: { type: 'jsonb', nullable: true },
    receivedAt: { name: 'received_at', type: 'timestamptz' },
    handledAt: { name: 'handled_at', type: 'timestamptz', nullable: true },
    outcome: nullableText,
  },
  indices: [{ name: 'IDX_payment_event_received_at', columns: ['receivedAt'] }],
});

const TransactionPayerSchema = new EntitySchema<TransactionPayerRow>({
  name: TransactionPayerRow.name,
  target: TransactionPayerRow,
  tableName: 'transaction_payer',
  columns: {
    transactionId: { ...text, name: 'transaction_id', primary: true },
    provider: { type: 'text', primary: true },
    name: text,
    email: text,
    phone: text,
  },
  // The index is on `lower(email)`, which TypeORM cannot describe; the migration creates it.
  indices: [{ name: 'IDX_transaction_payer_email', columns: ['email'], synchronize: false }],
  foreignKeys: [
    {
      name: 'FK_transaction_payer_transaction',
      target: ProviderTransactionRow.name,
      columnNames: ['transactionId', 'provider'],
      referencedColumnNames: ['id', 'provider'],
      onDelete: 'CASCADE',
    },
  ],
});

const ReconciliationSchema = new EntitySchema<ReconciliationRow>({
  name: ReconciliationRow.name,
  target: ReconciliationRow,
  tableName: 'reconciliation',
  columns: {
    id: { type: 'uuid', primary: true },
    askedBy: { ...text, name: 'asked_by' },
    state: text,
    from: { type: 'date', name: 'from_day' },
    until: { type: 'date', name: 'until_day' },
    isWhole: { name: 'is_whole', type: 'boolean' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    endedAt: { name: 'ended_at', type: 'timestamptz', nullable: true },
    compared: { type: 'integer' },
    equal: { type: 'integer' },
    differences: { type: 'integer' },
    providerSum: { name: 'provider_sum', type: 'numeric' },
    shopSum: { name: 'shop_sum', type: 'numeric' },
    failure: nullableText,
  },
  indices: [
    { name: 'IDX_reconciliation_created', columns: ['createdAt'] },
    { name: 'IDX_reconciliation_state', columns: ['state', 'createdAt'] },
  ],
});

export const paymentSchemas = [
  PaymentAttemptSchema,
  ProviderTransactionSchema,
  TransactionPayerSchema,
  ReconciliationSchema,
  PaymentEventSchema,
];
