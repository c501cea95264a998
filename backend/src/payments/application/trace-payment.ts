import { Injectable } from '@nestjs/common';
import { PAYMENT_PROVIDERS } from '../../common/payment-providers.js';
import { Ledger } from '../../money/index.js';
import type { ProviderTransaction } from '../domain/provider-transaction.js';
import { PaymentAttempts } from './payment-attempts.port.js';
import { PaymentProviders } from './payment-provider.port.js';
import { SettlePayment } from './settle-payment.js';

/** One transaction of the provider, and what the shop made of it. */
interface TracedTransaction extends Pick<
  ProviderTransaction,
  'provider' | 'id' | 'reference' | 'status' | 'amount' | 'currency'
> {
  /** Id of the order that has the money; null for none. */
  readonly orderId: string | null;
  /** Whether it waits on the list of open money. */
  readonly isOpen: boolean;
}

/** What is known of a payment. */
export interface PaymentTrace {
  /** State of the shop's attempt; null when the shop has none with this reference. */
  readonly attempt: string | null;
  readonly transactions: readonly TracedTransaction[];
  /** Why a provider gave no answer, without a secret; there may be more then. Empty when all answered. */
  readonly unanswered: readonly string[];
}

/** Finds a payment at the providers by its reference or transaction id, and settles it like any other report. */
@Injectable()
export class TracePayment {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly providers: PaymentProviders,
    private readonly settling: SettlePayment,
    private readonly ledger: Ledger,
  ) {}

  async trace(text: string): Promise<PaymentTrace> {
    const { transactions, unanswered } = await this.ask(text);
    for (const transaction of transactions) await this.settling.settle(transaction);
    const open = new Set((await this.attempts.moneyToReview()).map(({ transactionId }) => transactionId));
    const traced: TracedTransaction[] = [];
    for (const { provider, id, reference, status, amount, currency } of transactions) {
      const payment = (await this.ledger.ofTransaction(provider, id)).find(({ kind }) => kind === 'payment');
      const orderId = payment?.orderId ?? null;
      traced.push({ provider, id, reference, status, amount, currency, orderId, isOpen: open.has(id) });
    }
    const attempt = await this.attempts.byReference(transactions[0]?.reference ?? text);
    return { attempt: attempt?.state ?? null, transactions: traced, unanswered };
  }

  private async ask(text: string): Promise<{ transactions: ProviderTransaction[]; unanswered: string[] }> {
    const found = new Map<string, ProviderTransaction>();
    const unanswered = new Set<string>();
    for (const provider of this.providers.all) {
      const [byId, byReference] = [await provider.transaction(text), await provider.transactionsOf(text)];
      for (const answer of [byId, byReference])
        if (answer.kind === 'unknown') unanswered.add(`${PAYMENT_PROVIDERS[provider.id].name} (${answer.reason})`);
      if (byId.kind === 'found') found.set(byId.transaction.id, byId.transaction);
      if (byReference.kind === 'found') for (const each of byReference.transactions) found.set(each.id, each);
    }
    return { transactions: [...found.values()], unanswered: [...unanswered] };
  }
}
