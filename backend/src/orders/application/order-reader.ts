import { Injectable } from '@nestjs/common';
import { DomainError, errorOf } from '../../common/domain-error.js';
import type { Person } from '../../common/personal-data.js';
import { digestOf } from '../../common/random-token.js';
import { ReplicaReads } from '../../common/replica-reads.port.js';
import { TRANSACTION_ID } from '../../common/transaction-id.js';
import { ORDER_NUMBER, orderNumberOf } from '../domain/order-number.js';
import { ORDER_STATUSES } from '../domain/order-status.js';
import { isCustomer, stateOf, type Viewer, visibleTo } from '../domain/masked-order.js';
import type { Order } from '../domain/order.js';
import { asListed } from '../domain/restricted-order.js';
import { PayerProof } from './payer-proof.js';
import { type ContactDetails, type OrderCount, type OrderFilter, type OrderPosition, Orders } from './orders.port.js';

export interface OrderPage {
  readonly orders: readonly Order[];
  /** Position of the next page; undefined on the last one. */
  readonly next?: OrderPosition;
}

/** The caller who asks for an order. */
export interface Caller {
  /** Tokens in the cookie of the browser; see `PayerProof`. */
  readonly payerTokens: readonly string[];
  readonly user: Viewer['user'];
}

/** An order that was found by number and email. */
export interface TrackedOrder {
  /** Without personal data unless `isOwn`. */
  readonly order: Order;
  /** Whether the caller is proven to be the customer. */
  readonly isOwn: boolean;
}

/** Finds orders for callers who may see them. */
@Injectable()
export class OrderReader {
  constructor(
    private readonly orders: Orders,
    private readonly payers: PayerProof,
    private readonly replica: ReplicaReads,
  ) {}

  /** Masked for strangers: a transaction's id is no secret. */
  async byTransaction(transactionId: string, { payerTokens, user }: Caller): Promise<Order> {
    const digests = payerTokens.map(digestOf);
    const found = TRANSACTION_ID.test(transactionId)
      ? await this.replica.run(() => this.orders.byTransactionFor(transactionId, digests))
      : null;
    if (!found) throw unknownOrder();
    const { order, isPayer, hasPaidPart } = found;
    return visibleTo({ isPayer, hasPaidPart, user }, order);
  }

  /** The order as far as its caller may see it. */
  async seenBy({ payerTokens, user }: Caller, order: Order): Promise<Order> {
    const isPayer = await this.payers.holds(payerTokens, ownSubjects(order));
    const hasPaidPart = !isPayer && (await this.payers.holds(payerTokens, attemptsOf(order)));
    return visibleTo({ isPayer, hasPaidPart, user }, order);
  }

  /** The whole order for its proven customer; other callers get the same error as for an unknown number. */
  async ownByNumber(typedNumber: string, caller: Caller): Promise<Order> {
    const number = orderNumberOf(typedNumber);
    const order = ORDER_NUMBER.test(number) ? await this.orders.byNumber(number) : null;
    if (!order || !(await this.isOwn(caller, order))) throw unknownOrder();
    return order;
  }

  /** Whether the caller is proven to be the customer. */
  private async isOwn({ payerTokens, user }: Caller, order: Order): Promise<boolean> {
    return isCustomer({ isPayer: await this.payers.holds(payerTokens, ownSubjects(order)), user }, order);
  }

  /** @throws DomainError `order.not_found` */
  async ofId(id: string): Promise<Order> {
    return knownOrder(await this.orders.find(id));
  }

  /** The same, locked until the transaction ends. */
  async lock(id: string): Promise<Order> {
    return knownOrder(await this.orders.findForUpdate(id));
  }

  /** The orders of an account and of a proven email, paid orders first. */
  ofPerson(person: Person, limit: number): Promise<Order[]> {
    return this.orders.ofPerson(person, limit);
  }

  /**
   * The state of an order for a caller with its number and email, and its data too for the proven customer. The same error for a number
   * that does not exist and for another person's.
   */
  async lookUp(typedNumber: string, email: string, caller: Caller): Promise<TrackedOrder> {
    const order = knownOrder(await this.replica.run(() => this.findTracked(typedNumber, email)));
    const isOwn = await this.isOwn(caller, order);
    return { order: isOwn ? order : stateOf(order), isOwn };
  }

  /** The whole order, to mail its customer or to ask for what it owes; null for a wrong number or email. Proves nothing. */
  async findTracked(typedNumber: string, email: string): Promise<Order | null> {
    const number = orderNumberOf(typedNumber);
    return ORDER_NUMBER.test(number) ? this.orders.byNumber(number, email) : null;
  }

  ofUser(userId: string): Promise<Order[]> {
    return this.orders.ofUser(userId);
  }

  /** For staff only, because a typed phone or email proves nothing. The newest first. */
  ofContact(contact: ContactDetails, limit: number): Promise<Order[]> {
    return this.orders.ofContact(contact, limit);
  }

  /** Paid and unsent orders, the earliest promised day first. */
  async toMake(limit: number): Promise<Order[]> {
    return (await this.orders.toMake(limit)).map(asListed);
  }

  counts(): Promise<OrderCount[]> {
    return this.orders.counts(ORDER_STATUSES);
  }

  async list(filter: OrderFilter): Promise<OrderPage> {
    const found = await this.orders.list({ ...filter, limit: filter.limit + 1 });
    const orders = found.slice(0, filter.limit);
    return found.length > filter.limit ? { orders, next: orders.at(-1) } : { orders };
  }
}

/** The attempts that paid the order or an instalment of it. */
function attemptsOf({ payment, money }: Order): string[] {
  return [payment, ...money.entries].flatMap(({ attemptId }) => attemptId ?? []);
}

/** The order and the payment that made it, whose payer is the customer; not the payments of instalments. */
function ownSubjects({ id, payment }: Order): string[] {
  return payment.attemptId === null ? [id] : [id, payment.attemptId];
}

export const ORDER_UNKNOWN = [404, 'order.not_found', 'No encontramos este pedido.'] as const;

export function unknownOrder(): DomainError {
  return errorOf(ORDER_UNKNOWN);
}

/** The order that was found. Throws `order.not_found`. */
export function knownOrder(order: Order | null): Order {
  if (!order) throw unknownOrder();
  return order;
}
