import { EntitySchema } from 'typeorm';
import { OrderRow } from './order.schemas.js';

/** A mailed link that proves the mailbox of an order. */
export class OrderLinkRow {
  tokenDigest!: string;
  orderId!: string;
  expiresAt!: Date;
}

export const OrderLinkSchema = new EntitySchema<OrderLinkRow>({
  name: OrderLinkRow.name,
  target: OrderLinkRow,
  tableName: 'order_link',
  columns: {
    tokenDigest: { type: 'text', name: 'token_digest', primary: true },
    orderId: { name: 'order_id', type: 'uuid' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
  },
  indices: [{ name: 'IDX_order_link_expires_at', columns: ['expiresAt'] }],
  foreignKeys: [
    { name: 'FK_order_link_order', target: OrderRow.name, columnNames: ['orderId'], referencedColumnNames: ['id'] },
  ],
});
