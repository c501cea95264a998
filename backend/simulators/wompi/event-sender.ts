import type { SimulatedClock } from '../common/simulated-clock.js';
import type { Plan } from './plans.js';
import type { Settings } from './settings.js';
import { checksumOf } from './signatures.js';
import { toBody, type Transaction } from './transaction.js';

const PROPERTIES = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
const MORE_PROPERTIES = ['transaction.currency', ...[...PROPERTIES].reverse(), 'transaction.reference'];
/** The merchant has this long to answer, and three more chances after these waits. */
const ANSWER_WITHIN_MS = 10_000;
const RETRY_AFTER_MS = [30 * 60_000, 3 * 3_600_000, 24 * 3_600_000];

/** One attempt to notify the merchant. */
export interface Delivery {
  at: string;
  transactionId: string;
  status: string;
  reference: string;
  /** 1 for the first attempt, up to 4. */
  attempt: number;
  /** The HTTP status, once there is one. */
  answer: number | string;
}

interface Event {
  about: Pick<Delivery, 'transactionId' | 'status' | 'reference'>;
  body: string;
  checksum: string;
}

/** Sends the merchant the result of a transaction, with the retries and faults that were set. */
export class EventSender {
  readonly deliveries: Delivery[] = [];
  private held: Event[] = [];
  private readonly untilReturn = new Map<string, Event[]>();

  constructor(
    private readonly settings: Settings,
    private readonly clock: SimulatedClock,
  ) {}

  /** Resolves when the first attempt is over, or at once when there is none now. */
  async report(transaction: Transaction, plan: Plan): Promise<void> {
    const { webhook } = plan;
    // Another merchant's events go to that merchant.
    if (webhook.drop || transaction.merchant.publicKey !== this.settings.publicKey) return;
    const event = this.write(transaction, plan);
    if (webhook.afterRedirect) {
      this.untilReturn.set(transaction.id, [...(this.untilReturn.get(transaction.id) ?? []), event]);
    } else if (webhook.reorder) {
      this.held.push(event);
    } else if (webhook.delayMs) {
      this.clock.after(webhook.delayMs, () => void this.deliver(event));
    } else {
      const deliveries = Array.from({ length: 1 + (webhook.copies ?? 0) }, () => this.deliver(event));
      await Promise.all(deliveries);
    }
  }

  /** The payer is on the way back to the shop. */
  payerReturned(transactionId: string): void {
    for (const event of this.untilReturn.get(transactionId) ?? []) void this.deliver(event);
    this.untilReturn.delete(transactionId);
  }

  /** The same as the resend button in the provider's panel. */
  async resend(transaction: Transaction): Promise<void> {
    await this.deliver(this.write(transaction, { webhook: {} }));
  }

  reset(): void {
    this.deliveries.length = 0;
    this.held = [];
    this.untilReturn.clear();
  }

  private write(transaction: Transaction, { webhook }: Plan): Event {
    const now = this.clock.now();
    const timestamp = Math.floor(now.getTime() / 1000);
    const properties = webhook.extraProperties ? MORE_PROPERTIES : PROPERTIES;
    const secret = webhook.wrongSecret ? 'test_events_of_somebody_else' : this.settings.eventsSecret;
    const shown = toBody(transaction);
    const right = checksumOf(shown, properties, timestamp, secret);
    const checksum = webhook.badChecksum ? right.replace(/^./, (first) => (first === '0' ? '1' : '0')) : right;
    const body = JSON.stringify({
      event: 'transaction.updated',
      data: { transaction: shown },
      environment: 'test',
      signature: { properties, checksum },
      timestamp,
      sent_at: now.toISOString(),
    });
    const { id: transactionId, status, reference } = transaction;
    return { about: { transactionId, status, reference }, body, checksum };
  }

  private async deliver(event: Event, attempt = 1): Promise<void> {
    const delivery: Delivery = { at: this.clock.now().toISOString(), ...event.about, attempt, answer: 'on its way' };
    this.deliveries.push(delivery);
    delivery.answer = await this.post(event);
    const wait = RETRY_AFTER_MS[attempt - 1];
    if (delivery.answer !== 200 && wait !== undefined)
      this.clock.after(wait * this.settings.timeScale, () => void this.deliver(event, attempt + 1));
    const waiting = this.held;
    this.held = [];
    await Promise.all(waiting.map((late) => this.deliver(late)));
  }

  private async post({ body, checksum }: Event): Promise<number | string> {
    try {
      const response = await fetch(this.settings.eventsUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-event-checksum': checksum },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 'no answer';
    }
  }
}
