import { Injectable } from '@nestjs/common';
import { describeDay } from '../../common/delivery.js';
import { Env } from '../../config/env.js';
import { MailSender, refundMail } from '../../mail/index.js';
import { OrderPageLinks, RefundableOrders } from '../../orders/index.js';
import { PROVIDER, type Refund, type RefundStep } from '../domain/refund.js';
import { RefundAccounts } from './refund-accounts.js';
import { Refunds } from './refunds.port.js';

/** Sends the mails that `RefundChanges` enqueued: the customer gets one for each status that the refund does not leave at once. */
@Injectable()
export class RefundMails {
  constructor(
    private readonly refunds: Refunds,
    private readonly orders: RefundableOrders,
    private readonly accounts: RefundAccounts,
    private readonly mail: MailSender,
    private readonly env: Env,
    private readonly pages: OrderPageLinks,
  ) {}

  async send(refundId: string, index: number): Promise<void> {
    const refund = await this.refunds.find(refundId);
    const step = refund?.history[index];
    if (!refund?.orderId || !step || isSuperseded(refund.history, index)) return;
    const order = await this.orders.find(refund.orderId);
    const { purchase } = order;
    if (!purchase.customer.email) return;
    // A link is made and mailed in one step, so that neither the queue nor a log contains it. A retry makes a new one.
    const link = refund.needsAccount ? await this.accounts.issueLink(refundId) : null;
    const { orderNumber, amount, covers, way, method, dueOn, evidence } = refund;
    await this.mail.send(
      refundMail({
        to: purchase.customer.email,
        customerName: purchase.customer.name,
        orderNumber,
        amount,
        covers,
        state: step.state,
        way,
        method,
        evidence,
        dueOn: describeDay(dueOn),
        note: noteOf(refund, step),
        id: ['refund', refundId, index, link?.id].filter((part) => part !== undefined).join('-'),
        accountUrl: link && `${this.env.publicUrl}/devolucion#token=${link.token}`,
        trackUrl: await this.pages.inMail(order),
      }),
    );
  }
}

/** Whether a later step made the mail about this one untrue; an approval stays true until the next approval. */
function isSuperseded(history: readonly RefundStep[], index: number): boolean {
  const next = history[index + 1];
  return next !== undefined && (history[index]!.state !== 'approved' || next.state === 'approved');
}

/** Sentences about the provider are for staff. Why shipping is given back is said with the first mail that promises it. */
function noteOf({ covers, history }: Refund, { state, actor, note }: RefundStep): string {
  if (covers === 'shipping' && state === 'approved') return history[0]!.note;
  const isForCustomer = state === 'refused' || state === 'failed' || state === 'under_way';
  return actor !== PROVIDER && isForCustomer ? note : '';
}
