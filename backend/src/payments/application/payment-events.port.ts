import type { ProviderId } from '../../common/payment-providers.js';
import type { ProviderTransaction } from '../domain/provider-transaction.js';

/** An event of a provider. */
export interface EventKey {
  readonly provider: ProviderId;
  /** Fingerprint of the event. */
  readonly id: string;
}

/** Events of the providers as received, without personal data of the customer. */
export abstract class PaymentEvents {
  /** A repetition changes nothing. */
  abstract add(event: EventKey, transaction: ProviderTransaction | null, now: Date): Promise<void>;

  abstract find(event: EventKey): Promise<ProviderTransaction | null>;

  /** Stores the outcome of an event. */
  abstract handled(event: EventKey, outcome: string, now: Date): Promise<void>;
}
