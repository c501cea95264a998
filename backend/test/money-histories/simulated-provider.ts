import { CURRENT_PROVIDER } from '../../src/common/payment-providers.js';
import {
  type Checkout,
  type EventReading,
  PaymentProvider,
  type TransactionAnswer,
  type TransactionPageAnswer,
  type TransactionsAnswer,
  type VoidAnswer,
} from '../../src/payments/application/payment-provider.port.js';
import type { ProviderStatus, ProviderTransaction } from '../../src/payments/domain/provider-transaction.js';
import { Act } from './interruptions.js';

const NO_ANSWER = { kind: 'unknown', reason: 'unavailable' } as const;

/** A provider of both instances, with the faults of a real one. Each call is a step of the act that makes it. */
export class SimulatedProvider extends PaymentProvider {
  readonly id = CURRENT_PROVIDER;
  /** Calls that get no answer from now on; a void happens nevertheless. */
  lostAnswers = 0;
  /** Transactions that events report already and answers do not know yet. */
  readonly hidden = new Set<string>();
  /** Transactions that the search by reference does not find yet. */
  readonly unlisted = new Set<string>();
  /** Transactions that the provider denied or changed after it had approved them. */
  readonly contradicted = new Set<string>();
  /** How often each reference was asked about. */
  readonly asked: string[] = [];
  private readonly byId = new Map<string, ProviderTransaction>();

  get transactions(): ProviderTransaction[] {
    return [...this.byId.values()];
  }

  clear(): void {
    this.byId.clear();
    this.hidden.clear();
    this.unlisted.clear();
    this.contradicted.clear();
    this.asked.length = 0;
    this.lostAnswers = 0;
  }

  /** Somebody pays, or tries to. */
  pay(transaction: Omit<ProviderTransaction, 'id' | 'provider'>): ProviderTransaction {
    const made = { ...transaction, provider: this.id, id: `tx-${String(this.byId.size).padStart(3, '0')}` };
    this.byId.set(made.id, made);
    return made;
  }

  change(id: string, changes: Partial<ProviderTransaction>): void {
    this.byId.set(id, { ...this.byId.get(id)!, ...changes });
  }

  decide(id: string, status: ProviderStatus): void {
    this.change(id, { status });
  }

  /** From now on no answer knows the transaction. */
  deny(id: string): void {
    this.hidden.add(id);
    this.contradicted.add(id);
  }

  checkoutUrl({ reference }: Checkout): string {
    return `https://pay.example.com/?reference=${encodeURIComponent(reference)}`;
  }

  transaction(id: string): Promise<TransactionAnswer> {
    return this.answer((): TransactionAnswer => {
      const transaction = this.visible.find((each) => each.id === id);
      return transaction ? { kind: 'found', transaction } : { kind: 'absent' };
    });
  }

  transactionsOf(reference: string): Promise<TransactionsAnswer> {
    this.asked.push(reference);
    return this.answer((): TransactionsAnswer => {
      return {
        kind: 'found',
        transactions: this.visible.filter((each) => each.reference === reference && !this.unlisted.has(each.id)),
      };
    });
  }

  transactionPage(_from: Date, _until: Date, page: number): Promise<TransactionPageAnswer> {
    return this.answer((): TransactionPageAnswer => {
      const transactions = this.visible.slice((page - 1) * 3, page * 3);
      return { kind: 'found', transactions, unreadableIds: [], isEmpty: transactions.length === 0 };
    });
  }

  voidTransaction(id: string): Promise<VoidAnswer> {
    return this.answer((): VoidAnswer => {
      const transaction = this.byId.get(id);
      if (transaction?.method !== 'CARD' || transaction.status !== 'APPROVED') return { kind: 'refused' };
      this.decide(id, 'VOIDED');
      return { kind: 'accepted' };
    });
  }

  readEvent(body: unknown): EventReading {
    return { kind: 'transaction', transaction: (body as { transaction: ProviderTransaction }).transaction };
  }

  private get visible(): ProviderTransaction[] {
    return this.transactions.filter(({ id }) => !this.hidden.has(id));
  }

  /** What happens at the provider happens, also when its answer is lost. */
  private answer<Answer>(work: () => Answer): Promise<Answer | typeof NO_ANSWER> {
    const call = (): Promise<Answer | typeof NO_ANSWER> => {
      const answer = work();
      if (this.lostAnswers === 0) return Promise.resolve<Answer | typeof NO_ANSWER>(answer);
      this.lostAnswers -= 1;
      return Promise.resolve(NO_ANSWER);
    };
    return Act.current?.step(call) ?? call();
  }
}
