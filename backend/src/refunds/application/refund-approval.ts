import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { ManageStaff } from '../../identity/index.js';
import { heldPayments, type Order } from '../../orders/index.js';
import { ShopSettings } from '../../settings/index.js';
import { OTHER_OWNER, type Refund, type RefundActor, WAY_UNAVAILABLE } from '../domain/refund.js';
import { problemOf, questionOf } from '../domain/refund-ways.js';
import { isCounted, RefundChanges } from './refund-changes.js';
import { Refunds } from './refunds.port.js';

/** Key of the amount in the shop's settings. */
const APPROVAL_ABOVE = 'refunds.approvalAbove';

/**
 * Two steps above an amount that the owner sets: one person asks, another owner approves. Where only one owner exists, that owner
 * approves their own request in a second step.
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

  /** Whole pesos. */
  async above(): Promise<Pesos> {
    return Number((await this.settings.values()).get(APPROVAL_ABOVE));
  }

  /** Whether one owner may do it at once. */
  async isImmediate({ amount }: Refund, { isOwner }: RefundActor): Promise<boolean> {
    return isOwner && amount <= (await this.above());
  }

  /** Approves a refund; one that was paid out before is done at once. The evidence of one that failed is of money that came back. */
  async approve(
    order: Order,
    refund: Refund,
    actor: RefundActor,
    evidence = refund.state === 'failed' ? '' : refund.evidence,
  ): Promise<void> {
    if (!(await this.mayApprove(refund, actor))) throw errorOf(OTHER_OWNER);
    refund.evidence = evidence;
    refund.approvedBy = actor.email;
    await this.changes.enter(order, refund, 'approved', { actor, note: '' });
    if (evidence && refund.way !== 'card_void') await this.changes.enter(order, refund, 'done', { actor, note: '' });
  }

  /** Throws `refund.way_unavailable`: since the refund was asked for, the day of a void may have ended, or the payment was taken back. */
  async assertPossible(order: Order, refund: Refund): Promise<void> {
    const others = (await this.refunds.ofOrder(order.id)).filter((each) => each.id !== refund.id && isCounted(each));
    const problem = problemOf(refund.way, questionOf(heldPayments(order), others, refund.amount), this.clock.now());
    if (problem) throw errorOf(WAY_UNAVAILABLE, { way: problem });
  }

  /** The staff member with this email. */
  async actor(email: string): Promise<RefundActor> {
    const account = (await this.staff.list()).find((each) => each.email === email);
    return { id: account?.id ?? '', name: account?.name ?? email, email, isOwner: account?.staffRole === 'duena' };
  }

  private async mayApprove(refund: Refund, actor: RefundActor): Promise<boolean> {
    if (!actor.isOwner) return false;
    if (refund.askedBy !== actor.email || (await this.isImmediate(refund, actor))) return true;
    const staff = await this.staff.list();
    const owners = staff.filter(({ disabledAt, staffRole }) => disabledAt === null && staffRole === 'duena');
    return owners.every(({ email }) => email === actor.email);
  }
}
