import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, MoreThanOrEqual } from 'typeorm';
import type { Pesos } from '../../../common/money.js';
import type { AccountReplacement, Person } from '../../../common/personal-data.js';
import { TypeOrmTransaction } from '../../../database/index.js';
import {
  type AwaitedMoney,
  type ContactDetails,
  type ErasureRequest,
  MAX_COUNTED,
  MAX_OF_USER,
  type OrderCount,
  type OrderFilter,
  type OrderPosition,
  Orders,
} from '../../application/orders.port.js';
import type { DueDates } from '../../domain/due.js';
import { ERASABLE_STATES, FINISHED_STATES, ORDER_STATES, type OrderState } from '../../domain/order-state.js';
import type { Order } from '../../domain/order.js';
import { listOrders } from './order-list.js';
import { OrderClaimRow, orderColumns, OrderRow } from './order.schemas.js';
import * as sql from './order.sql.js';
import { toLoggedOrder, toOrder, toRow } from './order-row.js';

/** Digits of a phone in Colombia. */
const MIN_PHONE = 10;

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

  async isAnyClaimed(cartLineIds: readonly string[]): Promise<boolean> {
    return (await this.transaction.manager.query<unknown[]>(sql.CLAIMED, [cartLineIds])).length > 0;
  }

  async findClaimantsForUpdate(cartLineIds: readonly string[]): Promise<Order[]> {
    return (await this.transaction.manager.query<OrderRow[]>(sql.CLAIMANTS_FOR_UPDATE, [cartLineIds])).map(toOrder);
  }

  async takeOverClaims(orderId: string, cartLineIds: readonly string[], from: readonly string[]): Promise<boolean> {
    const values = [orderId, cartLineIds, from];
    const [, count] = await this.transaction.manager.query<[unknown, number]>(sql.TAKE_OVER_CLAIMS, values);
    return count > 0;
  }

  async claimantOf(cartLineId: string): Promise<Order | null> {
    const claim = await this.transaction.manager.findOneBy(OrderClaimRow, { cartLineId });
    return claim && this.find(claim.orderId);
  }

  find(id: string): Promise<Order | null> {
    return this.read(sql.OF_ID, id);
  }

  async findForUpdate(id: string): Promise<Order | null> {
    const row = await this.transaction.manager.findOne(OrderRow, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return row && toLoggedOrder(row);
  }

  async save(order: Order): Promise<void> {
    const { status, reviewReason, promised, refunded, history, searchText } = toRow(order);
    const changes = { status, reviewReason, promised, refunded, history, searchText };
    await this.transaction.manager.update(OrderRow, { id: order.id }, changes);
  }

  async saveStaffNotes({ id, staffNotes }: Order): Promise<void> {
    await this.transaction.manager.update(OrderRow, { id }, { staffNotes: [...staffNotes] });
  }

  async saveDetails(order: Order): Promise<void> {
    const { customerPhone, shipping, lines, searchText, history } = toRow(order);
    const details = { customerPhone, shipping, lines, searchText, history };
    await this.transaction.manager.update(OrderRow, { id: order.id }, details);
  }

  async claimTransfer(digest: string, orderId: string): Promise<string | null> {
    const { manager } = this.transaction;
    await manager.query(sql.CLAIM_TRANSFER, [digest, orderId]);
    const rows = await manager.query<{ number: string }[]>(sql.OTHER_ORDER_OF_TRANSFER, [digest, orderId]);
    return rows[0]?.number ?? null;
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
    return rows[0] ? { order: toLoggedOrder(rows[0]), isPayer: rows[0].isPayer } : null;
  }

  async recordInstalment(transactionId: string, orderId: string, attemptId: string): Promise<void> {
    await this.transaction.manager.query(sql.RECORD_INSTALMENT, [transactionId, orderId, attemptId]);
  }

  async findAwaitingMoneyForUpdate(
    kind: AwaitedMoney,
    { placedBefore, after, limit }: { placedBefore: Date; after?: OrderPosition; limit: number },
  ): Promise<Order[]> {
    const statement = kind === 'transfer' ? sql.AWAITING_TRANSFER : sql.AWAITING_BALANCE;
    const values = [placedBefore, after?.createdAt ?? null, after?.id ?? null, limit];
    return (await this.transaction.manager.query<OrderRow[]>(statement, values)).map(toOrder);
  }

  ofAttempt(attemptId: string): Promise<Order | null> {
    return this.one({ attemptId });
  }

  async ofSameLines({ id, purchase }: Pick<Order, 'id' | 'purchase'>): Promise<Order[]> {
    const values = [purchase.sessionId, id, purchase.lines.map(({ cartLineId }) => cartLineId)];
    return (await this.transaction.manager.query<OrderRow[]>(sql.OF_SAME_LINES, values)).map(toOrder);
  }

  async byNumber(number: string, email?: string): Promise<Order | null> {
    const order = await this.one({ number });
    if (email === undefined) return order;
    return order?.purchase.customer.email.toLowerCase() === email.toLowerCase() ? order : null;
  }

  async ofUser(userId: string): Promise<Order[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    const rows = await this.transaction.manager.find(OrderRow, { where: { userId }, order, take: MAX_OF_USER });
    return rows.map(toOrder);
  }

  async ofContact({ phone, emails }: ContactDetails, limit: number): Promise<Order[]> {
    // Shorter digits are no phone, and many orders contain them.
    const digits = phone && phone.length >= MIN_PHONE ? phone.slice(-MIN_PHONE) : null;
    const addresses = emails.map((email) => email.toLowerCase());
    if (!digits && addresses.length === 0) return [];
    const values = [digits, addresses, limit];
    return (await this.transaction.manager.query<OrderRow[]>(sql.OF_CONTACT, values)).map(toOrder);
  }

  async ofGuestsFor(payerDigests: readonly string[]): Promise<Order[]> {
    return (await this.transaction.manager.query<OrderRow[]>(sql.OF_GUESTS_FOR, [payerDigests])).map(toOrder);
  }

  async assignTo(orderId: string, userId: string): Promise<void> {
    await this.transaction.manager.update(OrderRow, { id: orderId, userId: IsNull() }, { userId });
  }

  async replaceAccount({ oldId, newId, provenEmail }: AccountReplacement): Promise<void> {
    await this.transaction.manager.query(sql.REPLACE_ACCOUNT, [oldId, newId, provenEmail]);
  }

  async ofPerson({ accountId, provenEmail }: Person, limit: number): Promise<Order[]> {
    const values = [accountId, provenEmail, limit];
    return (await this.transaction.manager.query<OrderRow[]>(sql.OF_PERSON_PAID_FIRST, values)).map(toOrder);
  }

  async requestErasure(request: ErasureRequest): Promise<{ erasable: number; inProgress: string[] }> {
    const { manager } = this.transaction;
    const values = [...erasureValues(request), ERASABLE_STATES];
    await manager.query(sql.REQUEST_ERASURE, values);
    return (await manager.query<[{ erasable: number; inProgress: string[] }]>(sql.COUNT_ERASABLE, values))[0];
  }

  async findErasableOfForUpdate(request: ErasureRequest, limit: number): Promise<Order[]> {
    const values = [...erasureValues(request), ERASABLE_STATES, limit];
    return (await this.transaction.manager.query<OrderRow[]>(sql.ERASABLE_OF_FOR_UPDATE, values)).map(toOrder);
  }

  async findOldForUpdate(state: OrderState, moment: Date, unpaidOnly: boolean, limit: number): Promise<Order[]> {
    const values = [state, moment, unpaidOnly, limit];
    return (await this.transaction.manager.query<OrderRow[]>(sql.OLD_FOR_UPDATE, values)).map(toOrder);
  }

  async findErasableForUpdate(moment: Date, limit: number): Promise<Order[]> {
    const values = [FINISHED_STATES, moment, limit];
    return (await this.transaction.manager.query<OrderRow[]>(sql.ERASABLE_FOR_UPDATE, values)).map(toOrder);
  }

  async saveErasure(order: Order): Promise<void> {
    const { sessionId, userId, customerName, customerEmail, customerPhone, shipping, lines, ...row } = toRow(order);
    const person = { sessionId, userId, customerName, customerEmail, customerPhone, shipping };
    const { status, history, reference, searchText, eraseRequestedAt, anonymisedAt, staffNotes } = row;
    const removed = { ...person, lines, history, reference, searchText, staffNotes };
    const changes = { ...removed, status, eraseRequestedAt, anonymisedAt };
    await this.transaction.manager.update(OrderRow, { id: order.id }, changes);
  }

  async newestTransfer(sessionId: string, moment: Date): Promise<Order | null> {
    const row = await this.transaction.manager.findOne(OrderRow, {
      where: { sessionId, status: 'pending_transfer', createdAt: MoreThanOrEqual(moment) },
      order: { createdAt: 'DESC' },
    });
    return row && toLoggedOrder(row);
  }

  list(filter: OrderFilter): Promise<Order[]> {
    return listOrders(this.transaction.manager, filter);
  }

  async countDue({ from, before }: DueDates): Promise<number> {
    const values = [before, from ?? null];
    return (await this.transaction.manager.query<[{ orders: number }]>(sql.COUNT_DUE, values))[0].orders;
  }

  async openPieces(): Promise<{ readonly all: number; readonly express: number }> {
    return (await this.transaction.manager.query<[{ all: number; express: number }]>(sql.OPEN_PIECES))[0];
  }

  async receivedSince(moment: Date): Promise<Pesos> {
    return (await this.transaction.manager.query<[{ amount: number }]>(sql.RECEIVED_SINCE, [moment]))[0].amount;
  }

  counts(): Promise<OrderCount[]> {
    return this.transaction.manager.query<OrderCount[]>(sql.COUNTS, [ORDER_STATES, MAX_COUNTED]);
  }

  /** Every payment and every mail runs this query; an entity manager would take several times as long to build it. */
  private async read(statement: string, value: string): Promise<Order | null> {
    const [row] = await this.transaction.manager.query<OrderRow[]>(statement, [value]);
    return row ? toLoggedOrder(row) : null;
  }

  /** The oldest, where several fit. */
  private async one(where: FindOptionsWhere<OrderRow>): Promise<Order | null> {
    const row = await this.transaction.manager.findOne(OrderRow, { where, order: { createdAt: 'ASC' } });
    return row && toLoggedOrder(row);
  }
}

function erasureValues({ accountId, provenEmail, at }: ErasureRequest): unknown[] {
  return [accountId, provenEmail, at];
}
