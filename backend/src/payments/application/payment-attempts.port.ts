import type { Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';
import type { AccountReplacement, Person } from '../../common/personal-data.js';
import type {
  MoneyOutcome,
  MoneyReviewReason,
  PaymentAttempt,
  RecordedTransaction,
} from '../domain/payment-attempt.js';
import type { Payer, ProviderStatus, ProviderTransaction } from '../domain/provider-transaction.js';

/** Money that a person must decide about. */
export interface MoneyToReview {
  /** Another one each time that it is listed, so that a decision is about what its person saw. */
  readonly openId: string;
  readonly reason: MoneyReviewReason;
  /** Null for money that no attempt of the shop asked for. */
  readonly attempt: PaymentAttempt | null;
  readonly provider: ProviderId;
  readonly transactionId: string;
  readonly reference: string;
  readonly status: ProviderStatus;
  readonly amount: Pesos;
  readonly currency: string;
  /** As the provider names it; null when it names none. */
  readonly method: string | null;
  readonly statusMessage: string | null;
  /** The provider's answer where it differs from what the shop recorded: `absent`, `unreadable`, or status, amount and currency. */
  readonly contradiction: string | null;
  /** When the provider says that the money moved; null when it says nothing. */
  readonly movedAt: Date | null;
  readonly recordedAt: Date;
  /** As the provider names them; null when it names nobody, and after an erasure. */
  readonly payer: Payer | null;
  /** Earlier resolutions, from before it came back to the list; the oldest first. */
  readonly resolutions: readonly Resolution[];
}

/** What was decided about open money. */
export interface Resolution {
  /** E-mail of the member of staff. */
  readonly actor: string;
  readonly note: string;
  readonly at: Date;
  /** Null for a note of a release before outcomes. */
  readonly outcome: MoneyOutcome | null;
  /** The order that got the money, was made for it or is refunded; null for none. */
  readonly orderNumber: string | null;
}

/** A transaction as the shop recorded it last. */
export interface RecordedMoney {
  readonly provider: ProviderId;
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

  /** Adds money that no attempt asked for to the list; a repetition or a lower status changes nothing, and answers false. */
  abstract recordUnclaimed(transaction: ProviderTransaction): Promise<boolean>;

  /** Stores who paid those of these transactions (of one provider) that are listed, unless that is known. */
  abstract notePayers(transactions: readonly ProviderTransaction[]): Promise<void>;

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

  /** Locks a transaction until the caller's transaction ends: before its order or its refund, as a settlement does. */
  abstract lockTransaction(provider: ProviderId, transactionId: string): Promise<void>;

  /** Puts a transaction on the list again that was decided about, or never listed; changes nothing for one that is listed. */
  abstract listAgain(provider: ProviderId, transactionId: string): Promise<void>;

  /** Puts the attempt's transactions on the list that are undecided and were recorded before `since`, each once. */
  abstract listUndecided(attemptId: string, since: Date): Promise<void>;

  /** Clears resolved contradictions of transactions on which the provider agrees now. */
  abstract clearContradictions(provider: ProviderId, transactionIds: readonly string[]): Promise<void>;

  /** Unresolved money in review, the newest first. */
  abstract moneyToReview(): Promise<MoneyToReview[]>;

  /** Number of these transactions without those of orders in review, at most 1,000. */
  abstract countToReview(): Promise<number>;

  /** The money under this name, with its attempt locked until the transaction ends; null when it is not listed (any more). */
  abstract openForUpdate(openId: string): Promise<MoneyToReview | null>;

  /** Whether a transaction was listed under this name last. */
  abstract wasListed(openId: string): Promise<boolean>;

  /** Records what was decided and takes the money off the list. False when it is not on it under this name. */
  abstract resolve(openId: string, resolution: Resolution): Promise<boolean>;

  /** When the oldest transaction was recorded; null without one. */
  abstract firstRecordedAt(): Promise<Date | null>;

  /** The newest attempts with a purchase that the person's account or proven email began. */
  abstract ofPerson(person: Person, limit: number): Promise<PaymentAttempt[]>;

  /**
   * Removes the purchases of the person's ended attempts, and notes the request in the others, which lose a deleted
   * account; returns the number of erased ones. Joins the caller's transaction.
   */
  abstract erasePerson(person: Person, now: Date): Promise<number>;

  /** Who paid these transactions without an order, as the provider named them, by transaction. */
  abstract payersOf(transactionIds: readonly string[]): Promise<Map<string, Payer>>;

  /** The newest transactions without an order that this email paid, as the provider named it. */
  abstract ofPayer(email: string, limit: number): Promise<string[]>;

  /** Gives the old account's unfinished payments under the proven email to the new one; its others lose their account. */
  abstract replaceAccount(replacement: AccountReplacement): Promise<void>;

  /**
   * Removes the purchase and the notes of staff from attempts that began before `moment` and made no order, and from ended
   * ones with a request for erasure.
   */
  abstract forgetPurchasesBefore(moment: Date): Promise<void>;

  /** Empties the notes and deletes the payers of money that was decided about before `moment`. Actor and time stay. */
  abstract forgetNotesBefore(moment: Date): Promise<void>;

  /** Removes attempts that began before `moment` and expired without money; returns their number. */
  abstract forgetUnpaidBefore(moment: Date): Promise<number>;
}
