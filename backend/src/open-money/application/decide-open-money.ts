import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { errorOf, invalidField } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { Transaction } from '../../common/transaction.port.js';
import { concernedOwners, ManageStaff, type SignedInUser } from '../../identity/index.js';
import { Ledger } from '../../money/index.js';
import { type Order, OrdersForMoney } from '../../orders/index.js';
import { type MoneyOutcome, type MoneyToReview, OpenPayments } from '../../payments/index.js';
import { AskRefund, OTHER_OWNER, refundDueOn, type RefundReason, type RefundWay } from '../../refunds/index.js';
import { ShopSettings } from '../../settings/index.js';
import {
  EVIDENCE_MISSING,
  MONEY_UNKNOWN,
  NO_PURCHASE,
  NOT_OPEN,
  ORDER_MISSING,
  OTHER_ORDER,
  OUTCOME_UNAVAILABLE,
  WAY_WITHOUT_ORDER,
} from '../domain/open-money-errors.js';
import type { OpenMoney } from '../domain/open-money.js';
import { moneyInWords } from '../domain/provider-says.js';
import { ExcessMoneyReader } from './excess-money.port.js';
import { ListOpenMoney, ofExcess, ofReview } from './list-open-money.js';

/** What an owner decided. */
export interface Decision {
  readonly kind: MoneyOutcome;
  /** The order that gets the money, for `order`. */
  readonly orderId?: string;
  /** How the money is given back, for `give_back`. */
  readonly refund?: {
    readonly way: RefundWay;
    readonly reason: RefundReason;
    /** Id of the bank or the provider when the money has left already; '' before. */
    readonly evidence: string;
    /** Whole pesos; without it all of the money. */
    readonly amount?: Pesos;
  };
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

/** The amount above which two owners give money back: the same as of refunds. */
const APPROVAL_ABOVE = 'refunds.approvalAbove';

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
    private readonly excess: ExcessMoneyReader,
    private readonly refunds: AskRefund,
    private readonly ledger: Ledger,
    private readonly staff: ManageStaff,
    private readonly settings: ShopSettings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
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
    const excess = inVain ? null : await this.excess.of(id);
    if (!inVain && !excess) throw errorOf((await this.wasOpen(id)) ? NOT_OPEN : MONEY_UNKNOWN);
    const order = inVain ?? (await this.orders.find(id));
    const listed = excess ? ofExcess(excess, order) : ofReview(order);
    assertPossible(listed, decision);
    const accepted = decision.kind === 'new_order' ? await this.orders.accept(order, actor, decision.reason) : null;
    if (!accepted) await this.refund(order, listed.amount, decision, actor);
    const decided = { order: accepted ?? order, isWaiting: false };
    await this.record(listed, decision, decided, actor);
    return decided;
  }

  private async wasOpen(id: string): Promise<boolean> {
    return (await this.payments.wasListed(id)) || (await this.orders.exists(id));
  }

  private async endContradiction(
    { provider, transactionId, amount }: MoneyToReview,
    { order }: OpenMoney,
    decision: Decision,
    actor: SignedInUser,
  ): Promise<Decided> {
    const { kind, orderId } = decision;
    if (kind === 'order' && orderId && orderId !== order!.id) throw errorOf(OTHER_ORDER, { orderId: OTHER_ORDER[2] });
    if (kind === 'order') return { order: await this.orders.standBy(order!.id, actor, ''), isWaiting: false };
    if (kind === 'give_back') await this.refund(await this.orders.find(order!.id), amount, decision, actor);
    else await this.orders.lose(provider, transactionId);
    return { order: order && (await this.orders.find(order.id)), isWaiting: false };
  }

  private async endHomeless(money: MoneyToReview, decision: Decision, actor: SignedInUser): Promise<Decided> {
    const { kind, orderId, reason } = decision;
    switch (kind) {
      case 'order': {
        if (!orderId) throw errorOf(ORDER_MISSING, { orderId: ORDER_MISSING[2] });
        const entry = await this.payments.entryOf(money);
        return { order: await this.orders.give(orderId, entry, actor, reason), isWaiting: false };
      }
      case 'new_order': {
        const entry = await this.payments.entryOf(money);
        const order = await this.orders.make(money.attempt!.purchase!, entry, actor, reason);
        return { order, isWaiting: false };
      }
      case 'give_back':
        return { order: null, isWaiting: await this.giveBack(money, decision, actor) };
      case 'not_ours':
        if (money.status === 'APPROVED' && money.amount > 0) {
          const entry = await this.payments.entryOf(money);
          await this.ledger.reverse(entry.id, { actor: actor.email, reason });
        }
        return { order: null, isWaiting: false };
    }
  }

  /** A refund of an order's money, as any other. */
  private async refund(order: Order, listed: Pesos, { refund }: Decision, actor: SignedInUser): Promise<void> {
    const { amount = listed, way, reason, evidence } = required(refund);
    const { id, name, email } = actor;
    const owner = { id, name, email, isOwner: true };
    const asked = { amount, way, reason, evidence, note: '', covers: 'order', pieces: [], answers: null } as const;
    await this.refunds.ask(order.id, asked, owner);
  }

  /**
   * Money without an order goes back by hand: it stays on the list with its last day until somebody writes down what proves that it left.
   * Above the limit of refunds that is another owner than the one who decided, where there are two. Returns whether it stays.
   */
  private async giveBack(money: MoneyToReview, { refund }: Decision, actor: SignedInUser): Promise<boolean> {
    const { way, reason, evidence, amount } = required(refund);
    if (amount !== undefined && amount !== money.amount)
      throw invalidField('refund.amount', 'Sin pedido se devuelve completo');
    if (way === 'card_void') throw errorOf(WAY_WITHOUT_ORDER, { 'refund.way': WAY_WITHOUT_ORDER[2] });
    const now = this.clock.now();
    const planned = money.return ?? { way, reason, dueOn: refundDueOn(reason, now), askedBy: actor.email };
    const needsOther = await this.needsOtherOwner(money.amount, planned.askedBy, actor.email);
    if (!evidence && money.return) throw errorOf(EVIDENCE_MISSING, { 'refund.evidence': EVIDENCE_MISSING[2] });
    if (evidence && needsOther && money.return) throw errorOf(OTHER_OWNER);
    if (!evidence || needsOther) {
      await this.payments.plan(money, planned);
      return true;
    }
    const entry = await this.payments.entryOf(money);
    const paid = { amount: entry.amount, currency: entry.currency, method: way, reverses: entry.id, evidence };
    await this.ledger.record({ ...paid, kind: 'refund', actor: actor.email, reason: planned.reason });
    return false;
  }

  private async needsOtherOwner(amount: Pesos, askedBy: string, actor: string): Promise<boolean> {
    if (amount <= Number((await this.settings.values()).get(APPROVAL_ABOVE)) || askedBy !== actor) return false;
    const owners = concernedOwners(await this.staff.list(), this.clock.now());
    return !owners.every(({ email }) => email === actor);
  }

  private record(
    money: OpenMoney,
    { kind }: Decision,
    { order, isWaiting }: Decided,
    actor: SignedInUser,
  ): Promise<void> {
    const words = moneyInWords(money);
    const of = order ? ` (${order.number})` : '';
    return this.audit.record({
      kind: 'payment',
      actor,
      action: `${isWaiting ? 'decidió devolver' : ACTS[kind]} ${words} sin dueño${of}`,
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

function required(refund: Decision['refund']): NonNullable<Decision['refund']> {
  if (!refund) throw invalidField('refund', 'Elige cómo se devuelve el dinero');
  return refund;
}
