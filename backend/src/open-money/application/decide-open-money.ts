import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { errorOf, invalidField } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import type { SignedInUser } from '../../identity/index.js';
import { type Order, OrdersForMoney } from '../../orders/index.js';
import { type MoneyOutcome, type MoneyToReview, OpenPayments } from '../../payments/index.js';
import {
  MONEY_UNKNOWN,
  NO_PURCHASE,
  NOT_OPEN,
  ORDER_MISSING,
  OTHER_ORDER,
  OUTCOME_UNAVAILABLE,
} from '../domain/open-money-errors.js';
import type { OpenMoney } from '../domain/open-money.js';
import { moneyInWords } from '../domain/provider-says.js';
import { GiveMoneyBack, type WantedRefund } from './give-money-back.js';
import { ListOpenMoney, ofExcess, ofReview } from './list-open-money.js';

/** What an owner decided. */
export interface Decision {
  readonly kind: MoneyOutcome;
  /** The order that gets the money, for `order`. */
  readonly orderId?: string;
  /** How the money is given back, for `give_back`. */
  readonly refund?: WantedRefund;
  /** Why; needed for `not_ours`. */
  readonly reason: string;
}

/** The result of a decision. */
export interface Decided {
  /** The order that got the money, was made for it or is refunded; null for none. */
  readonly order: Order | null;
  /** Whether the money stays listed until it has left. */
  readonly isWaiting: boolean;
}

/**
 * Ends money on the list with one decision, each with its effect. The row of the money is locked first, so that of two decisions at once, on
 * whichever instance, one counts and the other is told so.
 */
@Injectable()
export class DecideOpenMoney {
  constructor(
    private readonly listing: ListOpenMoney,
    private readonly payments: OpenPayments,
    private readonly orders: OrdersForMoney,
    private readonly returns: GiveMoneyBack,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** Throws `money.not_open`, and what the effect of the decision throws; then nothing is changed. */
  decide(id: string, decision: Decision, actor: SignedInUser): Promise<Decided> {
    return this.transaction.run(async () => {
      const money = await this.payments.forUpdate(id);
      return money ? this.ofProvider(money, decision, actor) : this.ofOrder(id, decision, actor);
    });
  }

  private async ofProvider(money: MoneyToReview, decision: Decision, actor: SignedInUser): Promise<Decided> {
    const listed = await this.listing.ofProvider(money);
    assertPossible(listed, decision);
    const decided =
      money.reason === 'provider_differs'
        ? await this.endContradiction(money, listed, decision, actor)
        : await this.endHomeless(money, decision, actor);
    if (!decided.isWaiting) {
      const { kind: outcome, reason: note } = decision;
      const orderNumber = decided.order?.number ?? null;
      await this.payments.decide(money, { actor: actor.email, note, outcome, orderNumber });
    }
    await this.record(listed, decision, decided, actor);
    return decided;
  }

  /** The order of a second or late payment, or with more money than it needs. */
  private async ofOrder(id: string, decision: Decision, actor: SignedInUser): Promise<Decided> {
    const inVain = await this.orders.paidInVainForUpdate(id);
    const excess = inVain ? null : await this.listing.excessOf(id);
    if (!inVain && !excess) throw errorOf((await this.wasOpen(id)) ? NOT_OPEN : MONEY_UNKNOWN);
    const order = inVain ?? (await this.orders.find(id));
    const listed = excess ? ofExcess(excess, order) : ofReview(order);
    assertPossible(listed, decision);
    const isMade = decision.kind === 'new_order';
    const accepted = isMade ? await this.payments.accept(order, actor, decision.reason) : null;
    if (!accepted) await this.returns.ofOrder(order, listed.amount, decision.refund, actor);
    const decided = { order: accepted ?? order, isWaiting: false };
    await this.record(listed, decision, decided, actor);
    return decided;
  }

  private async wasOpen(id: string): Promise<boolean> {
    return (await this.payments.wasListed(id)) || (await this.orders.exists(id));
  }

  private async endContradiction(
    money: MoneyToReview,
    { order }: OpenMoney,
    { kind, orderId, refund, reason }: Decision,
    actor: SignedInUser,
  ): Promise<Decided> {
    if (kind === 'order' && orderId && orderId !== order!.id) throw errorOf(OTHER_ORDER, { orderId: OTHER_ORDER[2] });
    if (kind === 'order') return { order: await this.payments.standBy(order!.id, actor), isWaiting: false };
    if (kind === 'give_back')
      await this.returns.ofOrder(await this.orders.find(order!.id), money.amount, refund, actor);
    else await this.payments.lose(money, { actor: actor.email, reason });
    return { order: order && (await this.orders.find(order.id)), isWaiting: false };
  }

  private async endHomeless(
    money: MoneyToReview,
    { kind, orderId, refund, reason }: Decision,
    actor: SignedInUser,
  ): Promise<Decided> {
    switch (kind) {
      case 'order': {
        if (!orderId) throw errorOf(ORDER_MISSING, { orderId: ORDER_MISSING[2] });
        const entry = await this.payments.entryOf(money);
        return { order: await this.orders.give(orderId, entry, actor, reason), isWaiting: false };
      }
      case 'new_order': {
        const entry = await this.payments.entryOf(money);
        return { order: await this.orders.make(money.attempt!.purchase!, entry, actor, reason), isWaiting: false };
      }
      case 'give_back':
        return { order: null, isWaiting: await this.returns.withoutOrder(money, refund, actor) };
      case 'not_ours':
        await this.payments.disown(money, { actor: actor.email, reason });
        return { order: null, isWaiting: false };
    }
  }

  private async record(
    money: OpenMoney,
    { kind }: Decision,
    { order, isWaiting }: Decided,
    actor: SignedInUser,
  ): Promise<void> {
    const of = order ? ` (${order.number})` : '';
    await this.audit.record({
      kind: 'payment',
      actor,
      action: `${isWaiting ? 'decidió devolver' : ACTS[kind]} ${moneyInWords(money)} sin dueño${of}`,
      subject: order ? { type: 'order', id: order.number } : { type: 'payment', id: money.transactionId ?? money.id },
    });
  }
}

const ACTS: Readonly<Record<MoneyOutcome, string>> = {
  order: 'le dio a un pedido',
  new_order: 'hizo un pedido con',
  give_back: 'devolvió',
  not_ours: 'cerró como ajenos',
};

function assertPossible({ outcomes, purchase, reason }: OpenMoney, { kind, reason: why }: Decision): void {
  if (kind === 'not_ours' && !why) throw invalidField('reason', 'Escribe por qué no es de la tienda');
  if (outcomes.includes(kind)) return;
  const isPurchaseMissing = kind === 'new_order' && !purchase && reason !== 'provider_differs';
  throw errorOf(isPurchaseMissing ? NO_PURCHASE : OUTCOME_UNAVAILABLE, { kind: 'Elige otra salida' });
}
