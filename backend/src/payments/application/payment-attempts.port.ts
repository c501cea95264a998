import type { Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';
import type { AccountReplacement, Person } from '../../common/personal-data.js';
import type { MoneyReviewReason, PaymentAttempt, RecordedTransaction } from '../domain/payment-attempt.js';
import type { ProviderStatus, ProviderTransaction } from '../domain/provider-transaction.js';

/** Money that needs a review. */
export interface MoneyToReview {
  readonly reason: MoneyReviewReason;
  /** Null for money that no attempt of the shop asked for. */
  readonly attempt: PaymentAttempt | null;
  readonly provider: ProviderId;
  readonly transactionId: string;
  readonly reference: string;
  readonly status: ProviderStatus;
  readonly amount: Pesos;
  readonly currency: string;
  readonly recordedAt: Date;
  /** Earlier resolutions, from before it came back to the list; the oldest first. */
  readonly resolutions: readonly Resolution[];
}

/** Note of a staff member who resolved money in review. */
export interface Resolution {
  /** E-mail of the member of staff. */
  readonly actor: string;
  readonly note: string;
  readonly at: Date;
}

/** A transaction as the shop recorded it last. */
export interface RecordedMoney {
  readonly id: string;
  /** Reference of its attempt, or the provider's reference when it has none. */
  readonly reference: string;
  readonly status: ProviderStatus;
  readonly amount: Pesos;
  readonly currency: string;
}

/** Payment attempts and the provider transactions that belong to them. */
export abstract class PaymentAttempts {
  /** The open attempt of a cart, locked until the transaction ends. */
  abstract findOpenForUpdate(sessionId: string): Promise<PaymentAttempt | null>;

  /** This provider's attempt, locked until the transaction ends. */
  abstract findForUpdate(provider: ProviderId, reference: string): Promise<PaymentAttempt | null>;

  abstract find(id: string): Promise<PaymentAttempt | null>;

  abstract byReference(reference: string): Promise<PaymentAttempt | null>;

  /** A cart's newest attempts, open or replaced, under which no payment was approved yet. */
  abstract undecidedOf(sessionId: string, limit: number): Promise<PaymentAttempt[]>;

  /**
   * False when its cart has another open attempt, for which it waits when that is being added at this moment, or when its
   * reference is used.
   */
  abstract add(attempt: PaymentAttempt): Promise<boolean>;

  /** When this cart's attempts since `moment` began, the oldest first. */
  abstract begunSince(sessionId: string, moment: Date): Promise<Date[]>;

  /** Stores the state of a locked attempt, whether it is open, and its next check. */
  abstract save(attempt: PaymentAttempt): Promise<void>;

  /**
   * Takes at most `limit` attempts whose check is due, the longest due first and low-priority ones last, and moves their next check
   * to `leaseUntil`: no other instance takes them meanwhile, and a crash skips none.
   */
  abstract takeDue(now: Date, leaseUntil: Date, limit: number): Promise<PaymentAttempt[]>;

  /** Sets the next check of an attempt that was taken, unless a settlement changed the attempt's state since. */
  abstract scheduleCheck(attempt: PaymentAttempt, nextCheckAt: Date | null): Promise<void>;

  abstract transactionsOf(attemptId: string): Promise<RecordedTransaction[]>;

  /**
   * Adds or changes a transaction of a locked attempt, and stores the attempt's state; false when it belongs to another one.
   * `reason` puts it on the list of payments in review.
   */
  abstract record(
    attempt: PaymentAttempt,
    transaction: ProviderTransaction,
    reason: MoneyReviewReason | null,
  ): Promise<boolean>;

  /** Adds money that no attempt asked for to the list of payments in review; a repetition or a lower status changes nothing. */
  abstract recordUnclaimed(transaction: ProviderTransaction): Promise<void>;

  /** Those of these transactions that are recorded. */
  abstract recorded(provider: ProviderId, transactionIds: readonly string[]): Promise<RecordedMoney[]>;

  /** The provider's approved transactions that were recorded in this time, at most `limit` after the id `after`, ordered by id. */
  abstract approvedBetween(
    provider: ProviderId,
    from: Date,
    until: Date,
    after: string,
    limit: number,
  ): Promise<RecordedMoney[]>;

  /**
   * Puts a recorded transaction on the list because the provider contradicts it. `answer` is the provider's contradiction; false
   * when it is the same as before.
   */
  abstract markContradicted(provider: ProviderId, transactionId: string, answer: string): Promise<boolean>;

  /** Puts the attempt's transactions on the list that are undecided and were recorded before `since`, each once. */
  abstract listUndecided(attemptId: string, since: Date): Promise<void>;

  /** Clears resolved contradictions of transactions on which the provider agrees now. */
  abstract clearContradictions(provider: ProviderId, transactionIds: readonly string[]): Promise<void>;

  /** Unresolved money in review, the newest first. */
  abstract moneyToReview(): Promise<MoneyToReview[]>;

  /** Number of these transactions, at most 1,000. */
  abstract countToReview(): Promise<number>;

  /** Adds a note and takes the transaction off the list, whichever provider has it. False when it is not on it. */
  abstract resolve(transactionId: string, resolution: Resolution): Promise<boolean>;

  /** The newest attempts with a purchase that the person's account or proven email began. */
  abstract ofPerson(person: Person, limit: number): Promise<PaymentAttempt[]>;

  /**
   * Removes the purchases of the person's ended attempts, and notes the request in the others, which lose a deleted
   * account; returns the number of erased ones. Joins the caller's transaction.
   */
  abstract erasePerson(person: Person, now: Date): Promise<number>;

  /** Gives the old account's unfinished payments under the proven email to the new one; its others lose their account. */
  abstract replaceAccount(replacement: AccountReplacement): Promise<void>;

  /**
   * Removes the purchase and the notes of staff from attempts that began before `moment` and made no order, and from ended
   * ones with a request for erasure.
   */
  abstract forgetPurchasesBefore(moment: Date): Promise<void>;

  /** Empties notes of staff on transactions that were resolved before `moment`. Actor and time stay. */
  abstract forgetNotesBefore(moment: Date): Promise<void>;

  /** Removes attempts that began before `moment` and expired without money; returns their number. */
  abstract forgetUnpaidBefore(moment: Date): Promise<number>;
}
