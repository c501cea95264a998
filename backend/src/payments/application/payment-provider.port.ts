import type { Pesos } from '../../common/money.js';
import { PROVIDER_IDS, type ProviderId } from '../../common/payment-providers.js';
import type { ProviderTransaction } from '../domain/provider-transaction.js';

/** One payment as the provider's page shows it. */
export interface Checkout {
  reference: string;
  /** Pesos, whole. */
  amount: Pesos;
  /** URL to which the shopper returns. */
  redirectUrl: string;
  /** No payment may begin under this reference after it. */
  expiresAt: Date;
}

/**
 * One transaction of our merchant. `absent`: there is none, or it is another merchant's, which never counts. `unknown`: the provider
 * is unavailable, slow or unreadable, so the state of the payment is not known.
 */
export type TransactionAnswer =
  | { kind: 'found'; transaction: ProviderTransaction }
  | { kind: 'absent' }
  | { kind: 'unknown'; reason: string };

export type TransactionsAnswer =
  | { kind: 'found'; transactions: ProviderTransaction[] }
  | { kind: 'unknown'; reason: string };

/**
 * One page of the merchant's transactions. `unreadableIds`: ids of invalid rows, such as one with an unknown status. `isEmpty`: it has no
 * row, readable or not; only such a page is the end, because a provider may send pages that are shorter than asked for.
 */
export type TransactionPageAnswer =
  | { kind: 'found'; transactions: ProviderTransaction[]; unreadableIds: string[]; isEmpty: boolean }
  | { kind: 'unknown'; reason: string };

/**
 * Answer to a request to void a payment. `accepted`: the provider works on it, and the transaction becomes VOIDED now or later.
 * `refused`: it takes nothing back, because the payment is settled already, say. `unknown`: the request may have arrived or not.
 */
export type VoidAnswer = { kind: 'accepted' } | { kind: 'refused' } | { kind: 'unknown'; reason: string };

/** An event of the provider: `forged` when its checksum is wrong, `irrelevant` when it is about something else than a payment. */
export type EventReading =
  | { kind: 'transaction'; transaction: ProviderTransaction }
  | { kind: 'irrelevant' }
  | { kind: 'forged' };

/** A company that takes the money. No money moves here: shoppers pay on its own pages. */
export abstract class PaymentProvider {
  abstract readonly id: ProviderId;

  /** URL of the provider's page for this payment, signed; nothing personal is in it. */
  abstract checkoutUrl(checkout: Checkout): string;

  /** Never throws: a provider that fails is `unknown`. */
  abstract transaction(id: string): Promise<TransactionAnswer>;

  /** Every transaction of one reference, in no particular order; none is an answer too. Never throws. */
  abstract transactionsOf(reference: string): Promise<TransactionsAnswer>;

  /** The merchant's transactions that were created on these days, both included, page by page from 1. Never throws. */
  abstract transactionPage(from: Date, until: Date, page: number): Promise<TransactionPageAnswer>;

  /**
   * Takes back a whole card payment that is not settled yet, which is practically one of the same day. One call, never repeated.
   * Never throws.
   */
  abstract voidTransaction(id: string): Promise<VoidAnswer>;

  /** Reads and verifies an event; `checksumHeader` stands in for a checksum that the body lacks. */
  abstract readEvent(body: unknown, checksumHeader?: string): EventReading;
}

/** The adapters of all providers. */
export class PaymentProviders {
  constructor(private readonly adapters: Readonly<Record<ProviderId, PaymentProvider>>) {}

  get all(): PaymentProvider[] {
    return PROVIDER_IDS.map((id) => this.adapters[id]);
  }

  of(provider: ProviderId): PaymentProvider {
    return this.adapters[provider];
  }

  /** The transaction of the first provider that has it, for a browser that knows its id alone. */
  async transaction(id: string): Promise<TransactionAnswer> {
    let answer: TransactionAnswer = { kind: 'absent' };
    for (const provider of this.all) {
      const next = await provider.transaction(id);
      if (next.kind === 'found') return next;
      if (next.kind === 'unknown') answer = next;
    }
    return answer;
  }
}
