import type { ProviderTransaction } from '../domain/provider-transaction.js';

/** Notices of the provider as they came in, without what tells who paid. */
export abstract class PaymentEvents {
  /** `id` is the notice's fingerprint; a repetition changes nothing. */
  abstract add(id: string, transaction: ProviderTransaction | null, now: Date): Promise<void>;

  abstract find(id: string): Promise<ProviderTransaction | null>;

  /** What the notice came to. */
  abstract handled(id: string, outcome: string, now: Date): Promise<void>;
}
