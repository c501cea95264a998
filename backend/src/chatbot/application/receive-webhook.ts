import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { Transaction } from '../../common/transaction.port.js';
import { JobQueue } from '../../jobs/index.js';
import { webhookEventJob } from './chatbot-jobs.js';
import { WebhookEvents } from './webhook-events.port.js';

/** Stores a call of the webhook with the work of applying it: the platform gets its answer at once. */
@Injectable()
export class ReceiveWebhook {
  constructor(
    private readonly transaction: Transaction,
    private readonly events: WebhookEvents,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** `body` is JSON that the platform signed. The same body again changes nothing. */
  async receive(body: unknown): Promise<void> {
    const [id, text] = [randomUUID(), JSON.stringify(body)];
    await this.transaction.run(async () => {
      const event = { id, digest: contentHash(text), body: text, receivedAt: this.clock.now() };
      if (await this.events.add(event)) await this.jobs.enqueue(webhookEventJob, { eventId: id });
    });
  }
}
