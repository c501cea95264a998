import { IN_WORKSHOP } from '../../src/common/order-statuses.js';
import type { AwaitedMoney, OrderPosition, Orders } from '../../src/orders/application/orders.port.js';
import { ledgerOf } from '../../src/money/domain/order-money.js';
import { Order } from '../../src/orders/domain/order.js';
import { ledgerInMemory } from './in-memory-money.js';

/** The part of the port that placing orders and deciding about them needs; one transaction at a time. */
type KeptOrders = Pick<
  Orders,
  | 'add'
  | 'byNumber'
  | 'byTransaction'
  | 'claim'
  | 'claimantOf'
  | 'excessOf'
  | 'find'
  | 'findAwaitingMoneyForUpdate'
  | 'findClaimantsForUpdate'
  | 'findForUpdate'
  | 'ofAttempt'
  | 'ofSameLines'
  | 'save'
  | 'saveDetails'
  | 'saveErasure'
  | 'saveStaffNotes'
  | 'takeOverClaims'
>;

/** Orders, their claims on cart lines and their money, in memory. */
export class InMemoryOrders implements KeptOrders {
  private readonly orders = new Map<string, Order>();
  private readonly claims = new Map<string, string>();
  /** The money of these orders. */
  readonly money = ledgerInMemory();

  add(order: Order): Promise<boolean> {
    const isFree = [...this.orders.values()].every(({ number }) => number !== order.number);
    if (isFree) this.orders.set(order.id, copyOf(order));
    // A test may store an order that has money already.
    if (isFree && order.money.entries.length > 0) this.money.entries.adopt(order.id, order.money);
    return Promise.resolve(isFree);
  }

  find(id: string): Promise<Order | null> {
    const order = this.orders.get(id);
    return Promise.resolve(order ? this.read(order) : null);
  }

  /** Of an order without refunds. */
  async excessOf(id: string): Promise<number> {
    const { received, total, allowed } = (await this.find(id))!.money;
    return Math.max(0, received - (total - allowed));
  }

  findForUpdate(id: string): Promise<Order | null> {
    return this.find(id);
  }

  save({ id, status, reviewReason, promised, history, eraseRequestedAt }: Order): Promise<void> {
    Object.assign(this.orders.get(id)!, { status, reviewReason, promised, history: [...history], eraseRequestedAt });
    return Promise.resolve();
  }

  saveDetails({ id, purchase, history }: Order): Promise<void> {
    Object.assign(this.orders.get(id)!, structuredClone({ purchase, history }));
    return Promise.resolve();
  }

  saveStaffNotes({ id, staffNotes }: Order): Promise<void> {
    Object.assign(this.orders.get(id)!, { staffNotes: [...staffNotes] });
    return Promise.resolve();
  }

  saveErasure(order: Order): Promise<void> {
    this.orders.set(order.id, copyOf(order));
    return Promise.resolve();
  }

  findAwaitingMoneyForUpdate(
    kind: AwaitedMoney,
    { placedBefore, after, limit }: { placedBefore: Date; after?: OrderPosition; limit: number },
  ): Promise<Order[]> {
    const isAwaited = ({ status, firstInstalment }: Order) =>
      kind === 'transfer' ? status === 'pending_transfer' : firstInstalment !== null && IN_WORKSHOP.includes(status);
    const found = [...this.orders.values()]
      .filter((order) => isAwaited(order) && order.createdAt < placedBefore)
      .sort(byPosition)
      .filter((order) => !after || byPosition(order, after) > 0);
    return Promise.resolve(found.slice(0, limit).map((order) => this.read(order)));
  }

  byNumber(number: string, email?: string): Promise<Order | null> {
    const isAsked = (order: Order) =>
      order.number === number &&
      (email === undefined || order.purchase.customer.email.toLowerCase() === email.toLowerCase());
    const order = [...this.orders.values()].find(isAsked);
    return Promise.resolve(order ? this.read(order) : null);
  }

  async byTransaction(transactionId: string): Promise<Order | null> {
    const paid = (await this.money.entries.ofTransaction('wompi', transactionId)).find(
      ({ kind }) => kind === 'payment',
    );
    return this.find(paid?.orderId ?? '');
  }

  claim(id: string, lineIds: readonly string[]): Promise<number> {
    const free = lineIds.filter((lineId) => !this.claims.has(lineId));
    for (const lineId of free) this.claims.set(lineId, id);
    return Promise.resolve(free.length);
  }

  claimantOf(lineId: string): Promise<Order | null> {
    return this.find(this.claims.get(lineId) ?? '');
  }

  findClaimantsForUpdate(lineIds: readonly string[]): Promise<Order[]> {
    const ids = new Set(lineIds.map((lineId) => this.claims.get(lineId) ?? ''));
    return Promise.resolve([...this.orders.values()].filter(({ id }) => ids.has(id)).map((order) => this.read(order)));
  }

  takeOverClaims(id: string, lineIds: readonly string[], from: readonly string[]): Promise<boolean> {
    const claimants = lineIds.map((lineId) => this.claims.get(lineId));
    const isOthers = claimants.some((each) => each !== undefined && each !== id && !from.includes(each));
    const taken = lineIds.filter((lineId) => from.includes(this.claims.get(lineId) ?? ''));
    if (isOthers || taken.length === 0) return Promise.resolve(false);
    for (const lineId of taken) this.claims.set(lineId, id);
    return Promise.resolve(true);
  }

  ofAttempt(attemptId: string): Promise<Order | null> {
    const order = [...this.orders.values()].find(({ payment }) => payment.attemptId === attemptId);
    return Promise.resolve(order ? this.read(order) : null);
  }

  ofSameLines({ id, purchase }: Pick<Order, 'id' | 'purchase'>): Promise<Order[]> {
    const lineIds = purchase.lines.map(({ cartLineId }) => cartLineId);
    const claimants = lineIds.map((lineId) => this.claims.get(lineId));
    const isOfSameCart = (other: Order) =>
      purchase.sessionId !== '' &&
      other.purchase.sessionId === purchase.sessionId &&
      other.purchase.lines.some(({ cartLineId }) => lineIds.includes(cartLineId));
    const isOfSameLines = (other: Order) => other.id !== id && (isOfSameCart(other) || claimants.includes(other.id));
    const newestFirst = (a: Order, b: Order) => b.createdAt.getTime() - a.createdAt.getTime();
    return Promise.resolve(
      [...this.orders.values()]
        .filter(isOfSameLines)
        .sort(newestFirst)
        .map((order) => this.read(order)),
    );
  }

  /** With the money of the ledger, as the adapter reads it. A change that is not saved changes nothing. */
  private read(order: Order): Order {
    const money = this.money.entries.ledgerOf(order.id) ?? ledgerOf(order.purchase.finalTotal);
    return Object.assign(copyOf(order), { money });
  }
}

/** By time and then by id. */
function byPosition(a: OrderPosition, b: OrderPosition): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function copyOf(order: Order): Order {
  return Object.assign(new Order(), structuredClone({ ...order }));
}
