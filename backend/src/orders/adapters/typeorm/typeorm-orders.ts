import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, MoreThanOrEqual } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { type OrderFilter, Orders } from '../../application/orders.port.js';
import type { Order } from '../../domain/order.js';
import { OrderClaimRow, OrderRow } from './order.schemas.js';
import { toOrder, toRow } from './order-row.js';

/** In one order of ids, so that two orders of the same lines never wait for each other. */
const CLAIM = `
  INSERT INTO order_claim (cart_line_id, order_id)
  SELECT id, $1 FROM unnest($2::uuid[]) AS line(id) ORDER BY id
  ON CONFLICT (cart_line_id) DO NOTHING
  RETURNING cart_line_id`;

@Injectable()
export class TypeOrmOrders extends Orders {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(order: Order): Promise<boolean> {
    if (await this.transaction.manager.existsBy(OrderRow, { number: order.number })) return false;
    await this.transaction.manager.insert(OrderRow, toRow(order));
    return true;
  }

  async claim(orderId: string, cartLineIds: readonly string[]): Promise<number> {
    const claimed = await this.transaction.manager.query<unknown[]>(CLAIM, [orderId, cartLineIds]);
    return claimed.length;
  }

  async claimantOf(cartLineId: string): Promise<Order | null> {
    const claim = await this.transaction.manager.findOneBy(OrderClaimRow, { cartLineId });
    return claim && this.find(claim.orderId);
  }

  find(id: string): Promise<Order | null> {
    return this.one({ id });
  }

  async locked(id: string): Promise<Order | null> {
    const row = await this.transaction.manager.findOne(OrderRow, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return row && toOrder(row);
  }

  async save(order: Order): Promise<void> {
    const { status, reviewReason, history } = toRow(order);
    await this.transaction.manager.update(OrderRow, { id: order.id }, { status, reviewReason, history });
  }

  byTransaction(transactionId: string): Promise<Order | null> {
    return this.one({ transactionId });
  }

  ofAttempt(attemptId: string): Promise<Order | null> {
    return this.one({ attemptId });
  }

  async byNumber(number: string, email: string): Promise<Order | null> {
    const order = await this.one({ number });
    return order?.purchase.customer.email.toLowerCase() === email.toLowerCase() ? order : null;
  }

  async ofUser(userId: string): Promise<Order[]> {
    const rows = await this.transaction.manager.find(OrderRow, { where: { userId }, order: { createdAt: 'DESC' } });
    return rows.map(toOrder);
  }

  async newestTransfer(sessionId: string, moment: Date): Promise<Order | null> {
    const row = await this.transaction.manager.findOne(OrderRow, {
      where: { sessionId, status: 'pending_transfer', createdAt: MoreThanOrEqual(moment) },
      order: { createdAt: 'DESC' },
    });
    return row && toOrder(row);
  }

  async list({ statuses, search, from, before, after, limit }: OrderFilter): Promise<Order[]> {
    const query = this.transaction.manager.createQueryBuilder(OrderRow, 'o');
    if (statuses) query.andWhere('o.status IN (:...statuses)', { statuses });
    if (from) query.andWhere('o.createdAt >= :from', { from });
    if (before) query.andWhere('o.createdAt < :before', { before });
    if (after) query.andWhere('(o.createdAt, o.id) < (:createdAt, :id)', { ...after });
    if (search) {
      const fields = ['number', 'customerName', 'customerEmail', 'customerPhone', 'transactionId', 'reference'];
      const matches = fields.map((field) => `o.${field} ILIKE :pattern`).join(' OR ');
      query.andWhere(`(${matches})`, { pattern: `%${search.replace(/[\\%_]/g, '\\$&')}%` });
    }
    const rows = await query.orderBy('o.createdAt', 'DESC').addOrderBy('o.id', 'DESC').take(limit).getMany();
    return rows.map(toOrder);
  }

  /** The oldest, where several fit. */
  private async one(where: FindOptionsWhere<OrderRow>): Promise<Order | null> {
    const row = await this.transaction.manager.findOne(OrderRow, { where, order: { createdAt: 'ASC' } });
    return row && toOrder(row);
  }
}
