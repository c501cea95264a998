import type { Pesos } from '../../common/money.js';
import type { ProviderTransaction } from '../domain/provider-transaction.js';

/** What is asked of the provider's payment page. */
export interface CheckoutRequest {
  reference: string;
  /** Pesos, whole. */
  amount: Pesos;
  /** Where the shopper comes back to. */
  redirectUrl: string;
}

/** What a browser needs to open the provider's payment page; it cannot change any of it without breaking the signature. */
export interface CheckoutConfig {
  publicKey: string;
  currency: 'COP';
  amountInCents: number;
  reference: string;
  signature: string;
  redirectUrl: string;
  /** The hosted page, for a browser in which the widget does not open. */
  checkoutUrl: string;
  /** The script that opens the same page over the shop's. */
  widgetUrl: string;
}

/**
 * What the provider says about one transaction. `unknown` is a provider that is away, slow or talks nonsense:
 * it says nothing about the payment, which stays as it was (decisions, 24).
 */
export type TransactionAnswer =
  { kind: 'found'; transaction: ProviderTransaction } | { kind: 'absent' } | { kind: 'unknown'; reason: string };

export type TransactionsAnswer =
  { kind: 'found'; transactions: ProviderTransaction[] } | { kind: 'unknown'; reason: string };

/** A notice from the provider. `forged` is any whose checksum does not prove id, status and amount. */
export type EventReading =
  { kind: 'transaction'; transaction: ProviderTransaction } | { kind: 'irrelevant' } | { kind: 'forged' };

/** The company that takes the money. It moves none of it here: shoppers pay on its own pages. */
export abstract class PaymentProvider {
  abstract prepareCheckout(request: CheckoutRequest): CheckoutConfig;

  /** Never throws: a provider that fails is `unknown`. */
  abstract transaction(id: string): Promise<TransactionAnswer>;

  /** Every transaction of one reference, in no promised order; none is an answer too. Never throws. */
  abstract transactionsOf(reference: string): Promise<TransactionsAnswer>;

  /** Reads and proves a notice; `checksumHeader` stands in for a checksum that the body lacks. */
  abstract readEvent(body: unknown, checksumHeader?: string): EventReading;
}
