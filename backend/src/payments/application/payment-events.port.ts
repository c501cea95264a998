import type { ProviderTransaction } from '../domain/provider-transaction.js';

/** Events of the provider as received, without personal data of the payer. */
export abstract class PaymentEvents {
  /** `id` is the fingerprint of the event; a repetition changes nothing. */
  abstract add(id: string, transaction: ProviderTransaction | null, now: Date): Promise<void>;

  abstract find(id: string): Promise<ProviderTransaction | null>;

  /** Stores the outcome of an event. */
  abstract handled(id: string, outcome: string, now: Date): Promise<void>;
}
