import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, IsNull, MoreThanOrEqual } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { type OrderCount, type OrderFilter, Orders } from '../../application/orders.port.js';
import type { Order } from '../../domain/order.js';
import { OrderClaimRow, orderColumns, OrderRow } from './order.schemas.js';
import * as sql from './order.sql.js';
import { toOrder, toRow } from './order-row.js';

/** Text without accents and capitals, whatever the database's locale is. */
const plain = (text: string) => `lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

const SEARCHED = plain(`concat_ws(' ', o.number, o.customer_name, o.customer_email, o.customer_phone, o.transaction_id,
  o.reference, jsonb_path_query_array(o.lines, '$[*].personalisation.personalization'))`);

/** Digits alone, because families and staff group them differently. */
const PHONE = String.raw`regexp_replace(o.customer_phone, '\D', '', 'g')`;

@Injectable()
export class TypeOrmOrders extends Orders {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(order: Order): Promise<boolean> {
    const row = toRow(order);
    const values = orderColumns.map(({ field, isJson }) => (isJson ? JSON.stringify(row[field]) : row[field]));
    return (await this.transaction.manager.query<unknown[]>(sql.ADD, values)).length === 1;
  }

  async claim(orderId: string, cartLineIds: readonly string[]): Promise<number> {
    const claimed = await this.transaction.manager.query<unknown[]>(sql.CLAIM, [orderId, cartLineIds]);
    return claimed.length;
  }

  async claimantOf(cartLineId: string): Promise<Order | null> {
    const claim = await this.transaction.manager.findOneBy(OrderClaimRow, { cartLineId });
    return claim && this.find(claim.orderId);
  }

  find(id: string): Promise<Order | null> {
    return this.read(sql.OF_ID, id);
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
    return this.read(sql.OF_TRANSACTION, transactionId);
  }

  async byTransactionFor(
    transactionId: string,
    payerDigests: readonly string[],
  ): Promise<{ order: Order; isPayer: boolean } | null> {
    const values = [transactionId, payerDigests];
    const rows = await this.transaction.manager.query<(OrderRow & { isPayer: boolean })[]>(
      sql.OF_TRANSACTION_FOR,
      values,
    );
    return rows[0] ? { order: toOrder(rows[0]), isPayer: rows[0].isPayer } : null;
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

  async ofGuests(subjectIds: readonly string[]): Promise<Order[]> {
    const rows = await this.transaction.manager.find(OrderRow, {
      where: [
        { id: In(subjectIds), userId: IsNull() },
        { attemptId: In(subjectIds), userId: IsNull() },
      ],
    });
    return rows.map(toOrder);
  }

  async assignTo(orderId: string, userId: string): Promise<void> {
    await this.transaction.manager.update(OrderRow, { id: orderId, userId: IsNull() }, { userId });
  }

  async newestTransfer(sessionId: string, moment: Date): Promise<Order | null> {
    const row = await this.transaction.manager.findOne(OrderRow, {
      where: { sessionId, status: 'pending_transfer', createdAt: MoreThanOrEqual(moment) },
      order: { createdAt: 'DESC' },
    });
    return row && toOrder(row);
  }

  async list({ statuses, search, express, from, before, after, oldestFirst, limit }: OrderFilter): Promise<Order[]> {
    const query = this.transaction.manager.createQueryBuilder(OrderRow, 'o');
    if (statuses) query.andWhere('o.status IN (:...statuses)', { statuses });
    if (express) query.andWhere('o.isExpress');
    if (from) query.andWhere('o.createdAt >= :from', { from });
    if (before) query.andWhere('o.createdAt < :before', { before });
    if (after) query.andWhere(`(o.createdAt, o.id) ${oldestFirst ? '>' : '<'} (:createdAt, :id)`, { ...after });
    if (search) query.andWhere(...wordsOf(search));
    const direction = oldestFirst ? 'ASC' : 'DESC';
    const rows = await query.orderBy('o.createdAt', direction).addOrderBy('o.id', direction).take(limit).getMany();
    return rows.map(toOrder);
  }

  counts(): Promise<OrderCount[]> {
    return this.transaction.manager
      .createQueryBuilder(OrderRow, 'o')
      .select('o.status', 'status')
      .addSelect('count(*)::int', 'orders')
      .groupBy('o.status')
      .getRawMany<OrderCount>();
  }

  /** What every payment and every mail asks: an entity manager would take several times as long to find the words. */
  private async read(statement: string, value: string): Promise<Order | null> {
    const [row] = await this.transaction.manager.query<OrderRow[]>(statement, [value]);
    return row ? toOrder(row) : null;
  }

  /** The oldest, where several fit. */
  private async one(where: FindOptionsWhere<OrderRow>): Promise<Order | null> {
    const row = await this.transaction.manager.findOne(OrderRow, { where, order: { createdAt: 'ASC' } });
    return row && toOrder(row);
  }
}

/** A condition and its values. */
function wordsOf(search: string): [string, Record<string, string>] {
  const words = search
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const texts = `${SEARCHED} LIKE :words`;
  const values = { words: `%${words.replace(/[\\%_]/g, '\\$&')}%` };
  if (!/^[\d\s+().-]{7,}$/.test(words)) return [texts, values];
  return [`(${texts} OR ${PHONE} LIKE :phone)`, { ...values, phone: `%${words.replace(/\D/g, '')}%` }];
}
