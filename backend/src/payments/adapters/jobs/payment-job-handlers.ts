import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Job, JobHandlers } from '../../../jobs/index.js';
import { FollowUpPayments } from '../../../orders/index.js';
import { CheckEarlierAttempts } from '../../application/check-earlier-attempts.js';
import { CheckPayments } from '../../application/check-payments.js';
import { PaymentRetention } from '../../application/payment-retention.js';
import { HandleEvent, handleEventJob } from '../../application/provider-events.js';
import { SendPendingPaymentEmail, mailPendingJob } from '../../application/send-pending-payment-email.js';

const checkPaymentsJob = new Job<object>('payments.check', 'polling');
const followUpPaymentsJob = new Job<object>('orders.follow-up-payments');
const removeOldPaymentsJob = new Job<object>('payments.forget-old');

const EVERY_MINUTE = '* * * * *';

/** Ten to four in Colombia (UTC-5 all year). */
const NIGHTLY = '50 8 * * *';

/** Twenty past eight in Colombia: customers read mails about money by day. */
const EVERY_MORNING = '20 13 * * *';

/** Binds each job to its use case. */
@Injectable()
export class PaymentJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly events: HandleEvent,
    private readonly pendingMails: SendPendingPaymentEmail,
    private readonly checks: CheckPayments,
    private readonly retention: PaymentRetention,
    private readonly followUps: FollowUpPayments,
    private readonly earlier: CheckEarlierAttempts,
  ) {}

  onModuleInit(): void {
    this.handlers.on(handleEventJob, (event) => this.events.handle(event));
    this.handlers.on(mailPendingJob, ({ attemptId, transactionId }) =>
      this.pendingMails.send(attemptId, transactionId),
    );
    this.handlers.every(EVERY_MINUTE, checkPaymentsJob, () => this.checks.checkDue());
    this.handlers.every(EVERY_MORNING, followUpPaymentsJob, () =>
      this.followUps.run((orderId) => this.earlier.isUndecided(orderId)),
    );
    this.handlers.every(NIGHTLY, removeOldPaymentsJob, () => this.retention.remove());
  }
}
