import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Job, JobHandlers } from '../../../jobs/index.js';
import { CheckPayments } from '../../application/check-payments.js';
import { PaymentRetention } from '../../application/payment-retention.js';
import { HandleEvent, handleEventJob } from '../../application/provider-events.js';
import { SendPendingPaymentEmail, mailPendingJob } from '../../application/send-pending-payment-email.js';

const checkPaymentsJob = new Job<object>('payments.check', 'polling');
const removeOldPaymentsJob = new Job<object>('payments.forget-old');

const EVERY_MINUTE = '* * * * *';

/** Ten to four in Colombia (UTC-5 all year). */
const NIGHTLY = '50 8 * * *';

/** Binds each job to its use case. */
@Injectable()
export class PaymentJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly events: HandleEvent,
    private readonly pendingMails: SendPendingPaymentEmail,
    private readonly checks: CheckPayments,
    private readonly retention: PaymentRetention,
  ) {}

  onModuleInit(): void {
    this.handlers.on(handleEventJob, (event) => this.events.handle(event));
    this.handlers.on(mailPendingJob, ({ attemptId, transactionId }) =>
      this.pendingMails.send(attemptId, transactionId),
    );
    this.handlers.every(EVERY_MINUTE, checkPaymentsJob, () => this.checks.checkDue());
    this.handlers.every(NIGHTLY, removeOldPaymentsJob, () => this.retention.remove());
  }
}
