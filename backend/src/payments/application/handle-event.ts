import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { CURRENT_PROVIDER } from '../../common/payment-providers.js';
import { Job } from '../../jobs/index.js';
import { outranks, type ProviderTransaction } from '../domain/provider-transaction.js';
import { type EventKey, PaymentEvents } from './payment-events.port.js';
import { PaymentProviders } from './payment-provider.port.js';
import { SettlePayment } from './settle-payment.js';

/** Without a provider when a release enqueued it that had only one. */
type QueuedEvent = Omit<EventKey, 'provider'> & Partial<EventKey>;

export const handleEvent = new Job<QueuedEvent>('payments.event', 'payments');

/** Settles the stored events of the providers. */
@Injectable()
export class HandleEvent {
  constructor(
    private readonly events: PaymentEvents,
    private readonly providers: PaymentProviders,
    private readonly settling: SettlePayment,
    private readonly clock: Clock,
  ) {}

  async handle({ provider = CURRENT_PROVIDER, id }: QueuedEvent): Promise<void> {
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
