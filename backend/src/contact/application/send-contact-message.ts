import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Transaction } from '../../common/transaction.port.js';
import { JobQueue, PRIORITY } from '../../jobs/index.js';
import { type ContactForm, ContactMessage } from '../domain/contact-message.js';
import { ContactMessages } from './contact-messages.port.js';
import { mailContactMessageJob } from './mail-contact-message.js';

/** Stores the message and enqueues its mail in one transaction. */
@Injectable()
export class SendContactMessage {
  constructor(
    private readonly transaction: Transaction,
    private readonly messages: ContactMessages,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  async send(form: ContactForm): Promise<void> {
    const message = ContactMessage.receive(randomUUID(), form, this.clock.now());
    await this.transaction.run(async () => {
      await this.messages.add(message);
      await this.jobs.enqueue(
        mailContactMessageJob,
        { id: message.id },
        { jobKey: `contact:${message.id}`, priority: PRIORITY.strangers },
      );
    });
  }
}
