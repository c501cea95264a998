import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { DAY_MS } from '../../common/time.js';
import { concernedOwners, ManageStaff, mayConsent } from '../../identity/index.js';
import type { Order } from '../../orders/index.js';
import { ShopSettings } from '../../settings/index.js';
import { assertWayWithoutOrder, type Refund, type RefundActor } from '../domain/refund.js';
import { EXCEEDS_PAID, OTHER_OWNER, PIECES_REFUNDED, WAY_UNAVAILABLE } from '../domain/refund-errors.js';
import { hasPieces, problemOf, questionOf, refundableMoney } from '../domain/refundable-money.js';
import { RefundChanges } from './refund-changes.js';
import { Refunds } from './refunds.port.js';

/** Key of the amount in the shop's settings. */
const APPROVAL_ABOVE = 'refunds.approvalAbove';

/** How long the refunds of a person count together: a whole day, so that midnight does not begin a new one. */
const COUNTED_MS = DAY_MS;

/**
 * Two steps above an amount that the owner sets: one person asks, another owner approves. All refunds of the order, and all of the person
 * in the last 24 hours, count together, so that nobody avoids the second step by many small refunds. Where only one owner exists, and
 * existed in the last 24 hours, that owner approves their own request in a second step.
 */
@Injectable()
export class RefundApproval {
  constructor(
    private readonly settings: ShopSettings,
    private readonly staff: ManageStaff,
    private readonly refunds: Refunds,
    private readonly changes: RefundChanges,
    private readonly clock: Clock,
  ) {}

  /** Whole pesos that this person may still give back for the order without another owner. */
  async left(
    orderId: string | null,
    { email }: Pick<RefundActor, 'email'>,
    except: string | null = null,
  ): Promise<Pesos> {
    const since = new Date(this.clock.now().getTime() - COUNTED_MS);
    const counted = await this.refunds.sumTowardsLimit({ orderId, askedBy: email, since, except });
    const above = Number((await this.settings.values()).get(APPROVAL_ABOVE));
    return Math.max(0, above - counted);
  }

  /** Whether one owner may do it at once. The order is locked. */
  async isImmediate({ id, orderId, amount }: Refund, actor: RefundActor): Promise<boolean> {
    return actor.isOwner && amount <= (await this.left(orderId, actor, id));
  }

  /**
   * For money that is no refund of whole pesos: whether this owner may give it back without another one. That is up to what is left of the
   * limit, and without another owner. Null is an amount of another currency, which has no limit in pesos.
   */
  async mayGiveBackAlone(amount: Pesos | null, actor: RefundActor): Promise<boolean> {
    if (!actor.isOwner) return false;
    if (amount !== null && amount <= (await this.left(null, actor))) return true;
    return this.isOnlyOwner(actor);
  }

  /** Approves a refund; one that was paid out before is done at once. The evidence of one that failed is of money that came back. */
  async approve(
    order: Order | null,
    refund: Refund,
    actor: RefundActor,
    evidence = refund.state === 'failed' ? '' : refund.evidence,
  ): Promise<void> {
    if (!(await this.mayApprove(refund, actor))) throw errorOf(OTHER_OWNER);
    refund.evidence = evidence;
    refund.approvedBy = actor.email;
    refund.approvedAt = this.clock.now();
    await this.changes.enter(order, refund, 'approved', { actor, note: '' });
    if (evidence && refund.way !== 'card_void') await this.changes.enter(order, refund, 'done', { actor, note: '' });
  }

  /** Throws `refund.pieces_refunded`: since the refund failed, its pieces may have come back with another one. */
  async assertPieces(order: Order | null, { id, pieces }: Refund): Promise<void> {
    if (!order || pieces.length === 0) return;
    const money = refundableMoney(order, await this.refunds.ofOrder(order.id), id);
    if (!hasPieces(money, pieces)) throw errorOf(PIECES_REFUNDED, { pieces: PIECES_REFUNDED[2] });
  }

  /**
   * Throws `refund.exceeds_paid`, `refund.pieces_refunded` and `refund.way_unavailable`: since the refund was asked for or failed, its money may have gone another way,
   * the day of a void may have ended, or the payment was taken back.
   */
  async assertPossible(order: Order | null, refund: Refund): Promise<void> {
    if (refund.covers === 'shipping') return;
    if (!order) return assertWayWithoutOrder(refund.way);
    await this.assertPieces(order, refund);
    const { available, payments, refunds } = refundableMoney(order, await this.refunds.ofOrder(order.id), refund.id);
    if (refund.amount > available) throw errorOf(EXCEEDS_PAID, { amount: EXCEEDS_PAID[2] });
    const others = refunds.filter(({ id, isCounted, covers }) => id !== refund.id && isCounted && covers === 'order');
    const problem = problemOf(refund.way, questionOf(payments, others, refund.amount), this.clock.now());
    if (problem) throw errorOf(WAY_UNAVAILABLE, { way: problem });
  }

  private async mayApprove(refund: Refund, actor: RefundActor): Promise<boolean> {
    if (!actor.isOwner) return false;
    const staff = await this.staff.list();
    const now = this.clock.now();
    if (refund.askedBy !== actor.email) {
      const person = staff.find(({ email }) => email === actor.email);
      if (person !== undefined && mayConsent(person, now)) return true;
      // Who asked could have added the new owner to approve what they split.
      const { orderId, askedBy, amount, id } = refund;
      const isWithinAskers = amount <= (await this.left(orderId, { email: askedBy }, id));
      return isWithinAskers && (await this.isImmediate(refund, actor));
    }
    if (await this.isImmediate(refund, actor)) return true;
    return this.isOnlyOwner(actor, staff);
  }

  private async isOnlyOwner(
    { email: own }: RefundActor,
    staff?: Awaited<ReturnType<ManageStaff['list']>>,
  ): Promise<boolean> {
    const owners = concernedOwners(staff ?? (await this.staff.list()), this.clock.now());
    return owners.every(({ email }) => email === own);
  }
}
