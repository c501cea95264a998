import { EntitySchema } from 'typeorm';
import { CartLine } from '../../domain/cart.js';
import { DiscountCode } from '../../domain/discount.js';

/** A cart as a row; its lines are rows of their own, so that two of them change at the same time. */
class CartRow {
  sessionId!: string;
  discountCode!: string | null;
  /** When anything in the cart changed last. */
  touchedAt!: Date;
}

/** When a cart took a code for the first time, also once it has another one or none. */
class CartDiscountRow {
  sessionId!: string;
  code!: string;
  appliedAt!: Date;
}

/** Columns of a line that only the table uses. */
class CartLineRow extends CartLine {
  /** Grows with each new line: the order of a cart. */
  position!: string;
}

/** A line that its shopper took out, for as long as that can be undone. */
class CartRemovedLineRow {
  id!: string;
  sessionId!: string;
  /** The row as it was. */
  line!: object;
  removedAt!: Date;
}

/** A call that was made with an `Idempotency-Key`. */
class CartAdditionRow {
  sessionId!: string;
  key!: string;
  lineId!: string;
  /** Fingerprint of what was asked for. */
  request!: string;
  createdAt!: Date;
}

const DiscountCodeSchema = new EntitySchema<DiscountCode>({
  name: DiscountCode.name,
  target: DiscountCode,
  tableName: 'discount_code',
  columns: {
    code: { type: 'text', primary: true },
    percent: { type: 'integer', nullable: true },
    amount: { type: 'integer', nullable: true },
    active: { type: 'boolean', default: true },
    starts: { type: 'timestamptz', nullable: true },
    ends: { type: 'timestamptz', nullable: true },
    totalLimit: { name: 'total_limit', type: 'integer', nullable: true },
    perCustomerLimit: { name: 'per_customer_limit', type: 'integer', nullable: true },
    uses: { type: 'integer', default: 0 },
  },
  checks: [
    { name: 'CHK_discount_code_capitals', expression: 'code = upper(btrim(code))' },
    { name: 'CHK_discount_code_percent', expression: 'percent BETWEEN 1 AND 100' },
    { name: 'CHK_discount_code_kind', expression: '(percent IS NULL) <> (amount IS NULL)' },
    { name: 'CHK_discount_code_amount', expression: 'amount >= 1' },
    { name: 'CHK_discount_code_limits', expression: 'total_limit >= 1 AND per_customer_limit >= 1' },
  ],
});

const CartSchema = new EntitySchema<CartRow>({
  name: CartRow.name,
  target: CartRow,
  tableName: 'cart',
  columns: {
    sessionId: { name: 'session_id', type: 'text', primary: true },
    discountCode: { name: 'discount_code', type: 'text', nullable: true },
    touchedAt: { name: 'touched_at', type: 'timestamptz', default: () => 'now()' },
  },
  indices: [{ name: 'IDX_cart_touched_at', columns: ['touchedAt'] }],
  foreignKeys: [
    {
      name: 'FK_cart_discount_code',
      target: DiscountCode.name,
      columnNames: ['discountCode'],
      referencedColumnNames: ['code'],
    },
  ],
});

const CartDiscountSchema = new EntitySchema<CartDiscountRow>({
  name: CartDiscountRow.name,
  target: CartDiscountRow,
  tableName: 'cart_discount',
  columns: {
    sessionId: { name: 'session_id', type: 'text', primary: true },
    code: { type: 'text', primary: true },
    appliedAt: { name: 'applied_at', type: 'timestamptz' },
  },
  foreignKeys: [
    {
      name: 'FK_cart_discount_cart',
      target: CartRow.name,
      columnNames: ['sessionId'],
      referencedColumnNames: ['sessionId'],
      onDelete: 'CASCADE',
    },
    {
      name: 'FK_cart_discount_code_taken',
      target: DiscountCode.name,
      columnNames: ['code'],
      referencedColumnNames: ['code'],
    },
  ],
});

/** The use of a code by an order. */
class DiscountUseRow {
  orderId!: string;
  code!: string;
  customer!: string;
  usedAt!: Date;
}

const DiscountUseSchema = new EntitySchema<DiscountUseRow>({
  name: DiscountUseRow.name,
  target: DiscountUseRow,
  tableName: 'discount_use',
  columns: {
    orderId: { name: 'order_id', type: 'uuid', primary: true },
    code: { type: 'text' },
    customer: { type: 'text' },
    usedAt: { name: 'used_at', type: 'timestamptz', default: () => 'now()' },
  },
  indices: [
    { name: 'IDX_discount_use_customer', columns: ['code', 'customer'] },
    { name: 'IDX_discount_use_used_at', columns: ['usedAt'] },
  ],
  foreignKeys: [
    {
      name: 'FK_discount_use_code',
      target: DiscountCode.name,
      columnNames: ['code'],
      referencedColumnNames: ['code'],
    },
  ],
});

/** A use of a code with limits that is kept for a cart or order that is not paid yet. */
class DiscountReservationRow {
  holder!: string;
  code!: string;
  customer!: string;
  network!: string;
  isPlaced!: boolean;
  expiresAt!: Date;
}

const DiscountReservationSchema = new EntitySchema<DiscountReservationRow>({
  name: DiscountReservationRow.name,
  target: DiscountReservationRow,
  tableName: 'discount_reservation',
  columns: {
    holder: { type: 'text', primary: true },
    code: { type: 'text' },
    customer: { type: 'text' },
    network: { type: 'text' },
    isPlaced: { name: 'is_placed', type: 'boolean' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
  },
  indices: [
    { name: 'IDX_discount_reservation_code', columns: ['code'] },
    { name: 'IDX_discount_reservation_expires_at', columns: ['expiresAt'] },
  ],
  foreignKeys: [
    {
      name: 'FK_discount_reservation_code',
      target: DiscountCode.name,
      columnNames: ['code'],
      referencedColumnNames: ['code'],
    },
  ],
});

const CartLineSchema = new EntitySchema<CartLineRow>({
  name: CartLineRow.name,
  target: CartLineRow,
  tableName: 'cart_line',
  columns: {
    id: { type: 'uuid', primary: true },
    sessionId: { name: 'session_id', type: 'text' },
    position: { type: 'bigint', generated: 'increment' },
    productId: { name: 'product_id', type: 'integer' },
    optionsKey: { name: 'options_key', type: 'text' },
    name: { type: 'text' },
    image: { type: 'text' },
    quantity: { type: 'integer' },
    price: { type: 'integer' },
    breakdown: { type: 'jsonb' },
    pricedAt: { name: 'priced_at', type: 'timestamptz', default: () => 'now()' },
    personalisation: { type: 'jsonb' },
    kitId: { name: 'kit_id', type: 'uuid', nullable: true },
  },
  indices: [{ name: 'IDX_cart_line_kit', columns: ['kitId'], where: 'kit_id IS NOT NULL' }],
  uniques: [{ name: 'UQ_cart_line_alike', columns: ['sessionId', 'productId', 'optionsKey'] }],
  foreignKeys: [
    {
      name: 'FK_cart_line_cart',
      target: CartRow.name,
      columnNames: ['sessionId'],
      referencedColumnNames: ['sessionId'],
      onDelete: 'CASCADE',
    },
  ],
  checks: [
    { name: 'CHK_cart_line_quantity', expression: 'quantity >= 1' },
    { name: 'CHK_cart_line_price', expression: 'price >= 0' },
  ],
});

const CartAdditionSchema = new EntitySchema<CartAdditionRow>({
  name: CartAdditionRow.name,
  target: CartAdditionRow,
  tableName: 'cart_addition',
  columns: {
    sessionId: { name: 'session_id', type: 'text', primary: true },
    key: { type: 'text', primary: true },
    lineId: { name: 'line_id', type: 'uuid' },
    request: { type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz', default: () => 'now()' },
  },
  indices: [{ name: 'IDX_cart_addition_created_at', columns: ['createdAt'] }],
  foreignKeys: [
    {
      name: 'FK_cart_addition_cart',
      target: CartRow.name,
      columnNames: ['sessionId'],
      referencedColumnNames: ['sessionId'],
      onDelete: 'CASCADE',
    },
  ],
});

const CartRemovedLineSchema = new EntitySchema<CartRemovedLineRow>({
  name: CartRemovedLineRow.name,
  target: CartRemovedLineRow,
  tableName: 'cart_removed_line',
  columns: {
    id: { type: 'uuid', primary: true },
    sessionId: { name: 'session_id', type: 'text' },
    line: { type: 'jsonb' },
    removedAt: { name: 'removed_at', type: 'timestamptz', default: () => 'now()' },
  },
  indices: [
    { name: 'IDX_cart_removed_line_removed_at', columns: ['removedAt'] },
    { name: 'IDX_cart_removed_line_session', columns: ['sessionId'] },
  ],
  foreignKeys: [
    {
      name: 'FK_cart_removed_line_cart',
      target: CartRow.name,
      columnNames: ['sessionId'],
      referencedColumnNames: ['sessionId'],
      onDelete: 'CASCADE',
    },
  ],
});

export const cartSchemas = [
  DiscountCodeSchema,
  CartSchema,
  CartDiscountSchema,
  DiscountUseSchema,
  DiscountReservationSchema,
  CartLineSchema,
  CartRemovedLineSchema,
  CartAdditionSchema,
];
