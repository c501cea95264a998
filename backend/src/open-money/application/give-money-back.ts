import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { errorOf, invalidField } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { concernedOwners, ManageStaff, type SignedInUser } from '../../identity/index.js';
import { Ledger } from '../../money/index.js';
import type { Order } from '../../orders/index.js';
import { type MoneyToReview, OpenPayments } from '../../payments/index.js';
import { AskRefund, OTHER_OWNER, refundDueOn, type RefundReason, type RefundWay } from '../../refunds/index.js';
import { ShopSettings } from '../../settings/index.js';
import { EVIDENCE_MISSING, WAY_WITHOUT_ORDER } from '../domain/open-money-errors.js';

/** How money is given back. */
export interface WantedRefund {
  readonly way: RefundWay;
  readonly reason: RefundReason;
  /** Id of the bank or the provider when the money has left already; '' before. */
  readonly evidence: string;
  /** Whole pesos, of an order's money; without it all of it. */
  readonly amount?: Pesos;
}

/** The amount above which two owners give money back: the same as of refunds. */
const APPROVAL_ABOVE = 'refunds.approvalAbove';

/** Gives open money back. Joins the caller's transaction, which has locked the money. */
@Injectable()
export class GiveMoneyBack {
  constructor(
    private readonly refunds: AskRefund,
    private readonly payments: OpenPayments,
    private readonly ledger: Ledger,
    private readonly staff: ManageStaff,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  /** A refund of an order's money, as any other. */
  async ofOrder(order: Order, all: Pesos, wanted: WantedRefund | undefined, actor: SignedInUser): Promise<void> {
    const { amount = all, way, reason, evidence } = required(wanted);
    const { id, name, email } = actor;
    const asked = { amount, way, reason, evidence, note: '', covers: 'order', pieces: [], answers: null } as const;
    await this.refunds.ask(order.id, asked, { id, name, email, isOwner: true });
  }

  /**
   * Money without an order goes back by hand: it stays on the list with its last day until somebody writes down what proves that it left.
   * Above the limit of refunds that is another owner than the one who decided, where there are two. Returns whether it stays.
   */
  async withoutOrder(money: MoneyToReview, wanted: WantedRefund | undefined, actor: SignedInUser): Promise<boolean> {
    const { way, reason, evidence, amount } = required(wanted);
    if (amount !== undefined && amount !== money.amount)
      throw invalidField('refund.amount', 'Sin pedido se devuelve completo');
    if (way === 'card_void') throw errorOf(WAY_WITHOUT_ORDER, { 'refund.way': WAY_WITHOUT_ORDER[2] });
    const dueOn = refundDueOn(reason, this.clock.now());
    const planned = money.return ?? { way, reason, dueOn, askedBy: actor.email };
    if (!evidence && money.return) throw errorOf(EVIDENCE_MISSING, { 'refund.evidence': EVIDENCE_MISSING[2] });
    const needsOther = await this.needsOtherOwner(money.amount, planned.askedBy, actor.email);
    if (needsOther && money.return) throw errorOf(OTHER_OWNER);
    if (!evidence || needsOther) {
      await this.payments.plan(money, planned);
      return true;
    }
    const { id, amount: whole, currency } = await this.payments.entryOf(money);
    const paid = { amount: whole, currency, method: way, reverses: id, evidence, reason: planned.reason };
    // The provider reports what it gave back as a void of the payment, which is this refund then.
    const isVoid = way !== 'bank_transfer' && { provider: money.provider, transactionId: money.transactionId };
    await this.ledger.record({ ...paid, ...isVoid, kind: 'refund', actor: actor.email });
    return false;
  }

  private async needsOtherOwner(amount: Pesos, askedBy: string, actor: string): Promise<boolean> {
    if (amount <= Number((await this.settings.values()).get(APPROVAL_ABOVE)) || askedBy !== actor) return false;
    const owners = concernedOwners(await this.staff.list(), this.clock.now());
    return !owners.every(({ email }) => email === actor);
  }
}

function required(refund: WantedRefund | undefined): WantedRefund {
  if (!refund) throw invalidField('refund', 'Elige cómo se devuelve el dinero');
  return refund;
}
