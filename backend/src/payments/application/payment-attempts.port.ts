import type { Pesos } from '../../common/money.js';
import type { KnownTransaction, PaymentAttempt } from '../domain/payment-attempt.js';
import type { ProviderTransaction } from '../domain/provider-transaction.js';

/** Money that differs from what was asked for. */
export interface Mismatch {
  readonly attempt: PaymentAttempt;
  readonly transactionId: string;
  readonly status: string;
  readonly amount: Pesos;
  readonly currency: string;
  readonly heardAt: Date;
}

/** What a person did about a mismatch. */
export interface Resolution {
  /** Address of whoever of the staff did it. */
  readonly actor: string;
  readonly note: string;
  readonly at: Date;
}

/** Where attempts, and what the provider said about them, are kept. */
export abstract class PaymentAttempts {
  /** The open attempt of a cart; nobody else changes it until the transaction ends. */
  abstract lockedOpen(sessionId: string): Promise<PaymentAttempt | null>;

  /** Nobody else changes the attempt until the transaction ends. */
  abstract lockedByReference(reference: string): Promise<PaymentAttempt | null>;

  abstract find(id: string): Promise<PaymentAttempt | null>;

  abstract byReference(reference: string): Promise<PaymentAttempt | null>;

  /**
   * False when its cart has another open attempt, for which it waits when that is being added at this moment, or when its
   * reference is used.
   */
  abstract add(attempt: PaymentAttempt): Promise<boolean>;

  /** When this cart's attempts since `moment` began, the oldest first. */
  abstract begunSince(sessionId: string, moment: Date): Promise<Date[]>;

  /** Stores the state of a locked attempt and whether it is open. */
  abstract save(attempt: PaymentAttempt): Promise<void>;

  abstract transactionsOf(attemptId: string): Promise<KnownTransaction[]>;

  /** Adds or changes a transaction of a locked attempt, and stores the attempt's state; false when it belongs to another one. */
  abstract record(attempt: PaymentAttempt, transaction: ProviderTransaction, isMismatch: boolean): Promise<boolean>;

  /** Those that nobody has dealt with yet, the newest first. */
  abstract mismatches(): Promise<Mismatch[]>;

  /** False when there is no such mismatch, or when somebody has dealt with it already. */
  abstract resolve(transactionId: string, resolution: Resolution): Promise<boolean>;

  /** Removes attempts that began before `moment`, expired, and never met any money; tells how many. */
  abstract forgetUnpaidBefore(moment: Date): Promise<number>;
}
