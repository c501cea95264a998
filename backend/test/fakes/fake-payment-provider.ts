import { CURRENT_PROVIDER, PROVIDER_IDS, type ProviderId } from '../../src/common/payment-providers.js';
import {
  type Checkout,
  type EventReading,
  PaymentProvider,
  PaymentProviders,
  type TransactionAnswer,
  type TransactionPageAnswer,
  type TransactionsAnswer,
  type VoidAnswer,
} from '../../src/payments/application/payment-provider.port.js';
import type { ProviderTransaction } from '../../src/payments/domain/provider-transaction.js';

const UNAVAILABLE = { kind: 'unknown', reason: 'unavailable' } as const;

/** A provider in memory; a test sets its transactions and whether it answers. */
export class FakePaymentProvider extends PaymentProvider {
  readonly id = CURRENT_PROVIDER;
  isUnavailable = false;
  /** Replaces the usual behaviour of a void: at once, and once. */
  onVoid: ((id: string) => VoidAnswer | Promise<VoidAnswer>) | null = null;
  /** Transactions that were asked to be voided, in order. */
  readonly voided: string[] = [];
  private readonly transactions = new Map<string, ProviderTransaction>();
  private readonly events = new WeakSet<object>();

  /** Makes or changes a transaction. */
  report(transaction: ProviderTransaction): void {
    this.transactions.set(transaction.id, transaction);
  }

  /** An event that `readEvent` accepts. */
  event(transaction: ProviderTransaction): object {
    const event = { transaction };
    this.events.add(event);
    return event;
  }

  checkoutUrl({ reference }: Checkout): string {
    return `https://pay.example.com/p/?reference=${reference}`;
  }

  transaction(id: string): Promise<TransactionAnswer> {
    const transaction = this.transactions.get(id);
    if (this.isUnavailable) return Promise.resolve(UNAVAILABLE);
    return Promise.resolve(transaction ? { kind: 'found', transaction } : { kind: 'absent' });
  }

  transactionsOf(reference: string): Promise<TransactionsAnswer> {
    if (this.isUnavailable) return Promise.resolve(UNAVAILABLE);
    const transactions = [...this.transactions.values()].filter((it) => it.reference === reference);
    return Promise.resolve({ kind: 'found', transactions });
  }

  transactionPage(_from: Date, _until: Date, page: number): Promise<TransactionPageAnswer> {
    if (this.isUnavailable) return Promise.resolve(UNAVAILABLE);
    const transactions = page === 1 ? [...this.transactions.values()] : [];
    return Promise.resolve({ kind: 'found', transactions, unreadableIds: [], isEmpty: transactions.length === 0 });
  }

  async voidTransaction(id: string): Promise<VoidAnswer> {
    this.voided.push(id);
    if (this.onVoid) return this.onVoid(id);
    if (this.isUnavailable) return UNAVAILABLE;
    const transaction = this.transactions.get(id);
    if (transaction?.method !== 'CARD' || transaction.status !== 'APPROVED') return { kind: 'refused' };
    this.report({ ...transaction, status: 'VOIDED' });
    return { kind: 'accepted' };
  }

  readEvent(body: unknown): EventReading {
    if (typeof body !== 'object' || body === null || !this.events.has(body)) return { kind: 'forged' };
    return { kind: 'transaction', transaction: (body as { transaction: ProviderTransaction }).transaction };
  }
}

/** A shop with this provider alone. */
export function only(provider: PaymentProvider): PaymentProviders {
  return new PaymentProviders(
    Object.fromEntries(
      PROVIDER_IDS.map((id) => [id, id === provider.id ? provider : new FakePaymentProvider()]),
    ) as Record<ProviderId, PaymentProvider>,
  );
}
