import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sumOf } from '../../common/money.js';
import { heldPayments, type Order, OrderExtensions } from '../../orders/index.js';
import { onlinePayment } from '../domain/refund-ways.js';
import { AskRefund } from './ask-refund.js';
import { DecideRefund } from './decide-refund.js';
import { RefundApproval } from './refund-approval.js';
import { isCounted } from './refund-changes.js';
import { Refunds } from './refunds.port.js';
import { VoidRefund } from './void-refund.js';

/**
 * Keeps refunds in step with what happens to their orders: a status that staff set by hand, so that no money is given back without a
 * row; and a void of the provider.
 */
@Injectable()
export class FollowOrders implements OnModuleInit {
  constructor(
    private readonly extensions: OrderExtensions,
    private readonly refunds: Refunds,
    private readonly asking: AskRefund,
    private readonly deciding: DecideRefund,
    private readonly approval: RefundApproval,
    private readonly voiding: VoidRefund,
  ) {}

  onModuleInit(): void {
    this.extensions.afterStatus((order) => this.follow(order));
    this.extensions.afterVoid((order, transactionId) => this.voiding.complete(order, transactionId));
  }

  private async follow(order: Order): Promise<void> {
    const { actor, note } = order.history.at(-1)!;
    if (order.status === 'refund_pending') await this.begin(order, actor);
    if (order.status === 'refunded') await this.end(order, actor, note);
  }

  /** Asks for the rest of the order's money. */
  private async begin(order: Order, email: string): Promise<void> {
    const counted = (await this.refunds.ofOrder(order.id)).filter(isCounted);
    const payments = heldPayments(order);
    const amount = order.money.received - sumOf(counted);
    if (amount <= 0) return;
    const isOnline = payments.length === 1 && onlinePayment(payments) !== null && counted.length === 0;
    const way = isOnline ? 'provider_panel' : 'bank_transfer';
    const actor = await this.approval.actor(email);
    const refund = await this.asking.add(order, { amount, way, reason: 'cortesia', evidence: '' }, actor);
    if (await this.approval.isImmediate(refund, actor)) await this.approval.approve(order, refund, actor);
  }

  /**
   * Finishes every open refund of the order. Money that none of them gives back gets its row now: a payment that arrived since, or all of it
   * when the refund began before refunds were rows.
   */
  private async end(order: Order, email: string, evidence: string): Promise<void> {
    const actor = await this.approval.actor(email);
    const all = await this.refunds.ofOrder(order.id);
    for (const refund of all.filter(({ isOpen }) => isOpen)) {
      const locked = (await this.refunds.findForUpdate(refund.id))!;
      await this.deciding.complete(order, locked, evidence, actor);
    }
    const { method, transactionId } = order.paidBy;
    const amount = order.money.held;
    if (amount <= 0) return;
    const way = transactionId ? 'provider_panel' : 'bank_transfer';
    const request = { amount, way, reason: 'cortesia', evidence } as const;
    const refund = this.asking.newRefund(order, request, [{ method, transactionId }], actor);
    await this.refunds.add(refund, order.money.returned + amount);
    await this.deciding.complete(order, refund, evidence, actor);
  }
}
