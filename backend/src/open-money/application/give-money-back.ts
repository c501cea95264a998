import { Injectable } from '@nestjs/common';
import { errorOf, invalidField } from '../../common/domain-error.js';
import { CURRENCY, type Pesos } from '../../common/money.js';
import type { SignedInUser } from '../../identity/index.js';
import { Ledger } from '../../money/index.js';
import type { Order } from '../../orders/index.js';
import { type MoneyToReview, OpenPayments } from '../../payments/index.js';
import { AskRefund, type Refund, type RefundReason, type RefundWay } from '../../refunds/index.js';
import { fitsOrder } from '../domain/open-money.js';
import { EVIDENCE_MISSING, TWO_OWNERS } from '../domain/open-money-errors.js';

/** How money is given back. */
export interface WantedRefund {
  readonly way: RefundWay;
  readonly reason: RefundReason;
  /** Id of the bank or the provider when the money has left already; '' before. */
  readonly evidence: string;
  /** Whole pesos, of an order's money; without it all of it. */
  readonly amount?: Pesos;
}

/** Gives open money back. Joins the caller's transaction, which has locked the money. */
@Injectable()
export class GiveMoneyBack {
  constructor(
    private readonly refunds: AskRefund,
    private readonly payments: OpenPayments,
    private readonly ledger: Ledger,
  ) {}

  /** A refund of an order's money, as any other. */
  ofOrder(order: Order, all: Pesos, wanted: WantedRefund | undefined, actor: SignedInUser): Promise<Refund> {
    const { amount = all, way, reason, evidence } = required(wanted);
    const asked = { amount, way, reason, evidence, note: '', covers: 'order', pieces: [], answers: null } as const;
    return this.refunds.ask(order.id, asked, asOwner(actor));
  }

  /**
   * A refund of a payment that no order has. What is no money for an order (cents, another currency) is written down once it has left: null,
   * as it is no refund of pesos. No other person can approve that later, so above the limit of one owner it is refused with `money.two_owners`:
   * the provider's panel has its own approval, and a void there is reported.
   */
  async withoutOrder(
    money: MoneyToReview,
    wanted: WantedRefund | undefined,
    actor: SignedInUser,
  ): Promise<Refund | null> {
    const { amount, ...refund } = required(wanted);
    if (amount !== undefined && amount !== money.amount)
      throw invalidField('refund.amount', 'Sin pedido se devuelve completo');
    const payment = await this.payments.entryOf(money);
    if (fitsOrder(money)) return this.refunds.askWithoutOrder(payment, refund, asOwner(actor));
    const inPesos = money.currency === CURRENCY ? money.amount : null;
    if (!(await this.refunds.mayGiveBackAlone(inPesos, asOwner(actor))))
      throw errorOf(TWO_OWNERS, { kind: 'Anúlalo en el panel del proveedor' });
    const { way, evidence, reason } = refund;
    if (!evidence) throw errorOf(EVIDENCE_MISSING, { 'refund.evidence': EVIDENCE_MISSING[2] });
    const { id: reverses, amount: whole, currency } = payment;
    const paid = { amount: whole, currency, method: way, reverses, evidence, reason, actor: actor.email };
    // The provider reports what it gave back as a void of the payment, which is this refund then.
    const isVoid = way !== 'bank_transfer' && { provider: money.provider, transactionId: money.transactionId };
    await this.ledger.record({ ...paid, ...isVoid, kind: 'refund' });
    return null;
  }
}

function asOwner({ id, name, email }: SignedInUser) {
  return { id, name, email, isOwner: true };
}

function required(refund: WantedRefund | undefined): WantedRefund {
  if (!refund) throw invalidField('refund', 'Elige cómo se devuelve el dinero');
  return refund;
}
