import type { Pesos } from './money.js';

interface ProviderFacts {
  /** As people read it. */
  readonly name: string;
  /** The minimum amount of one payment. */
  readonly minAmount: Pesos;
}

/**
 * The payment providers by the id that their attempts, transactions and events carry. Addresses of the API and folders of adapters
 * and simulators have the id, too.
 */
export const PAYMENT_PROVIDERS = {
  wompi: { name: 'Wompi', minAmount: 1_500 },
} satisfies Readonly<Record<string, ProviderFacts>>;

export type ProviderId = keyof typeof PAYMENT_PROVIDERS;

export const PROVIDER_IDS = Object.keys(PAYMENT_PROVIDERS) as ProviderId[];

/** Takes the payments that begin now. Payments of the others are still polled and settled. */
export const CURRENT_PROVIDER: ProviderId = 'wompi';

/** The only one of the releases whose rows and queued jobs name no provider. */
export const FIRST_PROVIDER: ProviderId = 'wompi';

export const CURRENT_PROVIDER_NAME = PAYMENT_PROVIDERS[CURRENT_PROVIDER].name;
