import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Job, JobHandlers } from '../../../jobs/index.js';
import { CheckPayments } from '../../application/check-payments.js';
import { PaymentRetention } from '../../application/payment-retention.js';
import { HandleEvent, handleEventJob } from '../../application/provider-events.js';
import { ReconcilePayments } from '../../application/reconcile-payments.js';
import { makeRunJob, ReconciliationAdmin } from '../../application/reconciliation-admin.js';
import { ReconciliationMails } from '../../application/reconciliation-mails.js';
import { SendPendingPaymentEmail, mailPendingJob } from '../../application/send-pending-payment-email.js';

const checkPaymentsJob = new Job<object>('payments.check', 'polling');
const reconcilePaymentsJob = new Job<object>('payments.reconcile', 'polling');
const watchReconciliationJob = new Job<object>('payments.watch-reconciliation');
const removeOldPaymentsJob = new Job<object>('payments.forget-old');

const EVERY_MINUTE = '* * * * *';
const HOURLY = '35 * * * *';

/** Twenty past three and ten to four in Colombia (UTC-5 all year). */
const NIGHTLY = { reconcile: '20 8 * * *', remove: '50 8 * * *' };

/** Binds each job to its use case. */
@Injectable()
export class PaymentJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly events: HandleEvent,
    private readonly pendingMails: SendPendingPaymentEmail,
    private readonly checks: CheckPayments,
    private readonly reconciliation: ReconcilePayments,
    private readonly runs: ReconciliationAdmin,
    private readonly mails: ReconciliationMails,
    private readonly retention: PaymentRetention,
  ) {}

  onModuleInit(): void {
    this.handlers.on(handleEventJob, (event) => this.events.handle(event));
    this.handlers.on(mailPendingJob, ({ attemptId, transactionId }) =>
      this.pendingMails.send(attemptId, transactionId),
    );
    this.handlers.every(EVERY_MINUTE, checkPaymentsJob, () => this.checks.checkDue());
    this.handlers.every(
      NIGHTLY.reconcile,
      reconcilePaymentsJob,
      async () => void (await this.reconciliation.reconcile()),
    );
    this.handlers.on(makeRunJob, ({ runId }) => this.runs.make(runId));
    this.handlers.every(HOURLY, watchReconciliationJob, () => this.mails.warnIfLate());
    this.handlers.every(NIGHTLY.remove, removeOldPaymentsJob, () => this.retention.remove());
  }
}
