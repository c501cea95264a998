import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { DomainError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { JobQueue } from '../../jobs/index.js';
import { handleEvent } from './handle-event.js';
import { PaymentEvents } from './payment-events.port.js';
import { PaymentProvider } from './payment-provider.port.js';

/** Runs before the periodic checks: lower numbers go first, and 0 is the default. */
const EVENT_PRIORITY = -10;

/** Stores events of the provider at once and processes them afterwards, so that the provider gets its answer in time. */
@Injectable()
export class ReceiveEvent {
  private readonly log = new Logger('payments');

  constructor(
    private readonly jobs: JobQueue,
    private readonly events: PaymentEvents,
    private readonly provider: PaymentProvider,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Throws for an event that is not the provider's. */
  async receive(body: unknown, checksumHeader?: string): Promise<void> {
    const reading = this.provider.readEvent(body, checksumHeader);
    if (reading.kind === 'forged') {
      this.log.warn('A payment event with a wrong checksum was refused');
      throw new DomainError('unauthenticated', 'payment.event_forged', 'La firma del evento no es válida.');
    }
    const id = contentHash(JSON.stringify(body));
    const transaction = reading.kind === 'transaction' ? reading.transaction : null;
    await this.transaction.run(async () => {
      await this.events.add(id, transaction, this.clock.now());
      if (transaction)
        await this.jobs.enqueue(handleEvent, { id }, { jobKey: `payment-event:${id}`, priority: EVENT_PRIORITY });
    });
  }
}
