import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import { nullableText, text } from '../../../database/index.js';
import type { HiddenAccount, RefundAccount } from '../../domain/refund-account.js';
import type {
  EvidenceFile,
  LinePieces,
  RefundCovers,
  RefundReason,
  RefundState,
  RefundStep,
  RefundWay,
} from '../../domain/refund.js';

/** A refund as a row. */
export class RefundRow {
  id!: string;
  orderId!: string | null;
  orderNumber!: string;
  paymentId!: string | null;
  amount!: number;
  covers!: RefundCovers;
  pieces!: readonly LinePieces[];
  isProposal!: boolean;
  reason!: RefundReason;
  way!: RefundWay;
  state!: RefundState;
  requestId!: string | null;
  requestNumber!: string | null;
  transactionId!: string | null;
  method!: string;
  dueOn!: string;
  evidence!: string;
  evidenceFile!: EvidenceFile | null;
  askedBy!: string;
  approvedBy!: string | null;
  approvedAt!: Date | null;
  createdAt!: Date;
  history!: (Omit<RefundStep, 'at'> & { readonly at: string })[];
  voidCalls!: number;
  voidCalledAt!: Date | null;
  linkDigest!: string | null;
  linkExpiresAt!: Date | null;
  account!: RefundAccount | null;
  accountHint!: HiddenAccount | null;
}

const time: EntitySchemaColumnOptions = { type: 'timestamptz' };

const RefundSchema = new EntitySchema<RefundRow>({
  name: RefundRow.name,
  target: RefundRow,
  tableName: 'refund',
  columns: {
    id: { type: 'uuid', primary: true },
    orderId: { name: 'order_id', type: 'uuid', nullable: true },
    orderNumber: { ...text, name: 'order_number' },
    paymentId: { name: 'payment_id', type: 'uuid', nullable: true },
    amount: { type: 'integer' },
    covers: { ...text, default: 'order' },
    pieces: { type: 'jsonb', default: [] },
    isProposal: { name: 'is_proposal', type: 'boolean', default: false },
    reason: text,
    way: text,
    state: text,
    requestId: { name: 'request_id', type: 'uuid', nullable: true },
    requestNumber: { ...nullableText, name: 'request_number' },
    transactionId: { ...nullableText, name: 'transaction_id' },
    method: text,
    dueOn: { name: 'due_on', type: 'date' },
    evidence: text,
    evidenceFile: { name: 'evidence_file', type: 'jsonb', nullable: true },
    askedBy: { ...text, name: 'asked_by' },
    approvedBy: { ...nullableText, name: 'approved_by' },
    approvedAt: { ...time, name: 'approved_at', nullable: true },
    createdAt: { ...time, name: 'created_at' },
    history: { type: 'jsonb' },
    voidCalls: { name: 'void_calls', type: 'integer', default: 0 },
    voidCalledAt: { ...time, name: 'void_called_at', nullable: true },
    linkDigest: { ...nullableText, name: 'link_digest' },
    linkExpiresAt: { ...time, name: 'link_expires_at', nullable: true },
    account: { type: 'jsonb', nullable: true },
    accountHint: { name: 'account_hint', type: 'jsonb', nullable: true },
  },
  uniques: [{ name: 'UQ_refund_link_digest', columns: ['linkDigest'] }],
  indices: [
    { name: 'IDX_refund_order', columns: ['orderId'] },
    { name: 'IDX_refund_asked', columns: ['askedBy', 'createdAt'] },
    { name: 'IDX_refund_approved', columns: ['askedBy', 'approvedAt'] },
    { name: 'IDX_refund_due', columns: ['state', 'dueOn', 'id'] },
    // The states of OPEN_STATES, in the order of the list.
    {
      name: 'IDX_refund_open',
      columns: ['dueOn', 'id'],
      where: `state IN ('asked', 'approved', 'under_way', 'failed')`,
    },
    { name: 'UQ_refund_payment', columns: ['paymentId'], unique: true, where: `state <> 'refused'` },
    { name: 'UQ_refund_request', columns: ['requestId'], unique: true, where: `state <> 'refused'` },
    // Never two voids of one payment at once; another provider's transaction of the same id pays another order.
    {
      name: 'UQ_refund_void',
      columns: ['transactionId', 'orderId'],
      unique: true,
      where: `way = 'card_void' AND state IN ('approved', 'under_way')`,
    },
    { name: 'IDX_refund_transaction', columns: ['transactionId'] },
  ],
  foreignKeys: [
    { name: 'FK_refund_order', target: 'OrderRow', columnNames: ['orderId'], referencedColumnNames: ['id'] },
    { name: 'FK_refund_payment', target: 'MoneyEntryRow', columnNames: ['paymentId'], referencedColumnNames: ['id'] },
  ],
  checks: [
    { name: 'CHK_refund_amount', expression: 'amount > 0' },
    { name: 'CHK_refund_of', expression: 'order_id IS NOT NULL OR payment_id IS NOT NULL' },
    { name: 'CHK_refund_covers', expression: `covers IN ('order', 'shipping')` },
    { name: 'CHK_refund_evidence', expression: `state <> 'done' OR evidence <> '' OR evidence_file IS NOT NULL` },
  ],
});

export const refundSchemas = [RefundSchema];
