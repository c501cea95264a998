import type { ProviderId } from '../../src/common/payment-providers.js';
import type {
  MoneyToReview,
  PaymentAttempts,
  Resolution,
} from '../../src/payments/application/payment-attempts.port.js';
import {
  type MoneyReviewReason,
  PaymentAttempt,
  type RecordedTransaction,
  UNDECIDED_STATES,
} from '../../src/payments/domain/payment-attempt.js';
import type { ProviderTransaction } from '../../src/payments/domain/provider-transaction.js';

/** The part of the port that starting, polling and settling payments needs; one transaction at a time. */
type KeptAttempts = Pick<
  PaymentAttempts,
  | 'add'
  | 'begunSince'
  | 'byReference'
  | 'find'
  | 'findForUpdate'
  | 'findOpenForUpdate'
  | 'countToReview'
  | 'listUndecided'
  | 'moneyToReview'
  | 'record'
  | 'recordUnclaimed'
  | 'resolve'
  | 'save'
  | 'scheduleCheck'
  | 'takeDue'
  | 'transactionsOf'
  | 'undecidedOf'
>;

interface Recorded {
  readonly transaction: ProviderTransaction;
  /** Null for money that no attempt asked for. */
  readonly attemptId: string | null;
  readonly reason: MoneyReviewReason | null;
  readonly recordedAt: Date;
  readonly resolutions: readonly Resolution[];
  readonly isListed: boolean;
  readonly openId: string;
}

/** Payment attempts and their transactions, in memory. */
export class InMemoryPaymentAttempts implements KeptAttempts {
  private readonly attempts = new Map<string, PaymentAttempt>();
  /** By provider and id; the newest last. */
  private readonly transactions = new Map<string, Recorded>();

  add(attempt: PaymentAttempt): Promise<boolean> {
    const isTaken = this.all().some(
      ({ reference, sessionId, isOpen }) =>
        reference === attempt.reference || (attempt.isOpen && isOpen && sessionId === attempt.sessionId),
    );
    if (!isTaken) this.attempts.set(attempt.id, copyOf(attempt));
    return Promise.resolve(!isTaken);
  }

  find(id: string): Promise<PaymentAttempt | null> {
    return this.first((attempt) => attempt.id === id);
  }

  byReference(reference: string): Promise<PaymentAttempt | null> {
    return this.first((attempt) => attempt.reference === reference);
  }

  findForUpdate(provider: ProviderId, reference: string): Promise<PaymentAttempt | null> {
    return this.first((attempt) => attempt.provider === provider && attempt.reference === reference);
  }

  findOpenForUpdate(sessionId: string): Promise<PaymentAttempt | null> {
    return this.first((attempt) => attempt.isOpen && attempt.sessionId === sessionId);
  }

  undecidedOf(sessionId: string, limit: number): Promise<PaymentAttempt[]> {
    const pendingFirst = ({ state }: PaymentAttempt) => (state === 'pending' ? 0 : 1);
    const found = this.all()
      .filter((attempt) => attempt.sessionId === sessionId && UNDECIDED_STATES.includes(attempt.state))
      .sort((a, b) => pendingFirst(a) - pendingFirst(b) || b.createdAt.getTime() - a.createdAt.getTime());
    return Promise.resolve(found.slice(0, limit).map(copyOf));
  }

  begunSince(sessionId: string, moment: Date): Promise<Date[]> {
    const begun = this.all()
      .filter((attempt) => attempt.sessionId === sessionId && attempt.createdAt > moment)
      .map(({ createdAt }) => createdAt);
    return Promise.resolve(begun.sort((a, b) => a.getTime() - b.getTime()));
  }

  save({ id, state, isOpen, nextCheckAt }: PaymentAttempt): Promise<void> {
    Object.assign(this.attempts.get(id)!, { state, isOpen, nextCheckAt });
    return Promise.resolve();
  }

  takeDue(now: Date, leaseUntil: Date, limit: number): Promise<PaymentAttempt[]> {
    const dueAt = ({ nextCheckAt }: PaymentAttempt) => nextCheckAt?.getTime() ?? Infinity;
    const due = this.all()
      .filter((attempt) => dueAt(attempt) <= now.getTime())
      .sort((a, b) => Number(a.isLowPriority) - Number(b.isLowPriority) || dueAt(a) - dueAt(b))
      .slice(0, limit);
    for (const attempt of due) attempt.nextCheckAt = leaseUntil;
    return Promise.resolve(due.map(copyOf));
  }

  scheduleCheck({ id, state }: PaymentAttempt, nextCheckAt: Date | null): Promise<void> {
    const attempt = this.attempts.get(id);
    if (attempt?.state === state) attempt.nextCheckAt = nextCheckAt;
    return Promise.resolve();
  }

  listUndecided(attemptId: string, since: Date): Promise<void> {
    for (const [key, recorded] of this.transactions) {
      const { transaction, reason, recordedAt } = recorded;
      const isUndecided = recorded.attemptId === attemptId && transaction.status === 'PENDING';
      if (isUndecided && reason === null && recordedAt < since)
        this.transactions.set(key, { ...recorded, reason: 'undecided', isListed: true });
    }
    return Promise.resolve();
  }

  transactionsOf(attemptId: string): Promise<RecordedTransaction[]> {
    const own = [...this.transactions.values()].filter((recorded) => recorded.attemptId === attemptId);
    return Promise.resolve(
      own.map(({ transaction: { id, status }, reason, resolutions }) => ({
        id,
        status,
        isMismatch: reason !== null && reason !== 'undecided',
        isResolved: resolutions.length > 0,
      })),
    );
  }

  record(
    attempt: PaymentAttempt,
    transaction: ProviderTransaction,
    reason: MoneyReviewReason | null,
  ): Promise<boolean> {
    const before = this.transactions.get(keyOf(transaction));
    if (before && before.attemptId !== null && before.attemptId !== attempt.id) return Promise.resolve(false);
    const isListed = reason !== null && isListedNow(transaction, before);
    this.put({ transaction, attemptId: attempt.id, reason, resolutions: before?.resolutions ?? [], isListed });
    const { state, isOpen, approvedAt, nextCheckAt } = attempt;
    const stored = this.attempts.get(attempt.id)!;
    Object.assign(stored, { state, isOpen, approvedAt, nextCheckAt, isLowPriority: false });
    if (state === 'approved') stored.purchase = null;
    return Promise.resolve(true);
  }

  recordUnclaimed(transaction: ProviderTransaction): Promise<boolean> {
    const before = this.transactions.get(keyOf(transaction));
    const isVoid = before?.transaction.status === 'APPROVED' && transaction.status === 'VOIDED';
    if (before && (before.attemptId !== null || !isVoid)) return Promise.resolve(false);
    const { resolutions = [] } = before ?? {};
    const isListed = isListedNow(transaction, before);
    this.put({ transaction, attemptId: null, reason: 'unknown_reference', resolutions, isListed });
    return Promise.resolve(true);
  }

  async countToReview(): Promise<number> {
    return Math.min(1_000, (await this.moneyToReview()).length);
  }

  moneyToReview(): Promise<MoneyToReview[]> {
    const listed = [...this.transactions.values()].filter(({ isListed }) => isListed).reverse();
    return Promise.resolve(
      listed.map(({ transaction, attemptId, reason, recordedAt, resolutions, openId }) => {
        const { provider, id: transactionId, reference, status, amount, currency } = transaction;
        const { method = null, statusMessage = null, movedAt, payer = null } = transaction;
        const attempt = this.attempts.get(attemptId ?? '');
        return {
          provider,
          transactionId,
          reference,
          status,
          amount,
          currency,
          recordedAt,
          resolutions,
          openId,
          method,
          statusMessage,
          movedAt: movedAt ? new Date(movedAt) : null,
          payer,
          contradiction: null,
          return: null,
          reason: reason!,
          attempt: attempt ? copyOf(attempt) : null,
        };
      }),
    );
  }

  resolve(openId: string, resolution: Resolution): Promise<boolean> {
    const found = [...this.transactions].find(([, recorded]) => recorded.isListed && recorded.openId === openId);
    if (!found) return Promise.resolve(false);
    const [key, recorded] = found;
    this.transactions.set(key, { ...recorded, resolutions: [...recorded.resolutions, resolution], isListed: false });
    return Promise.resolve(true);
  }

  private put(recorded: Omit<Recorded, 'recordedAt' | 'openId'>): void {
    const before = this.transactions.get(keyOf(recorded.transaction));
    // Listed again: under another name.
    const isSame = before && (before.isListed || !recorded.isListed);
    this.transactions.delete(keyOf(recorded.transaction));
    const openId = isSame ? before.openId : crypto.randomUUID();
    this.transactions.set(keyOf(recorded.transaction), { ...recorded, openId, recordedAt: new Date() });
  }

  private all(): PaymentAttempt[] {
    return [...this.attempts.values()];
  }

  private first(isWanted: (attempt: PaymentAttempt) => boolean): Promise<PaymentAttempt | null> {
    const found = this.all().find(isWanted);
    return Promise.resolve(found ? copyOf(found) : null);
  }
}

/** As the statement of the adapter: a void is no news of money that is given back. */
function isListedNow({ status }: ProviderTransaction, before: Recorded | undefined): boolean {
  if (!before || before.isListed) return true;
  if (status === before.transaction.status) return false;
  return status === 'APPROVED' || (status === 'VOIDED' && before.resolutions.at(-1)?.outcome !== 'give_back');
}

function keyOf({ provider, id }: ProviderTransaction): string {
  return `${provider} ${id}`;
}

/** A change that is not saved changes nothing. */
function copyOf(attempt: PaymentAttempt): PaymentAttempt {
  return Object.assign(new PaymentAttempt(), structuredClone({ ...attempt }));
}
