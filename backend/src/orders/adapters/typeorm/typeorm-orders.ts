import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, MoreThanOrEqual } from 'typeorm';
import { setLogOrder } from '../../../common/log-context.js';
import type { Pesos } from '../../../common/money.js';
import { CURRENT_PROVIDER } from '../../../common/payment-providers.js';
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
import type { ShownAccount } from '../../domain/shown-account.js';
import type { DueDates } from '../../domain/due.js';
import { ERASABLE_STATUSES, FINISHED_STATUSES, type OrderStatus } from '../../domain/order-status.js';
import { FREE_OF_CHARGE } from '../../domain/payment.js';
import type { Order } from '../../domain/order.js';
import { listOrders } from './order-list.js';
import { OrderClaimRow, orderColumns, OrderRow } from './order.schemas.js';
import * as work from './order-work.sql.js';
import { EXCESS_OF_ORDER } from './excess.sql.js';
import * as sql from './order.sql.js';
import { type ReadOrder, toLoggedOrder, toOrder, toRow } from './order-row.js';
import { withMoney } from './order-money.js';

const erasureValues = ({ accountId, provenEmail, at }: ErasureRequest) => [accountId, provenEmail, at];

/** Digits of the shortest phone with its country's code. */
const MIN_PHONE = 8;

@Injectable()
export class TypeOrmOrders extends Orders {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(order: Order): Promise<boolean> {
    setLogOrder(order.number);
    const row = toRow(order);
    const values = orderColumns.map(({ field, isJson }) => (isJson ? JSON.stringify(row[field]) : row[field]));
    return (await this.transaction.manager.query<unknown[]>(sql.ADD, values)).length === 1;
  }

  async claim(orderId: string, cartLineIds: readonly string[]): Promise<number> {
    return (await this.transaction.manager.query<unknown[]>(sql.CLAIM, [orderId, cartLineIds])).length;
  }

  async isAnyClaimed(cartLineIds: readonly string[]): Promise<boolean> {
    return (await this.transaction.manager.query<unknown[]>(sql.CLAIMED, [cartLineIds])).length > 0;
  }

  findClaimantsForUpdate(cartLineIds: readonly string[]): Promise<Order[]> {
    return this.several(sql.CLAIMANTS_FOR_UPDATE, [cartLineIds]);
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
    const { manager } = this.transaction;
    const row = await manager.findOne(OrderRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
    const [read] = row ? await withMoney(manager, [row]) : [];
    return read ? toLoggedOrder(read) : null;
  }

  async save(order: Order): Promise<void> {
    const { status, reviewReason, promised, bankAccount, history, searchText, ...row } = toRow(order);
    const { rightsUntil, soldAt, shippedAt, deliveredAt, endedAt } = row;
    const moments = { rightsUntil, soldAt, shippedAt, deliveredAt, endedAt };
    const changes = { status, reviewReason, promised, bankAccount, history, searchText, ...moments };
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

  byTransaction(transactionId: string): Promise<Order | null> {
    return this.read(sql.OF_TRANSACTION, transactionId, CURRENT_PROVIDER);
  }

  async byTransactionFor(
    transactionId: string,
    payerDigests: readonly string[],
  ): ReturnType<Orders['byTransactionFor']> {
    type Row = ReadOrder & { isPayer: boolean; hasPaidPart: boolean };
    const rows = await this.transaction.manager.query<Row[]>(sql.OF_TRANSACTION_FOR, [
      transactionId,
      CURRENT_PROVIDER,
      payerDigests,
    ]);
    const [row] = rows;
    return row ? { order: toLoggedOrder(row), isPayer: row.isPayer, hasPaidPart: row.hasPaidPart } : null;
  }

  findAwaitingMoneyForUpdate(
    kind: AwaitedMoney,
    { placedBefore, after, limit }: { placedBefore: Date; after?: OrderPosition; limit: number },
  ): Promise<Order[]> {
    const statement = kind === 'transfer' ? sql.AWAITING_TRANSFER : sql.AWAITING_BALANCE;
    return this.several(statement, [placedBefore, after?.createdAt ?? null, after?.id ?? null, limit]);
  }

  async keepAccount(account: ShownAccount): Promise<void> {
    await this.transaction.manager.query(sql.KEEP_ACCOUNT, [account]);
  }

  pageOfAwaitingTransfer(after: OrderPosition | undefined, limit: number): Promise<OrderPosition[]> {
    return this.transaction.manager.query(sql.PAGE_AWAITING, [after?.createdAt ?? null, after?.id ?? null, limit]);
  }

  ofAttempt(attemptId: string): Promise<Order | null> {
    return this.one({ attemptId });
  }

  ofSameLines({ id, purchase }: Pick<Order, 'id' | 'purchase'>): Promise<Order[]> {
    const lineIds = purchase.lines.map(({ cartLineId }) => cartLineId);
    return this.several(sql.OF_SAME_LINES, [purchase.sessionId, id, lineIds]);
  }

  async excessOf(orderId: string): Promise<Pesos> {
    const rows = await this.transaction.manager.query<{ excess: Pesos }[]>(EXCESS_OF_ORDER, [orderId]);
    return rows[0]?.excess ?? 0;
  }

  async byNumber(number: string, email?: string): Promise<Order | null> {
    const order = await this.one({ number });
    if (email === undefined) return order;
    return order?.purchase.customer.email.toLowerCase() === email.toLowerCase() ? order : null;
  }

  async ofUser(userId: string): Promise<Order[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    const rows = await this.transaction.manager.find(OrderRow, { where: { userId }, order, take: MAX_OF_USER });
    return (await withMoney(this.transaction.manager, rows)).map(toOrder);
  }

  async ofContact({ phone, emails }: ContactDetails, limit: number): Promise<Order[]> {
    // Shorter digits are no phone, and many orders contain them.
    const digits = phone && phone.length >= MIN_PHONE ? phone : null;
    const lowerCased = emails.map((email) => email.toLowerCase());
    if (!digits && lowerCased.length === 0) return [];
    return this.several(sql.OF_CONTACT, [digits, lowerCased, limit]);
  }

  ofGuestsFor(payerDigests: readonly string[]): Promise<Order[]> {
    return this.several(sql.OF_GUESTS_FOR, [payerDigests]);
  }

  async assignTo(orderId: string, userId: string): Promise<void> {
    await this.transaction.manager.update(OrderRow, { id: orderId, userId: IsNull() }, { userId });
  }

  async assignBoughtOf(email: string, userId: string): Promise<void> {
    await this.transaction.manager.query(sql.ASSIGN_BOUGHT_OF, [email, userId]);
  }

  async removeUnpaid(anonymisedBefore: Date, limit: number): Promise<number> {
    const values = [anonymisedBefore, limit];
    const removed = await this.transaction.manager.query<[unknown[], number]>(sql.REMOVE_UNPAID, values);
    return removed[1];
  }

  async replaceAccount({ oldId, newId, provenEmail }: AccountReplacement): Promise<void> {
    await this.transaction.manager.query(sql.REPLACE_ACCOUNT, [oldId, newId, provenEmail]);
  }

  ofPerson({ accountId, provenEmail }: Person, limit: number): Promise<Order[]> {
    return this.several(sql.OF_PERSON_PAID_FIRST, [accountId, provenEmail, limit]);
  }

  async requestErasure(request: ErasureRequest): Promise<{ erasable: number; inProgress: string[] }> {
    const { manager } = this.transaction;
    const values = [...erasureValues(request), ERASABLE_STATUSES];
    await manager.query(sql.LOCK_PAID_OF, erasureValues(request));
    await manager.query(sql.REQUEST_ERASURE, values);
    return (await manager.query<[{ erasable: number; inProgress: string[] }]>(sql.COUNT_ERASABLE, values))[0];
  }

  findErasableOfForUpdate(request: ErasureRequest, limit: number): Promise<Order[]> {
    return this.several(sql.ERASABLE_OF_FOR_UPDATE, [...erasureValues(request), ERASABLE_STATUSES, limit]);
  }

  findOldForUpdate(status: OrderStatus, moment: Date, unpaidOnly: boolean, limit: number): Promise<Order[]> {
    return this.several(sql.OLD_FOR_UPDATE, [status, moment, unpaidOnly, limit]);
  }

  findErasableForUpdate(moment: Date, limit: number): Promise<Order[]> {
    return this.several(sql.ERASABLE_FOR_UPDATE, [FINISHED_STATUSES, moment, limit]);
  }

  async saveErasure(order: Order): Promise<void> {
    const { sessionId, userId, customerName, customerEmail, customerPhone, shipping, lines, ...row } = toRow(order);
    const person = { sessionId, userId, customerName, customerEmail, customerPhone, shipping };
    const { status, history, reference, searchText, eraseRequestedAt, anonymisedAt, staffNotes } = row;
    const { rightsUntil, endedAt } = row;
    const marks = { status, eraseRequestedAt, anonymisedAt, rightsUntil, endedAt };
    const rest = { lines, history, reference, searchText, staffNotes, ...marks };
    const { manager } = this.transaction;
    if (order.anonymisedAt) await manager.query(sql.KEEP_ACCOUNTING_RECORD, [order.id, order.anonymisedAt]);
    await manager.update(OrderRow, { id: order.id }, { ...person, ...rest });
    if (order.anonymisedAt) await manager.query(sql.DELETE_LINKS, [order.id]);
  }

  async removeEndedRecords(moment: Date, limit: number): Promise<string[]> {
    const removed = await this.transaction.manager.query<[{ id: string }[], number]>(sql.REMOVE_ENDED_RECORDS, [
      moment,
      limit,
    ]);
    return removed[0].map(({ id }) => id);
  }

  async newestUnpaid(sessionId: string, moment: Date): Promise<Order | null> {
    const placed = { sessionId, createdAt: MoreThanOrEqual(moment) };
    const row = await this.transaction.manager.findOne(OrderRow, {
      where: [
        { ...placed, status: 'pending_transfer' },
        { ...placed, status: 'paid', paymentMethod: FREE_OF_CHARGE },
      ],
      order: { createdAt: 'DESC' },
    });
    return this.logged(row);
  }

  list(filter: OrderFilter): Promise<Order[]> {
    return listOrders(this.transaction.manager, filter);
  }

  toMake(limit: number): Promise<Order[]> {
    return this.several(work.TO_MAKE, [limit]);
  }

  async countDue(ranges: readonly DueDates[]): Promise<number[]> {
    const values = [ranges.map(({ from }) => from ?? ''), ranges.map(({ before }) => before), MAX_COUNTED];
    const rows = await this.transaction.manager.query<{ orders: number }[]>(work.COUNT_DUE, values);
    return rows.map(({ orders }) => orders);
  }

  async openPieces(): Promise<{ readonly all: number; readonly express: number }> {
    return (await this.transaction.manager.query<[{ all: number; express: number }]>(work.OPEN_PIECES))[0];
  }

  async receivedSince(moments: readonly Date[]): Promise<Pesos[]> {
    const earliest = new Date(Math.min(...moments.map(Number))).toISOString();
    const rows = await this.transaction.manager.query<{ amount: number }[]>(sql.RECEIVED_SINCE, [moments, earliest]);
    return rows.map(({ amount }) => amount);
  }

  counts(statuses: readonly OrderStatus[]): Promise<OrderCount[]> {
    return this.transaction.manager.query<OrderCount[]>(work.COUNTS, [statuses, MAX_COUNTED]);
  }

  /** Every payment and every mail runs this query; an entity manager would take several times as long to build it. */
  private async read(statement: string, ...values: string[]): Promise<Order | null> {
    const [row] = await this.transaction.manager.query<ReadOrder[]>(statement, values);
    return row ? toLoggedOrder(row) : null;
  }

  /** The rows of a statement with or without their money. */
  private async several(statement: string, values: unknown[]): Promise<Order[]> {
    const { manager } = this.transaction;
    const rows = await manager.query<(OrderRow | ReadOrder)[]>(statement, values);
    return (await withMoney(manager, rows)).map(toOrder);
  }

  /** The oldest, where several fit. */
  private async one(where: FindOptionsWhere<OrderRow>): Promise<Order | null> {
    const row = await this.transaction.manager.findOne(OrderRow, { where, order: { createdAt: 'ASC' } });
    return this.logged(row);
  }

  private async logged(row: OrderRow | null): Promise<Order | null> {
    if (!row) return null;
    const [read] = await withMoney(this.transaction.manager, [row]);
    return toLoggedOrder(read!);
  }
}
