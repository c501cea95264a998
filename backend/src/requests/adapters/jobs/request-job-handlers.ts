import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { mailAnswer, mailReceipt, mailShop, RequestMails } from '../../application/request-mails.js';

/** Binds each job to its use case. */
@Injectable()
export class RequestJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly mails: RequestMails,
  ) {}

  onModuleInit(): void {
    this.handlers.on(mailReceipt, ({ requestId }) => this.mails.sendReceipt(requestId));
    this.handlers.on(mailAnswer, ({ requestId }) => this.mails.sendAnswer(requestId));
    this.handlers.on(mailShop, ({ requestId }) => this.mails.sendToShop(requestId));
  }
}
