import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Env } from '../../config/env.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { MailSender, paymentPendingMail } from '../../mail/index.js';
import { InstalmentPayments } from '../../orders/index.js';
import type { PaymentAttempt } from '../domain/payment-attempt.js';
import { PaymentAttempts } from './payment-attempts.port.js';

export const mailPendingJob = new Job<{ attemptId: string; transactionId: string }>('payments.tell-pending');

/** Until then the page after paying polls the shop, and most banks have answered. */
const AFTER_MS = 2 * 60_000;

/** Mails a link to a payment that the bank has not decided, so that the customer can close its page. */
@Injectable()
export class SendPendingPaymentEmail {
  constructor(
    private readonly jobs: JobQueue,
    private readonly attempts: PaymentAttempts,
    private readonly orders: InstalmentPayments,
    private readonly mail: MailSender,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Needs the transaction that first records this payment, so that the email is sent once. */
  async later({ id }: PaymentAttempt, transactionId: string): Promise<void> {
    await this.jobs.enqueue(
      mailPendingJob,
      { attemptId: id, transactionId },
      { jobKey: `payment:${id}:pending:${transactionId}`, runAt: new Date(this.clock.now().getTime() + AFTER_MS) },
    );
  }

  /** Sends nothing once the bank has decided. */
  async send(attemptId: string, transactionId: string): Promise<void> {
    const attempt = await this.attempts.find(attemptId);
    if (attempt?.state !== 'pending') return;
    const order = attempt.orderId ? await this.orders.find(attempt.orderId) : null;
    const purchase = attempt.purchase ?? order?.purchase;
    if (!purchase?.customer.email) return;
    const recorded = await this.attempts.transactionsOf(attemptId);
    if (recorded.find(({ id }) => id === transactionId)?.status !== 'PENDING') return;
    const mail = paymentPendingMail({
      to: purchase.customer.email,
      transactionId,
      amount: attempt.amount,
      url: `${this.env.publicUrl}/payment-success?transaction=${encodeURIComponent(transactionId)}`,
    });
    await this.mail.send({ ...mail, isStrangers: !order?.isBought });
  }
}
