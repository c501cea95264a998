import { Injectable } from '@nestjs/common';
import { EntitySchema, MoreThan } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { type OrderLink, OrderLinks } from '../../application/order-links.port.js';
import { OrderRow } from './order.schemas.js';

/** A mailed link that proves the mailbox of an order. */
class OrderLinkRow {
  tokenDigest!: string;
  orderId!: string;
  expiresAt!: Date;
  isReusable!: boolean;
}

export const OrderLinkSchema = new EntitySchema<OrderLinkRow>({
  name: OrderLinkRow.name,
  target: OrderLinkRow,
  tableName: 'order_link',
  columns: {
    tokenDigest: { type: 'text', name: 'token_digest', primary: true },
    orderId: { name: 'order_id', type: 'uuid' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    isReusable: { name: 'is_reusable', type: 'boolean', default: false },
  },
  indices: [
    { name: 'IDX_order_link_expires_at', columns: ['expiresAt'] },
    { name: 'IDX_order_link_order_id', columns: ['orderId'] },
  ],
  foreignKeys: [
    { name: 'FK_order_link_order', target: OrderRow.name, columnNames: ['orderId'], referencedColumnNames: ['id'] },
  ],
});

const TAKE = `
  DELETE FROM order_link WHERE token_digest = $1 AND expires_at > $2 AND NOT is_reusable RETURNING order_id AS "orderId"`;

@Injectable()
export class TypeOrmOrderLinks extends OrderLinks {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(link: OrderLink): Promise<void> {
    await this.transaction.manager.insert(OrderLinkRow, link);
  }

  async open(tokenDigest: string, now: Date): Promise<string | null> {
    const { manager } = this.transaction;
    const [taken] = await manager.query<[{ orderId: string }[], number]>(TAKE, [tokenDigest, now]);
    if (taken[0]) return taken[0].orderId;
    const link = await manager.findOneBy(OrderLinkRow, { tokenDigest, isReusable: true, expiresAt: MoreThan(now) });
    return link?.orderId ?? null;
  }
}
