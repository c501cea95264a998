import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Job, JobHandlers } from '../../../jobs/index.js';
import { ReconcilePayments } from '../../application/reconcile-payments.js';
import { makeRunJob, ReconciliationAdmin } from '../../application/reconciliation-admin.js';
import { ReconciliationMails } from '../../application/reconciliation-mails.js';

const reconcilePaymentsJob = new Job<object>('payments.reconcile', 'polling');
const watchReconciliationJob = new Job<object>('payments.watch-reconciliation');

/** Twenty past three in Colombia (UTC-5 all year). */
const NIGHTLY = '20 8 * * *';
const HOURLY = '35 * * * *';

/** Binds the jobs of the reconciliation. */
@Injectable()
export class ReconciliationJobs implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly reconciliation: ReconcilePayments,
    private readonly runs: ReconciliationAdmin,
    private readonly mails: ReconciliationMails,
  ) {}

  onModuleInit(): void {
    const reconcile = async () => void (await this.reconciliation.reconcile());
    this.handlers.every(NIGHTLY, reconcilePaymentsJob, reconcile);
    this.handlers.on(makeRunJob, ({ runId }) => this.runs.make(runId));
    this.handlers.every(HOURLY, watchReconciliationJob, () => this.mails.warnIfLate());
  }
}
