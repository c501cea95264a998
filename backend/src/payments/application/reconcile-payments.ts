import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { CURRENCY } from '../../common/money.js';
import { messageOf } from '../../common/startup-error.js';
import { bogotaDay, DAY_MS, HOUR_MS, startOfBogotaDay } from '../../common/time.js';
import { outranks, type ProviderStatus, type ProviderTransaction } from '../domain/provider-transaction.js';
import { ContradictedPayments } from './contradicted-payments.js';
import { PaymentAttempts, type RecordedMoney } from './payment-attempts.port.js';
import { PaymentProvider, PaymentProviders } from './payment-provider.port.js';
import { type ReconciliationResult, type ReconciliationRun, Reconciliations } from './reconciliations.port.js';
import { SettlePayment } from './settle-payment.js';

/** As long as an approved payment is watched. */
const DAYS = 8;

/** Longest time that a run looks back: far more than a shop is down, or a backup is old. */
const MAX_DAYS = 366;

/** One question to the provider covers a week at most, so that no list of pages gets long. */
const WEEK_DAYS = 7;

/** 200,000 transactions in a week: far above what the workshop can make. */
const MAX_PAGES = 1_000;
const BATCH = 200;

/** A run that has not ended by then was of a process that ended. */
const MAX_RUN_MS = 2 * HOUR_MS;

const MAX_FAILURE_TEXT = 300;

/**
 * Compares each provider's transactions with the shop's records, in both directions. Money that the shop missed
 * is settled like any other; every remaining difference goes to the list of open money. Each run is a row.
 */
@Injectable()
export class ReconcilePayments {
  private readonly log = new Logger('payments');

  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly providers: PaymentProviders,
    private readonly settling: SettlePayment,
    private readonly contradicted: ContradictedPayments,
    private readonly runs: Reconciliations,
    private readonly clock: Clock,
  ) {}

  /**
   * The nightly run: the days in which a payment is watched, and every day since the last successful run, also of a backup that was
   * restored. Throws when a provider does not answer, so that the job is tried again.
   */
  async reconcile(): Promise<ReconciliationRun> {
    const run = newRun('shop', await this.wholeDays(), this.clock.now());
    await this.runs.add(run);
    return this.run(run);
  }

  /** Makes a run that was added. A run that ended is not made again. Throws as {@link reconcile}. */
  async run(run: ReconciliationRun): Promise<ReconciliationRun> {
    if (run.state === 'done') return run;
    const now = this.clock.now();
    await this.runs.failUnfinishedBefore(new Date(now.getTime() - MAX_RUN_MS), now);
    await this.runs.save({ ...run, state: 'running', failure: null });
    try {
      const result = await this.compareAll(run);
      const done: ReconciliationRun = { ...run, state: 'done', result, endedAt: this.clock.now(), failure: null };
      await this.runs.save(done);
      this.log.log(`Reconciled ${result.compared} provider transactions, ${result.differences} differences`);
      return done;
    } catch (error) {
      const failure = messageOf(error).slice(0, MAX_FAILURE_TEXT);
      await this.runs.save({ ...run, state: 'failed', endedAt: this.clock.now(), failure });
      throw error;
    }
  }

  /** The days of a whole run now: since the day before the last one ended its comparison, or before the first payment; at most `MAX_DAYS`. */
  async wholeDays(): Promise<RunDays> {
    const now = this.clock.now();
    const done = await this.runs.lastDone();
    const known = done ? startOfBogotaDay(done.until) : ((await this.attempts.firstRecordedAt()) ?? now);
    const watched = now.getTime() - DAYS * DAY_MS;
    const since = Math.min(watched, known.getTime() - DAY_MS);
    const from = new Date(Math.max(since, now.getTime() - MAX_DAYS * DAY_MS));
    return { from: bogotaDay(from), until: bogotaDay(now), isWhole: true };
  }

  private async compareAll({ from, until }: ReconciliationRun): Promise<ReconciliationResult> {
    const sum = new Comparison();
    for (const provider of this.providers.all) {
      const listed = new Set<string>();
      for (const [first, last] of weeksOf(from, until)) await this.comparePages(provider, first, last, listed, sum);
      await this.findMissing(provider, from, until, listed, sum);
    }
    return sum;
  }

  private async comparePages(
    provider: PaymentProvider,
    first: Date,
    last: Date,
    listed: Set<string>,
    sum: Comparison,
  ): Promise<void> {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const answer = await provider.transactionPage(first, last, page);
      if (answer.kind === 'unknown') throw new Error(`The provider did not list its transactions (${answer.reason})`);
      if (answer.isEmpty) return;
      const isNew = (id: string) => !listed.has(id);
      const transactions = answer.transactions.filter(({ id }) => isNew(id));
      const unreadable = answer.unreadableIds.filter(isNew);
      // A page without new rows is the end as well, in case the provider repeats its last page.
      if (transactions.length + unreadable.length === 0) return;
      for (const id of [...transactions.map(({ id }) => id), ...unreadable]) listed.add(id);
      await this.compare(provider, transactions, sum);
      for (const recorded of await this.attempts.recorded(provider.id, unreadable)) {
        sum.add(null, recorded, true);
        await this.contradicted.mark(recorded, 'unreadable');
      }
    }
    throw new Error(`The provider listed more than ${MAX_PAGES} pages for a week`);
  }

  private async compare(
    provider: PaymentProvider,
    transactions: readonly ProviderTransaction[],
    sum: Comparison,
  ): Promise<void> {
    const rows = await this.attempts.recorded(
      provider.id,
      transactions.map(({ id }) => id),
    );
    const recorded = new Map(rows.map((row) => [row.id, row]));
    const agreeing = transactions.filter((transaction) => {
      const row = recorded.get(transaction.id);
      return row && isEqual(transaction, row);
    });
    await this.attempts.clearContradictions(
      provider.id,
      agreeing.map(({ id }) => id),
    );
    for (const transaction of transactions) {
      const row = recorded.get(transaction.id);
      sum.add(transaction, row, await this.differs(provider, transaction, row));
    }
    // The list names people whom the answers to single questions leave out.
    await this.attempts.notePayers(transactions);
  }

  /** Whether the shop has not recorded the transaction, or has recorded it differently. */
  private async differs(
    provider: PaymentProvider,
    transaction: ProviderTransaction,
    recorded: RecordedMoney | undefined,
  ): Promise<boolean> {
    const { id, status } = transaction;
    if (!recorded || outranks(status, recorded.status)) {
      // Payments without money are left to the periodic checks.
      if (!isMoney(status)) return false;
      this.log.warn(`Transaction ${id} (${status}) was found by the reconciliation`);
      await this.settling
        .settle(transaction)
        // A transaction that cannot be settled does not stop the comparison of the others.
        .catch((error: unknown) => this.log.error(`Transaction ${id} could not be settled (${messageOf(error)})`));
      return true;
    }
    return isMoney(recorded.status) && !isEqual(transaction, recorded) && this.isContradiction(provider, id);
  }

  /**
   * Both are read again: a void may have been settled between the reading of the list and of the table. While the provider does
   * not answer, the next reconciliation decides.
   */
  private async isContradiction(provider: PaymentProvider, id: string): Promise<boolean> {
    const answer = await provider.transaction(id);
    const [recorded] = await this.attempts.recorded(provider.id, [id]);
    if (answer.kind === 'unknown' || !recorded) return false;
    if (answer.kind === 'found' && isEqual(answer.transaction, recorded)) return false;
    await this.contradicted.mark(recorded, answer.kind === 'absent' ? 'absent' : inFull(answer.transaction, recorded));
    return true;
  }

  /** Finds payments that the shop recorded as approved in these days and that the provider does not have. */
  private async findMissing(
    provider: PaymentProvider,
    from: string,
    until: string,
    listed: ReadonlySet<string>,
    sum: Comparison,
  ): Promise<void> {
    const [begin, end] = [startOfBogotaDay(from), new Date(startOfBogotaDay(until).getTime() + DAY_MS)];
    let after = '';
    for (;;) {
      const batch = await this.attempts.approvedBetween(provider.id, begin, end, after, BATCH);
      for (const recorded of batch) {
        // A payment that was begun before these days is not listed, but known.
        if (listed.has(recorded.id) || (await provider.transaction(recorded.id)).kind !== 'absent') continue;
        sum.add(null, recorded, true);
        await this.contradicted.mark(recorded, 'absent');
      }
      if (batch.length < BATCH) return;
      after = batch.at(-1)!.id;
    }
  }
}

/** The calendar dates that a run compares. */
export type RunDays = Pick<ReconciliationRun, 'from' | 'until' | 'isWhole'>;

/** A run that begins now or waits for its job. */
export function newRun(askedBy: string, days: RunDays, now: Date): ReconciliationRun {
  return {
    id: crypto.randomUUID(),
    askedBy,
    state: 'waiting',
    ...days,
    createdAt: now,
    endedAt: null,
    result: new Comparison(),
    failure: null,
  };
}

/** The sums of a comparison. */
class Comparison implements ReconciliationResult {
  compared = 0;
  equal = 0;
  differences = 0;
  providerSum = 0;
  shopSum = 0;

  add(provider: ProviderTransaction | null, shop: RecordedMoney | undefined, differs: boolean): void {
    this.compared += 1;
    if (differs) this.differences += 1;
    else this.equal += 1;
    this.providerSum += pesosOf(provider);
    this.shopSum += pesosOf(shop);
  }
}

function pesosOf(money: Pick<RecordedMoney, 'status' | 'amount' | 'currency'> | null | undefined): number {
  return money?.status === 'APPROVED' && money.currency === CURRENCY ? money.amount : 0;
}

/** First and last moment of each week between two dates of Bogota, both included. */
function* weeksOf(from: string, until: string): Generator<[Date, Date]> {
  const end = startOfBogotaDay(until).getTime();
  for (let first = startOfBogotaDay(from).getTime(); first <= end; first += WEEK_DAYS * DAY_MS)
    yield [new Date(first), new Date(Math.min(end, first + (WEEK_DAYS - 1) * DAY_MS))];
}

/** A contradicting answer: status, amount and currency, with the reference when it is another one. */
function inFull({ status, amount, currency, reference }: ProviderTransaction, recorded: RecordedMoney): string {
  const other = reference === recorded.reference ? '' : ` ${reference}`;
  return `${status} ${amount} ${currency}${other}`;
}

function isMoney(status: ProviderStatus): boolean {
  return status === 'APPROVED' || status === 'VOIDED';
}

function isEqual({ reference, status, amount, currency }: ProviderTransaction, recorded: RecordedMoney): boolean {
  return (
    recorded.reference === reference &&
    recorded.status === status &&
    recorded.amount === amount &&
    recorded.currency === currency
  );
}
