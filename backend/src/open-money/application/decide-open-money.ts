import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { errorOf, invalidField } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import type { SignedInUser } from '../../identity/index.js';
import { type Order, type OrderByHand, OrdersForMoney } from '../../orders/index.js';
import { type MoneyOutcome, type MoneyToReview, OpenPayments } from '../../payments/index.js';
import {
  FIELD_UNUSED,
  MONEY_UNKNOWN,
  NO_PURCHASE,
  NOT_OPEN,
  ORDER_MISSING,
  OTHER_ORDER,
  OUTCOME_UNAVAILABLE,
} from '../domain/open-money-errors.js';
import type { OpenMoney } from '../domain/open-money.js';
import { moneyInWords } from '../domain/provider-says.js';
import type { Refund } from '../../refunds/index.js';
import { GiveMoneyBack, type WantedRefund } from './give-money-back.js';
import { ListOpenMoney, ofExcess } from './list-open-money.js';

/** What an owner decided. */
export interface Decision {
  readonly kind: MoneyOutcome;
  /** The order that gets the money, for `order`. */
  readonly orderId?: string;
  /** What is ordered, for `new_order` of money whose payer wanted something that the shop does not know. */
  readonly order?: OrderByHand;
  /** How the money is given back, for `give_back`. */
  readonly refund?: WantedRefund;
  /** Why; needed for `not_ours`. */
  readonly reason: string;
}

/** The result of a decision. */
export interface Decided {
  /** The order that got the money, was made for it or is refunded; null for none. */
  readonly order: Order | null;
  /** How it is given back; null for every other decision. */
  readonly refund: Refund | null;
}

/**
 * Ends money on the list with one decision, each with its effect. The row of the money is locked first, so that of two decisions at once, on
 * whichever instance, one counts and the other is refused.
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
    const { kind: outcome, reason: note } = decision;
    const orderNumber = decided.order?.number ?? null;
    await this.payments.decide(money, { actor: actor.email, note, outcome, orderNumber });
    await this.record(listed, decision, decided, actor);
    return decided;
  }

  /** The order of a second or late payment, or with more money than it needs. */
  private async ofOrder(id: string, decision: Decision, actor: SignedInUser): Promise<Decided> {
    const inVain = await this.orders.paidInVainForUpdate(id);
    const excess = inVain ? null : await this.listing.excessOf(id);
    if (!inVain && !excess) throw errorOf((await this.wasOpen(id)) ? NOT_OPEN : MONEY_UNKNOWN);
    const order = inVain ?? (await this.orders.find(id));
    const listed = excess ? ofExcess(excess, order) : await this.listing.ofReview(order);
    assertPossible(listed, decision);
    const isMade = decision.kind === 'new_order';
    const decided = isMade
      ? { order: await this.payments.accept(order, actor, decision.reason), refund: null }
      : { order, refund: await this.returns.ofOrder(order, listed.amount, decision.refund, actor) };
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
    if (!order) {
      await this.payments.lose(money, { actor: actor.email, reason });
      return { order: null, refund: null };
    }
    if (kind === 'order' && orderId && orderId !== order.id) throw errorOf(OTHER_ORDER, { orderId: OTHER_ORDER[2] });
    if (kind === 'order') return { order: await this.payments.standBy(order.id, actor), refund: null };
    if (kind === 'not_ours') await this.payments.lose(money, { actor: actor.email, reason });
    const given =
      kind === 'give_back'
        ? await this.returns.ofOrder(await this.orders.find(order.id), money.amount, refund, actor)
        : null;
    return { order: await this.orders.find(order.id), refund: given };
  }

  private async endHomeless(
    money: MoneyToReview,
    { kind, orderId, order: byHand, refund, reason }: Decision,
    actor: SignedInUser,
  ): Promise<Decided> {
    switch (kind) {
      case 'order': {
        if (!orderId) throw errorOf(ORDER_MISSING, { orderId: ORDER_MISSING[2] });
        const entry = await this.payments.entryOf(money);
        return { order: await this.orders.give(orderId, entry, actor, reason), refund: null };
      }
      case 'new_order': {
        const entry = await this.payments.entryOf(money);
        const ordered = byHand ?? money.attempt!.purchase!;
        return { order: await this.orders.make(ordered, entry, actor, reason), refund: null };
      }
      case 'give_back':
        return { order: null, refund: await this.returns.withoutOrder(money, refund, actor) };
      case 'not_ours':
        await this.payments.disown(money, { actor: actor.email, reason });
        return { order: null, refund: null };
    }
  }

  private async record(
    money: OpenMoney,
    { kind }: Decision,
    { order, refund }: Decided,
    actor: SignedInUser,
  ): Promise<void> {
    const of = order ? ` (${order.number})` : '';
    await this.audit.record({
      kind: 'payment',
      actor,
      action: `${refund && refund.state !== 'done' ? 'decidió devolver' : ACTS[kind]} ${moneyInWords(money)} sin dueño${of}`,
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

/** The fields that a decision of another kind does not read. */
const FIELDS = { orderId: ['order'], order: ['new_order'], refund: ['give_back'] } as const satisfies Partial<
  Record<keyof Decision, readonly MoneyOutcome[]>
>;

function assertPossible({ outcomes, purchase, reason, order }: OpenMoney, decision: Decision): void {
  const { kind, reason: why } = decision;
  for (const [field, kinds] of Object.entries(FIELDS) as [keyof typeof FIELDS, readonly MoneyOutcome[]][])
    if (decision[field] !== undefined && !kinds.includes(kind)) throw invalidField(field, FIELD_UNUSED);
  if (kind === 'not_ours' && !why) throw invalidField('reason', 'Escribe por qué no es de la tienda');
  // What the payer wanted is known: it is made as it was ordered.
  if (decision.order && (purchase ?? order)) throw invalidField('order', FIELD_UNUSED);
  if (outcomes.includes(kind) || (decision.order && outcomes.includes('order'))) return;
  const isPurchaseMissing = kind === 'new_order' && !purchase && reason !== 'provider_differs';
  throw errorOf(isPurchaseMissing ? NO_PURCHASE : OUTCOME_UNAVAILABLE, { kind: 'Elige otra salida' });
}
