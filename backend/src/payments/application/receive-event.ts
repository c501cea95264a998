import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { DomainError } from '../../common/domain-error.js';
import type { ProviderId } from '../../common/payment-providers.js';
import { Transaction } from '../../common/transaction.port.js';
import { JobQueue } from '../../jobs/index.js';
import { handleEvent } from './handle-event.js';
import { PaymentEvents } from './payment-events.port.js';
import { PaymentProviders } from './payment-provider.port.js';

/** Runs before the periodic checks: lower numbers go first, and 0 is the default. */
const EVENT_PRIORITY = -10;

/** Stores events at once and processes them afterwards, so that the provider gets its answer in time. */
@Injectable()
export class ReceiveEvent {
  private readonly log = new Logger('payments');

  constructor(
    private readonly jobs: JobQueue,
    private readonly events: PaymentEvents,
    private readonly providers: PaymentProviders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Throws for an event that is not this provider's. */
  async receive(provider: ProviderId, body: unknown, checksum?: string): Promise<void> {
    const reading = this.providers.of(provider).readEvent(body, checksum);
    if (reading.kind === 'forged') {
      this.log.warn('A payment event with a wrong checksum was refused');
      throw new DomainError('unauthenticated', 'payment.event_forged', 'La firma del evento no es válida.');
    }
    const event = { provider, id: contentHash(JSON.stringify(body)) };
    const transaction = reading.kind === 'transaction' ? reading.transaction : null;
    await this.transaction.run(async () => {
      await this.events.add(event, transaction, this.clock.now());
      if (transaction)
        await this.jobs.enqueue(handleEvent, event, { jobKey: `payment-event:${event.id}`, priority: EVENT_PRIORITY });
    });
  }
}
