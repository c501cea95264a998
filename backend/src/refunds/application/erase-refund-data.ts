import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { PrivatePictures } from '../../media/index.js';
import { OrderEvents } from '../../orders/index.js';
import { Refunds } from './refunds.port.js';

/** Deletes a file that is not the evidence of its refund, or no longer: files cannot be deleted in a transaction. */
export const dropEvidenceFileJob = new Job<{ refundId: string; fileId: string }>('refunds.drop-evidence-file');

/** Deletes what names a person in the refunds of an order together with its personal data, and files that prove nothing any more. */
@Injectable()
export class EraseRefundData implements OnModuleInit {
  constructor(
    private readonly events: OrderEvents,
    private readonly refunds: Refunds,
    private readonly pictures: PrivatePictures,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on('erased', ({ id }) => this.forgetPerson(id));
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

  private async forgetPerson(orderId: string): Promise<void> {
    for (const { id, evidenceFile } of await this.refunds.ofOrder(orderId))
      if (evidenceFile) await this.dropLater(id, evidenceFile.id);
    await this.refunds.forgetPerson(orderId);
  }
}
