import { Injectable } from '@nestjs/common';
import type { Pesos } from '../../common/money.js';
import { ManageStaff } from '../../identity/index.js';
import type { Order } from '../../orders/index.js';
import { ShopSettings } from '../../settings/index.js';
import { OTHER_OWNER, type Refund, type RefundActor, refused } from '../domain/refund.js';
import { RefundChanges } from './refund-changes.js';

/** Key of the amount in the shop's settings. */
export const APPROVAL_ABOVE = 'refunds.approvalAbove';

/**
 * Two steps above an amount that the owner sets: one person asks, another one approves, who is an owner. A shop with a single owner has
 * nobody else, so that she approves in a second step what she asked for.
 */
@Injectable()
export class RefundApproval {
  constructor(
    private readonly settings: ShopSettings,
    private readonly staff: ManageStaff,
    private readonly changes: RefundChanges,
  ) {}

  /** Whole pesos. */
  async above(): Promise<Pesos> {
    return Number((await this.settings.values()).get(APPROVAL_ABOVE));
  }

  /** Whether one owner may do it at once. */
  async isImmediate({ amount }: Refund, { isOwner }: RefundActor): Promise<boolean> {
    return isOwner && amount <= (await this.above());
  }

  /** Approves a refund that was asked for; one whose money was given back already is done with it. */
  async approve(order: Order, refund: Refund, actor: RefundActor): Promise<void> {
    if (!(await this.mayApprove(refund, actor))) throw refused(OTHER_OWNER);
    refund.approvedBy = actor.email;
    await this.changes.enter(order, refund, 'approved', { actor, note: '' });
    if (refund.evidence && refund.way !== 'card_void')
      await this.changes.enter(order, refund, 'done', { actor, note: '' });
  }

  /** The staff member with this address. */
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
