import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Job, JobHandlers } from '../../jobs/index.js';
import { outranks, type ProviderTransaction } from '../domain/provider-transaction.js';
import { PaymentAttempts } from './payment-attempts.port.js';
import { PaymentEvents } from './payment-events.port.js';
import { PaymentProvider } from './payment-provider.port.js';
import { SettlePayment } from './settle-payment.js';

export const handleEvent = new Job<{ id: string }>('payments.event', 'payments');

/** Settles the stored events of the provider. */
@Injectable()
export class HandleEvent implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly events: PaymentEvents,
    private readonly attempts: PaymentAttempts,
    private readonly provider: PaymentProvider,
    private readonly settling: SettlePayment,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.on(handleEvent, ({ id }) => this.handle(id));
  }

  private async handle(id: string): Promise<void> {
    const reported = await this.events.find(id);
    if (!reported) return;
    const { kind } = await this.settling.settle(await this.confirmed(reported));
    await this.events.handled(id, kind, this.clock.now());
  }

  /**
   * What the provider answers when it is asked, because a checksum seldom covers the reference, with the higher status of
   * the two.
   */
  private async confirmed(reported: ProviderTransaction): Promise<ProviderTransaction> {
    const answer = await this.provider.transaction(reported.id);
    if (answer.kind === 'unknown') return this.signedPart(reported);
    // An event may be faster than the provider's own answers: the job fails, and the queue tries it again later.
    if (answer.kind === 'absent')
      throw new Error(`The provider reported transaction ${reported.id} but does not know it yet`);
    const { status } = outranks(reported.status, answer.transaction.status) ? reported : answer.transaction;
    return { ...answer.transaction, status };
  }

  /**
   * Without the provider's answer, only id, status and amount of its event are certain: the checksum covers them. The rest is what
   * the shop recorded of the transaction before; without a record the job fails, and the queue tries it again later.
   */
  private async signedPart({ id, status, amount, method }: ProviderTransaction): Promise<ProviderTransaction> {
    const [recorded] = await this.attempts.recorded([id]);
    if (!recorded)
      throw new Error(`The provider does not answer, and its event about ${id} does not prove a reference`);
    return { id, status, amount, method, reference: recorded.reference, currency: recorded.currency };
  }
}
