import { type EventKey, PaymentEvents } from '../../src/payments/application/payment-events.port.js';
import type { ProviderTransaction } from '../../src/payments/domain/provider-transaction.js';

/** Events of the providers, in memory. */
export class InMemoryPaymentEvents extends PaymentEvents {
  /** Outcomes of the handled events, by id. */
  readonly outcomes = new Map<string, string>();
  private readonly transactions = new Map<string, ProviderTransaction | null>();

  add(event: EventKey, reported: ProviderTransaction | null): Promise<void> {
    const transaction = reported && structuredClone(reported);
    delete transaction?.payer;
    if (!this.transactions.has(keyOf(event))) this.transactions.set(keyOf(event), transaction);
    return Promise.resolve();
  }

  find(event: EventKey): Promise<ProviderTransaction | null> {
    return Promise.resolve(this.transactions.get(keyOf(event)) ?? null);
  }

  handled({ id }: EventKey, outcome: string): Promise<void> {
    this.outcomes.set(id, outcome);
    return Promise.resolve();
  }
}

function keyOf({ provider, id }: EventKey): string {
  return `${provider} ${id}`;
}
