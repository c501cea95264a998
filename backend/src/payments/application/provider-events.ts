import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { DomainError } from '../../common/domain-error.js';
import { FIRST_PROVIDER, type ProviderId } from '../../common/payment-providers.js';
import { Transaction } from '../../common/transaction.port.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { outranks, type ProviderTransaction } from '../domain/provider-transaction.js';
import { type EventKey, PaymentEvents } from './payment-events.port.js';
import { PaymentProviders } from './payment-provider.port.js';
import { SettlePayment } from './settle-payment.js';

/** Without a provider when an early release enqueued it. */
type QueuedEvent = Omit<EventKey, 'provider'> & Partial<EventKey>;

export const handleEventJob = new Job<QueuedEvent>('payments.event', 'payments');

/** Settles the stored events of the providers. */
@Injectable()
export class HandleEvent {
  constructor(
    private readonly events: PaymentEvents,
    private readonly providers: PaymentProviders,
    private readonly settling: SettlePayment,
    private readonly clock: Clock,
  ) {}

  async handle({ provider = FIRST_PROVIDER, id }: QueuedEvent): Promise<void> {
    const event = { provider, id };
    const reported = await this.events.find(event);
    if (!reported) return;
    const { kind } = await this.settling.settle(await this.confirmed(reported));
    await this.events.handled(event, kind, this.clock.now());
  }

  /**
   * Reads the transaction from the provider, because a checksum seldom covers the reference, and returns it with the higher
   * status of the two. While the provider does not answer, its signed event counts.
   */
  private async confirmed(reported: ProviderTransaction): Promise<ProviderTransaction> {
    const answer = await this.providers.of(reported.provider).transaction(reported.id);
    if (answer.kind === 'unknown') return reported;
    // An event may be faster than the provider's own answers: the job fails, and the queue tries it again later.
    if (answer.kind === 'absent')
      throw new Error(`The provider reported transaction ${reported.id} but does not know it yet`);
    const { status } = outranks(reported.status, answer.transaction.status) ? reported : answer.transaction;
    return { ...answer.transaction, status };
  }
}

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
        await this.jobs.enqueue(handleEventJob, event, {
          jobKey: `payment-event:${event.id}`,
          priority: EVENT_PRIORITY,
        });
    });
  }
}
