import type { CURRENCY, Pesos } from '../../common/money.js';
import type { ProviderTransaction } from '../domain/provider-transaction.js';

/** Input for the provider's payment page. */
export interface CheckoutRequest {
  reference: string;
  /** Pesos, whole. */
  amount: Pesos;
  /** Address to which the shopper returns. */
  redirectUrl: string;
  /** No payment may begin under this reference after it. */
  expiresAt: Date;
}

/** Parameters with which a browser opens the provider's payment page. The signature covers all of them. */
export interface CheckoutConfig {
  publicKey: string;
  currency: typeof CURRENCY;
  amountInCents: number;
  reference: string;
  signature: string;
  redirectUrl: string;
  /** ISO 8601 in UTC with milliseconds; signed, too. */
  expirationTime: string;
  /** The hosted page, for a browser in which the widget does not open. */
  checkoutUrl: string;
  /** The script that opens the same page over the shop's. */
  widgetUrl: string;
}

/**
 * One transaction of our merchant. `absent`: there is none, or it is another merchant's, which counts for nothing (decisions,
 * 34). `unknown`: the provider is unavailable, slow or unreadable, so the state of the payment is not known (decisions, 24).
 */
export type TransactionAnswer =
  | { kind: 'found'; transaction: ProviderTransaction }
  | { kind: 'absent' }
  | { kind: 'unknown'; reason: string };

export type TransactionsAnswer =
  | { kind: 'found'; transactions: ProviderTransaction[] }
  | { kind: 'unknown'; reason: string };

/** One page of the merchant's transactions. `unreadableIds`: ids of invalid rows, such as one with an unknown status. */
export type TransactionPageAnswer =
  | { kind: 'found'; transactions: ProviderTransaction[]; unreadableIds: string[]; isLast: boolean }
  | { kind: 'unknown'; reason: string };

/** An event of the provider: `forged` when its checksum is wrong, `irrelevant` when it is about something else than a payment. */
export type EventReading =
  | { kind: 'transaction'; transaction: ProviderTransaction }
  | { kind: 'irrelevant' }
  | { kind: 'forged' };

/** The company that takes the money. No money moves here: shoppers pay on its own pages. */
export abstract class PaymentProvider {
  abstract prepareCheckout(request: CheckoutRequest): CheckoutConfig;

  /** Never throws: a provider that fails is `unknown`. */
  abstract transaction(id: string): Promise<TransactionAnswer>;

  /** Every transaction of one reference, in no particular order; none is an answer too. Never throws. */
  abstract transactionsOf(reference: string): Promise<TransactionsAnswer>;

  /** The merchant's transactions that were created on these days, both included, page by page from 1. Never throws. */
  abstract transactionPage(from: Date, until: Date, page: number): Promise<TransactionPageAnswer>;

  /** Reads and verifies an event; `checksumHeader` stands in for a checksum that the body lacks. */
  abstract readEvent(body: unknown, checksumHeader?: string): EventReading;
}
