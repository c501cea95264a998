import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import { PaymentAttempt } from '../../domain/payment-attempt.js';
import type { ProviderStatus, ProviderTransaction } from '../../domain/provider-transaction.js';

/** What the provider said about one of its transactions. */
export class ProviderTransactionRow {
  id!: string;
  attemptId!: string;
  status!: ProviderStatus;
  /** Text, because a provider may tell of cents. */
  amount!: string;
  currency!: string;
  method!: string | null;
  statusMessage!: string | null;
  isMismatch!: boolean;
  heardAt!: Date;
  /** Who dealt with a mismatch last, how and when; without a time it waits for somebody. */
  resolvedBy!: string | null;
  resolution!: string | null;
  resolvedAt!: Date | null;
}

/** A notice of the provider. */
export class PaymentEventRow {
  id!: string;
  /** Null when it was about something else. */
  transaction!: ProviderTransaction | null;
  receivedAt!: Date;
  handledAt!: Date | null;
  outcome!: string | null;
}

const text: EntitySchemaColumnOptions = { type: 'text' };
const perhaps: EntitySchemaColumnOptions = { type: 'text', nullable: true };

const PaymentAttemptSchema = new EntitySchema<PaymentAttempt>({
  name: PaymentAttempt.name,
  target: PaymentAttempt,
  tableName: 'payment_attempt',
  columns: {
    id: { type: 'uuid', primary: true },
    reference: text,
    sessionId: { ...text, name: 'session_id' },
    fingerprint: text,
    amount: { type: 'integer' },
    purchase: { type: 'jsonb' },
    state: text,
    isOpen: { name: 'is_open', type: 'boolean' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
  uniques: [{ name: 'UQ_payment_attempt_reference', columns: ['reference'] }],
  indices: [
    { name: 'UQ_payment_attempt_open', columns: ['sessionId'], unique: true, where: 'is_open' },
    { name: 'IDX_payment_attempt_session', columns: ['sessionId', 'createdAt'] },
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
    attemptId: { name: 'attempt_id', type: 'uuid' },
    status: text,
    amount: { type: 'numeric' },
    currency: text,
    method: perhaps,
    statusMessage: { ...perhaps, name: 'status_message' },
    isMismatch: { name: 'is_mismatch', type: 'boolean' },
    heardAt: { name: 'heard_at', type: 'timestamptz', default: () => 'now()' },
    resolvedBy: { ...perhaps, name: 'resolved_by' },
    resolution: perhaps,
    resolvedAt: { name: 'resolved_at', type: 'timestamptz', nullable: true },
  },
  indices: [{ name: 'IDX_provider_transaction_attempt', columns: ['attemptId'] }],
  foreignKeys: [
    {
      name: 'FK_provider_transaction_attempt',
      target: PaymentAttempt.name,
      columnNames: ['attemptId'],
      referencedColumnNames: ['id'],
    },
  ],
});

const PaymentEventSchema = new EntitySchema<PaymentEventRow>({
  name: PaymentEventRow.name,
  target: PaymentEventRow,
  tableName: 'payment_event',
  columns: {
    id: { ...text, primary: true },
    transaction: { type: 'jsonb', nullable: true },
    receivedAt: { name: 'received_at', type: 'timestamptz' },
    handledAt: { name: 'handled_at', type: 'timestamptz', nullable: true },
    outcome: perhaps,
  },
  indices: [{ name: 'IDX_payment_event_received_at', columns: ['receivedAt'] }],
});

export const paymentSchemas = [PaymentAttemptSchema, ProviderTransactionSchema, PaymentEventSchema];
