import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { DomainError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { Job, JobHandlers, JobQueue } from '../../jobs/index.js';
import { outranks, type ProviderTransaction } from '../domain/provider-transaction.js';
import { PaymentEvents } from './payment-events.port.js';
import { PaymentProvider } from './payment-provider.port.js';
import { SettlePayment } from './settle-payment.js';

const handleEvent = new Job<{ id: string }>('payments.event');
const forgetEvents = new Job<object>('payments.forget-events');

const DAYS_KEPT = 90;
const DAY_MS = 86_400_000;

/** Every night at ten to four in Colombia (UTC-5 all year). */
const NIGHTLY = '50 8 * * *';

/** Notices of the provider: stored at once, worked off afterwards, so that it always gets its answer in time. */
@Injectable()
export class ReceiveEvent implements OnModuleInit {
  private readonly log = new Logger('payments');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly jobs: JobQueue,
    private readonly events: PaymentEvents,
    private readonly provider: PaymentProvider,
    private readonly settling: SettlePayment,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.on(handleEvent, ({ id }) => this.handle(id));
    this.handlers.every(NIGHTLY, forgetEvents, () =>
      this.events.forgetBefore(new Date(this.clock.now().getTime() - DAYS_KEPT * DAY_MS)),
    );
  }

  /** Throws for a notice that is not the provider's. */
  async receive(body: unknown, checksumHeader?: string): Promise<void> {
    const reading = this.provider.readEvent(body, checksumHeader);
    if (reading.kind === 'forged') {
      this.log.warn('A payment notice with a wrong checksum was refused');
      throw new DomainError('unauthenticated', 'payment.event_forged', 'La firma del evento no es válida.');
    }
    const id = contentHash(JSON.stringify(body));
    const told = reading.kind === 'transaction' ? reading.transaction : null;
    await this.transaction.run(async () => {
      await this.events.add(id, told, this.clock.now());
      if (told) await this.jobs.enqueue(handleEvent, { id }, { jobKey: `payment-event:${id}`, isUrgent: true });
    });
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
