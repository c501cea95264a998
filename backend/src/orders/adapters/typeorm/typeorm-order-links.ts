import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { type OrderLink, OrderLinks } from '../../application/order-links.port.js';
import { OrderLinkRow } from './order-link.schema.js';

const TAKE = 'DELETE FROM order_link WHERE token_digest = $1 AND expires_at > $2 RETURNING order_id AS "orderId"';

@Injectable()
export class TypeOrmOrderLinks extends OrderLinks {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(link: OrderLink): Promise<void> {
    await this.transaction.manager.insert(OrderLinkRow, link);
  }

  async take(tokenDigest: string, now: Date): Promise<string | null> {
    const [rows] = await this.transaction.manager.query<[{ orderId: string }[], number]>(TAKE, [tokenDigest, now]);
    return rows[0]?.orderId ?? null;
  }
}
