import { Injectable } from '@nestjs/common';
import { CURRENCY } from '../../common/money.js';
import { type Order, OrdersForMoney } from '../../orders/index.js';
import { type MoneyToReview, OpenPayments } from '../../payments/index.js';
import { type NamedOrder, type OpenMoney, outcomesOf } from '../domain/open-money.js';
import { providerSays } from '../domain/provider-says.js';
import { type ExcessMoney, ExcessMoneyReader } from './excess-money.port.js';

/** Far more than ever waits; a shop with more decides about the newest first. */
const MAX_LISTED = 200;
const MAX_COUNTED = 1_000;

/** Orders that are offered for money of one person. */
const MAX_CANDIDATES = 3;

/** Everything that waits for a decision: money of providers, orders of second and late payments, and more than orders cost. */
@Injectable()
export class ListOpenMoney {
  constructor(
    private readonly payments: OpenPayments,
    private readonly orders: OrdersForMoney,
    private readonly excess: ExcessMoneyReader,
  ) {}

  /** The newest first. */
  async list(): Promise<OpenMoney[]> {
    const ofProviders: OpenMoney[] = [];
    for (const money of (await this.payments.list()).slice(0, MAX_LISTED))
      ofProviders.push(await this.ofProvider(money));
    const inVain: OpenMoney[] = [];
    for (const order of await this.orders.paidInVain(MAX_LISTED)) inVain.push(await this.ofReview(order));
    const excess: OpenMoney[] = [];
    for (const each of await this.excess.list(MAX_LISTED))
      excess.push(ofExcess(each, await this.orders.find(each.orderId)));
    const all = [...ofProviders, ...inVain, ...excess];
    return all.sort((a, b) => b.listedAt.getTime() - a.listedAt.getTime()).slice(0, MAX_LISTED);
  }

  /** Number of what `Today` does not count among the orders in review, at most 1,000. */
  async count(): Promise<number> {
    const excess = await this.excess.count(MAX_COUNTED);
    return Math.min(MAX_COUNTED, (await this.payments.count()) + excess);
  }

  /** What an order has beyond what it needs; null for nothing. */
  excessOf(orderId: string): Promise<ExcessMoney | null> {
    return this.excess.of(orderId);
  }

  /** Money of a provider as it is listed. */
  async ofProvider(money: MoneyToReview): Promise<OpenMoney> {
    const { attempt, provider, transactionId } = money;
    const purchase = attempt?.purchase ?? null;
    const customer = purchase && contactOf(purchase.customer);
    const order = await this.orderOf(money);
    const person = customer ?? money.payer;
    const candidates = person ? await this.orders.ofPayer(person, MAX_CANDIDATES) : [];
    const listed = {
      id: money.openId,
      reason: money.reason,
      amount: money.amount,
      currency: money.currency,
      expected: attempt?.amount ?? null,
      provider,
      transactionId,
      reference: money.reference,
      method: money.method,
      status: money.status,
      payer: money.payer,
      customer: customer ?? (order && contactOf(order.purchase.customer)),
      movedAt: money.movedAt ?? money.recordedAt,
      listedAt: money.recordedAt,
      order: order && nameOf(order),
      candidates: candidates.filter(({ id }) => id !== order?.id).map(nameOf),
      providerSays: providerSays(money),
      purchase,
      decisions: money.resolutions,
    };
    return { ...listed, outcomes: outcomesOf(listed) };
  }

  /**
   * An order that was made for a second or late payment. A second payment of an order that was made already is what it has too much; releases
   * before 2026-12 put such orders under review.
   */
  async ofReview(order: Order): Promise<OpenMoney> {
    const { method, transactionId, reference } = order.payment;
    const provider = order.payments.find((paid) => paid.transactionId === transactionId)?.provider ?? null;
    const entered = order.history.findLast(({ event }) => !event)!.at;
    const excess = order.openReview === 'second_payment' ? await this.orders.excessOf(order.id) : 0;
    return {
      ...ofOrder(order),
      reason: order.openReview as 'second_payment' | 'late_payment',
      amount: excess || order.money.held,
      expected: order.purchase.finalTotal,
      provider,
      transactionId,
      reference,
      method,
      movedAt: entered,
      listedAt: entered,
      outcomes: ['new_order', 'give_back'],
    };
  }

  /** The order that has the money, or that its attempt was for. */
  private async orderOf({ provider, transactionId, attempt }: MoneyToReview): Promise<Order | null> {
    const paid = await this.orders.ofTransaction(provider, transactionId);
    return paid ?? (attempt?.orderId ? this.orders.find(attempt.orderId) : null);
  }
}

function nameOf({ id, number, status, purchase }: Order): NamedOrder {
  return { id, number, status, customerName: purchase.customer.name };
}

function contactOf({ name, email, phone }: Order['purchase']['customer']) {
  return { name, email, phone };
}

/** What money of an order has in common; an order has no transaction of its own on this list. */
function ofOrder(order: Order) {
  return {
    id: order.id,
    currency: CURRENCY,
    payer: null,
    customer: contactOf(order.purchase.customer),
    order: nameOf(order),
    candidates: [],
    providerSays: null,
    purchase: order.purchase,
    decisions: [],
    status: null,
  };
}

/** What an order received beyond what it needs. */
export function ofExcess({ amount, movedAt }: ExcessMoney, order: Order): OpenMoney {
  return {
    ...ofOrder(order),
    reason: 'excess',
    amount,
    expected: order.purchase.finalTotal,
    provider: null,
    transactionId: null,
    reference: order.number,
    method: order.payment.method,
    movedAt,
    listedAt: movedAt,
    outcomes: ['give_back'],
  };
}
