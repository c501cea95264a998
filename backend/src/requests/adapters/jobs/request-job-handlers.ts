import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { mailAnswerJob, mailReceiptJob, mailShopJob, RequestMails } from '../../application/request-mails.js';

/** Binds each job to its use case. */
@Injectable()
export class RequestJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly mails: RequestMails,
  ) {}

  onModuleInit(): void {
    this.handlers.on(mailReceiptJob, ({ requestId }) => this.mails.sendReceipt(requestId));
    this.handlers.on(mailAnswerJob, ({ requestId }) => this.mails.sendAnswer(requestId));
    this.handlers.on(mailShopJob, ({ requestId }) => this.mails.sendToShop(requestId));
  }
}
