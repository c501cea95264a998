import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { dropEvidenceFile, EraseRefunds } from '../../application/erase-refunds.js';
import { mailRefund, voidRefund } from '../../application/refund-changes.js';
import { RefundMails } from '../../application/refund-mails.js';
import { VoidRefund } from '../../application/void-refund.js';

/** Binds each job to its use case. */
@Injectable()
export class RefundJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly voids: VoidRefund,
    private readonly mails: RefundMails,
    private readonly erasing: EraseRefunds,
  ) {}

  onModuleInit(): void {
    this.handlers.on(voidRefund, ({ refundId }) => this.voids.run(refundId));
    this.handlers.on(mailRefund, ({ refundId, step }) => this.mails.send(refundId, step));
    this.handlers.on(dropEvidenceFile, ({ refundId, fileId }) => this.erasing.drop(refundId, fileId));
  }
}
