import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Job, JobHandlers } from '../../jobs/index.js';
import { outranks, type ProviderTransaction } from '../domain/provider-transaction.js';
import { PaymentEvents } from './payment-events.port.js';
import { PaymentProvider } from './payment-provider.port.js';
import { SettlePayment } from './settle-payment.js';

export const handleEvent = new Job<{ id: string }>('payments.event', 'payments');

/** Works off the stored notices of the provider. */
@Injectable()
export class HandleEvent implements OnModuleInit {
  private readonly log = new Logger('payments');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly events: PaymentEvents,
    private readonly provider: PaymentProvider,
    private readonly settling: SettlePayment,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.on(handleEvent, ({ id }) => this.handle(id));
  }

  private async handle(id: string): Promise<void> {
    const told = await this.events.find(id);
    if (!told) return;
    const proven = await this.proven(told);
    const outcome = proven ? (await this.settling.settle(proven)).kind : 'unproven';
    await this.events.handled(id, outcome, this.clock.now());
  }

  /**
   * What the provider says when it is asked, because a checksum seldom covers the reference, with the higher status of
   * the two. While it is away its signed notice is believed (decisions, 21).
   */
  private async proven(told: ProviderTransaction): Promise<ProviderTransaction | null> {
    const answer = await this.provider.transaction(told.id);
    if (answer.kind === 'found') {
      const { status } = outranks(told.status, answer.transaction.status) ? told : answer.transaction;
      return { ...answer.transaction, status };
    }
    if (answer.kind === 'unknown') return told;
    this.log.warn(`The provider sent a notice of transaction ${told.id}, which it does not know`);
    return null;
  }
}
