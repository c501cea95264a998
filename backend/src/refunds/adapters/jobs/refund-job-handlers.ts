import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { dropEvidenceFileJob, EraseRefundData, forgetEvidenceJob } from '../../application/erase-refund-data.js';
import { mailRefundJob, voidRefundJob } from '../../application/refund-changes.js';
import { RefundMails } from '../../application/refund-mails.js';
import { VoidRefund } from '../../application/void-refund.js';

/** After the erasures of orders (`OrderRetention`). */
const NIGHTLY = '40 9 * * *';

/** Binds each job to its use case. */
@Injectable()
export class RefundJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly voids: VoidRefund,
    private readonly mails: RefundMails,
    private readonly erasing: EraseRefundData,
  ) {}

  onModuleInit(): void {
    this.handlers.on(voidRefundJob, ({ refundId }) => this.voids.run(refundId));
    this.handlers.on(mailRefundJob, ({ refundId, step }) => this.mails.send(refundId, step));
    this.handlers.every(NIGHTLY, forgetEvidenceJob, () => this.erasing.forgetEvidence());
    this.handlers.on(dropEvidenceFileJob, ({ refundId, fileId }) => this.erasing.drop(refundId, fileId));
  }
}
