import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { inBatches } from '../../common/in-batches.js';
import { addMonths, DAY_MS } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { PrivatePictures } from '../../media/index.js';
import { OrderEvents } from '../../orders/index.js';
import { Refunds } from './refunds.port.js';

/** Empties evidence that the accounts need no longer. */
export const forgetEvidenceJob = new Job<object>('refunds.forget-evidence');

/** Deletes a file that is not the evidence of its refund, or no longer: files cannot be deleted in a transaction. */
export const dropEvidenceFileJob = new Job<{ refundId: string; fileId: string }>('refunds.drop-evidence-file');

/** Texts of refunds without an order, as those of the payments that they give back. */
const NOTE_DAYS_KEPT = 180;
/** Evidence of refunds without an order, as that of an order with its accounting record. */
const ACCOUNT_MONTHS_KEPT = 120;

/**
 * Deletes what names a person in the refunds of an order together with its personal data, in those without an order half a year after their
 * end, and evidence that the accounts need no longer.
 */
@Injectable()
export class EraseRefundData implements OnModuleInit {
  constructor(
    private readonly events: OrderEvents,
    private readonly refunds: Refunds,
    private readonly pictures: PrivatePictures,
    private readonly jobs: JobQueue,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on('erased', ({ id }) => this.refunds.forgetPerson(id));
  }

  /** Deletes the file unless it is then the evidence of its refund. `delay`: milliseconds after the caller's transaction. */
  async dropLater(refundId: string, fileId: string, delay = 0): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + delay);
    await this.jobs.enqueue(dropEvidenceFileJob, { refundId, fileId }, { runAt });
  }

  /** For the job. */
  async drop(refundId: string, fileId: string): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (refund?.evidenceFile?.id !== fileId) await this.pictures.delete(fileId);
  }

  /** For the nightly job: the evidence goes ten years after its order, with the accounting record. */
  async forgetEvidence(): Promise<void> {
    const now = this.clock.now();
    const notesEnd = new Date(now.getTime() - NOTE_DAYS_KEPT * DAY_MS);
    await inBatches((rows) => this.refunds.forgetNotesBefore(notesEnd, rows));
    const evidenceEnd = addMonths(now, -ACCOUNT_MONTHS_KEPT);
    await inBatches((rows) =>
      this.transaction.run(async () => {
        const forgotten = await this.refunds.forgetEvidence(rows, evidenceEnd);
        for (const { refundId, fileId } of forgotten) if (fileId) await this.dropLater(refundId, fileId);
        return forgotten.length;
      }),
    );
  }
}
