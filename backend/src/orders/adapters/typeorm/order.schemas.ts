import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { DeliveryRange } from '../../../common/delivery.js';
import { IN_WORKSHOP } from '../../../common/order-statuses.js';
import { nullableText, text } from '../../../database/index.js';
import type { OrderChange, ReviewReason, StaffNote } from '../../domain/order-change.js';
import type { OrderStatus } from '../../domain/order-status.js';
import type { ShownAccount } from '../../domain/shown-account.js';
import type { Shipping } from '../../domain/purchase.js';
import type { StoredLine } from './stored-purchase.js';

/** Condition on `shop_order`. Its partial indexes have the same, letter for letter. */
export const IS_IN_WORKSHOP = `status IN (${IN_WORKSHOP.map((status) => `'${status}'`).join(', ')})`;

/** An order as a row. */
export class OrderRow {
  id!: string;
  number!: string;
  status!: OrderStatus;
  reviewReason!: ReviewReason | null;
  createdAt!: Date;
  promised!: DeliveryRange | null;
  sessionId!: string;
  userId!: string | null;
  customerName!: string;
  customerEmail!: string;
  customerPhone!: string;
  shipping!: Shipping | null;
  lines!: StoredLine[];
  /** `isExpress` of the lines, stored for the staff's filter. */
  isExpress!: boolean;
  total!: number;
  discountCode!: string | null;
  discountPercent!: number;
  discountAmount!: number;
  finalTotal!: number;
  paymentMethod!: string;
  transactionId!: string | null;
  reference!: string | null;
  attemptId!: string | null;
  firstInstalment!: number | null;
  bankAccount!: ShownAccount | null;
  consentVersion!: string | null;
  consentedAt!: Date | null;
  history!: (Omit<OrderChange, 'at'> & { readonly at: string })[];
  /** Text that the staff's search reads; see `searchTextOf`. */
  searchText!: string;
  staffNotes!: StaffNote[];
  /** `Milestones`, stored for the books, which read all orders of a month. */
  soldAt!: Date | null;
  shippedAt!: Date | null;
  deliveredAt!: Date | null;
  endedAt!: Date | null;
  /** When its person asked to erase it. */
  eraseRequestedAt!: Date | null;
  /** When name, address and texts were removed from the order. */
  anonymisedAt!: Date | null;
  /** `rightsUntil` of the order, stored so that erasures find those that are due. Null also when an earlier release finished it. */
  rightsUntil!: Date | null;
}

/** The order of a cart line; a line is bought once. */
export class OrderClaimRow {
  cartLineId!: string;
  orderId!: string;
}

/** The closed record of an erased order, for the accounts alone: the books show it, and nothing else reads it. */
class AccountingRecordRow {
  orderId!: string;
  orderNumber!: string;
  buyerName!: string;
  /** Kind and number of the buyer's document; null when none was asked for. */
  buyerDocument!: object | null;
  guides!: string[];
  closedAt!: Date;
  keptUntil!: Date;
}

/** Token of a browser that began a payment: its digest, and the payment attempt or order. */
class PayerTokenRow {
  digest!: string;
  subjectId!: string;
  createdAt!: Date;
}

const integer: EntitySchemaColumnOptions = { type: 'integer' };
const moment: EntitySchemaColumnOptions = { type: 'timestamptz', nullable: true };

const OrderSchema = new EntitySchema<OrderRow>({
  name: OrderRow.name,
  target: OrderRow,
  tableName: 'shop_order',
  columns: {
    id: { type: 'uuid', primary: true },
    number: text,
    status: text,
    reviewReason: { ...nullableText, name: 'review_reason' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    promised: { type: 'jsonb', nullable: true },
    sessionId: { ...text, name: 'session_id' },
    userId: { name: 'user_id', type: 'uuid', nullable: true },
    customerName: { ...text, name: 'customer_name' },
    customerEmail: { ...text, name: 'customer_email' },
    customerPhone: { ...text, name: 'customer_phone' },
    shipping: { type: 'jsonb', nullable: true },
    lines: { type: 'jsonb' },
    isExpress: { name: 'is_express', type: 'boolean', default: false },
    total: integer,
    discountCode: { ...nullableText, name: 'discount_code' },
    discountPercent: { ...integer, name: 'discount_percent' },
    discountAmount: { ...integer, name: 'discount_amount' },
    finalTotal: { ...integer, name: 'final_total' },
    paymentMethod: { ...text, name: 'payment_method' },
    transactionId: { ...nullableText, name: 'transaction_id' },
    reference: nullableText,
    attemptId: { name: 'attempt_id', type: 'uuid', nullable: true },
    firstInstalment: { ...integer, name: 'first_instalment', nullable: true },
    bankAccount: { name: 'bank_account', type: 'jsonb', nullable: true },
    consentVersion: { ...nullableText, name: 'consent_version' },
    consentedAt: { name: 'consented_at', type: 'timestamptz', nullable: true },
    history: { type: 'jsonb' },
    staffNotes: { name: 'staff_notes', type: 'jsonb', default: [] },
    // This release never uses the default: an instance of an earlier one, without the column, may still run.
    searchText: { ...text, name: 'search_text', select: false, default: '' },
    soldAt: { ...moment, name: 'sold_at' },
    shippedAt: { ...moment, name: 'shipped_at' },
    deliveredAt: { ...moment, name: 'delivered_at' },
    endedAt: { ...moment, name: 'ended_at' },
    eraseRequestedAt: { name: 'erase_requested_at', type: 'timestamptz', nullable: true },
    anonymisedAt: { name: 'anonymised_at', type: 'timestamptz', nullable: true },
    rightsUntil: { name: 'rights_until', type: 'timestamptz', nullable: true },
  },
  uniques: [{ name: 'UQ_shop_order_number', columns: ['number'] }],
  indices: [
    // The ledger records each transaction of a provider once; two providers may use the same id.
    { name: 'IDX_shop_order_transaction', columns: ['transactionId'] },
    { name: 'IDX_shop_order_newest', columns: ['createdAt', 'id'] },
    { name: 'IDX_shop_order_status', columns: ['status', 'createdAt', 'id'] },
    { name: 'IDX_shop_order_work', columns: ['createdAt', 'id'], where: IS_IN_WORKSHOP },
    // Few orders are express: with these the filter reads no other.
    { name: 'IDX_shop_order_express', columns: ['createdAt', 'id'], where: 'is_express' },
    { name: 'IDX_shop_order_express_status', columns: ['status', 'createdAt', 'id'], where: 'is_express' },
    { name: 'IDX_shop_order_user_id', columns: ['userId'] },
    { name: 'IDX_shop_order_session_id', columns: ['sessionId'] },
    { name: 'IDX_shop_order_attempt', columns: ['attemptId'] },
    { name: 'IDX_shop_order_reference', columns: ['reference'] },
    // Trigrams, which TypeORM cannot describe; the migration makes it.
    { name: 'IDX_shop_order_search', columns: ['searchText'], synchronize: false },
    // The index is on `lower(customer_email)`, which TypeORM cannot describe; the migration creates it.
    { name: 'IDX_shop_order_email', columns: ['customerEmail'], synchronize: false },
    // The last ten digits, which TypeORM cannot describe.
    { name: 'IDX_shop_order_phone', columns: ['customerPhone', 'createdAt', 'id'], synchronize: false },
    // The time of the last change, and the promised day of orders to make: expressions, which TypeORM cannot describe.
    { name: 'IDX_shop_order_changed', columns: ['history'], synchronize: false },
    { name: 'IDX_shop_order_promised', columns: ['promised', 'createdAt', 'id'], synchronize: false },
    // Orders whose second instalment may be missing.
    {
      name: 'IDX_shop_order_instalments',
      columns: ['createdAt', 'id'],
      where: `first_instalment IS NOT NULL AND ${IS_IN_WORKSHOP}`,
    },
    // With the columns of the books, which TypeORM cannot describe, so that these do not read the rows.
    { name: 'IDX_shop_order_sold', columns: ['soldAt'], synchronize: false },
    { name: 'IDX_shop_order_delivered', columns: ['deliveredAt'], synchronize: false },
    { name: 'IDX_shop_order_retention', columns: ['status', 'createdAt'], where: 'anonymised_at IS NULL' },
    {
      name: 'IDX_shop_order_erasure',
      columns: ['eraseRequestedAt'],
      where: 'erase_requested_at IS NOT NULL AND anonymised_at IS NULL',
    },
    {
      name: 'UQ_shop_order_attempt_id',
      columns: ['attemptId'],
      unique: true,
      // A voided second payment has the same `review_reason` as a voided first one, so the index leaves both out.
      where: `review_reason IS NULL OR review_reason = 'late_payment'`,
    },
  ],
  checks: [
    { name: 'CHK_shop_order_totals', expression: 'final_total >= 0 AND total - discount_amount = final_total' },
    { name: 'CHK_shop_order_instalment', expression: 'first_instalment > 0 AND first_instalment <= final_total' },
    { name: 'CHK_shop_order_consent', expression: '(consent_version IS NULL) = (consented_at IS NULL)' },
  ],
});

const toOrder = { target: OrderRow.name, columnNames: ['orderId'], referencedColumnNames: ['id'] };

const OrderClaimSchema = new EntitySchema<OrderClaimRow>({
  name: OrderClaimRow.name,
  target: OrderClaimRow,
  tableName: 'order_claim',
  columns: {
    cartLineId: { name: 'cart_line_id', type: 'uuid', primary: true },
    orderId: { name: 'order_id', type: 'uuid' },
  },
  foreignKeys: [{ ...toOrder, name: 'FK_order_claim_order', deferrable: 'INITIALLY DEFERRED' }],
});

const AccountingRecordSchema = new EntitySchema<AccountingRecordRow>({
  name: AccountingRecordRow.name,
  target: AccountingRecordRow,
  tableName: 'accounting_record',
  columns: {
    orderId: { name: 'order_id', type: 'uuid', primary: true },
    orderNumber: { ...text, name: 'order_number' },
    buyerName: { ...text, name: 'buyer_name' },
    buyerDocument: { name: 'buyer_document', type: 'jsonb', nullable: true },
    guides: { type: 'text', array: true },
    closedAt: { name: 'closed_at', type: 'timestamptz' },
    keptUntil: { name: 'kept_until', type: 'timestamptz' },
  },
  indices: [{ name: 'IDX_accounting_record_end', columns: ['keptUntil'] }],
  foreignKeys: [{ ...toOrder, name: 'FK_accounting_record_order' }],
});

const PayerTokenSchema = new EntitySchema<PayerTokenRow>({
  name: PayerTokenRow.name,
  target: PayerTokenRow,
  tableName: 'payer_token',
  columns: {
    digest: { ...text, primary: true, primaryKeyConstraintName: 'PK_payer_token' },
    subjectId: { name: 'subject_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_payer_token' },
    createdAt: { name: 'created_at', type: 'timestamptz', default: () => 'now()' },
  },
  indices: [{ name: 'IDX_payer_token_created_at', columns: ['createdAt'] }],
});

/** Columns of a row, in a fixed order. */
export const orderColumns = Object.entries(OrderSchema.options.columns).map(([field, options]) => ({
  field: field as keyof OrderRow,
  column: options.name ?? field,
  isJson: options.type === 'jsonb',
}));

export const orderSchemas = [OrderSchema, OrderClaimSchema, AccountingRecordSchema, PayerTokenSchema];
