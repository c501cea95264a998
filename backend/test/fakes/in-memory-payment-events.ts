import { PaymentEvents } from '../../src/payments/application/payment-events.port.js';
import type { ProviderTransaction } from '../../src/payments/domain/provider-transaction.js';

/** Events of the provider, in memory. */
export class InMemoryPaymentEvents extends PaymentEvents {
  /** Outcomes of the handled events, by id. */
  readonly outcomes = new Map<string, string>();
  private readonly transactions = new Map<string, ProviderTransaction | null>();

  add(id: string, reported: ProviderTransaction | null): Promise<void> {
    const transaction = reported && structuredClone(reported);
    delete transaction?.customerEmail;
    if (!this.transactions.has(id)) this.transactions.set(id, transaction);
    return Promise.resolve();
  }

  find(id: string): Promise<ProviderTransaction | null> {
    return Promise.resolve(this.transactions.get(id) ?? null);
  }

  handled(id: string, outcome: string): Promise<void> {
    this.outcomes.set(id, outcome);
    return Promise.resolve();
  }
}
