import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { messageOf } from '../../common/startup-error.js';
import { DAY_MS } from '../../common/time.js';
import { outranks, type ProviderStatus, type ProviderTransaction } from '../domain/provider-transaction.js';
import { PaymentAttempts, type RecordedMoney } from './payment-attempts.port.js';
import { PaymentProvider } from './payment-provider.port.js';
import { SettlePayment } from './settle-payment.js';

/** As long as an approved payment is watched. */
const DAYS = 8;

/** 200,000 transactions in a week: far above what the workshop can make. */
const MAX_PAGES = 1_000;
const BATCH = 200;

/** Result of one reconciliation. */
export interface Reconciliation {
  /** Transactions of the provider that were compared. */
  compared: number;
  /** Those that differed from the shop's records: settled now, or put on the staff's list. */
  differences: number;
}

/**
 * Compares the provider's transactions with the shop's records, in both directions (decisions, 38). Money that the shop missed
 * is settled like any other; every remaining difference goes to the staff's list of payments in review.
 */
@Injectable()
export class ReconcilePayments {
  private readonly log = new Logger('payments');

  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly provider: PaymentProvider,
    private readonly settling: SettlePayment,
    private readonly clock: Clock,
  ) {}

  /** Throws when the provider does not answer, so that the job is tried again. */
  async reconcile(): Promise<Reconciliation> {
    const until = this.clock.now();
    const from = new Date(until.getTime() - DAYS * DAY_MS);
    const result = { compared: 0, differences: 0 };
    const listed = new Set<string>();
    for (let page = 1, isLast = false; !isLast && page <= MAX_PAGES; page += 1) {
      const answer = await this.provider.transactionPage(from, until, page);
      if (answer.kind === 'unknown') throw new Error(`The provider did not list its transactions (${answer.reason})`);
      const before = listed.size;
      for (const id of [...answer.transactions.map(({ id }) => id), ...answer.unreadableIds]) listed.add(id);
      // A page without new rows is the end as well, in case the provider repeats its last page.
      isLast = answer.isLast || listed.size === before;
      result.compared += answer.transactions.length;
      result.differences += await this.compare(answer.transactions);
      for (const { id } of await this.attempts.recorded(answer.unreadableIds))
        result.differences += Number(await this.markContradicted(id, 'unreadable'));
    }
    result.differences += await this.findMissing(from, until, listed);
    this.log.log(`Reconciled ${result.compared} provider transactions, ${result.differences} differences`);
    return result;
  }

  /** Counts transactions that the shop has not recorded, or has recorded differently. */
  private async compare(transactions: readonly ProviderTransaction[]): Promise<number> {
    const rows = await this.attempts.recorded(transactions.map(({ id }) => id));
    const recorded = new Map(rows.map((row) => [row.id, row]));
    const agreeing = transactions.filter((transaction) => {
      const row = recorded.get(transaction.id);
      return row && isEqual(transaction, row);
    });
    await this.attempts.clearContradictions(agreeing.map(({ id }) => id));
    let differences = 0;
    for (const transaction of transactions)
      differences += Number(await this.differs(transaction, recorded.get(transaction.id)));
    return differences;
  }

  private async differs(transaction: ProviderTransaction, recorded: RecordedMoney | undefined): Promise<boolean> {
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
    return isMoney(recorded.status) && !isEqual(transaction, recorded) && this.isContradiction(id);
  }

  /**
   * Both are read again: a void may have been settled between the reading of the list and of the table. While the provider does
   * not answer, the next reconciliation decides.
   */
  private async isContradiction(id: string): Promise<boolean> {
    const answer = await this.provider.transaction(id);
    const [recorded] = await this.attempts.recorded([id]);
    if (answer.kind === 'unknown' || !recorded) return false;
    if (answer.kind === 'absent') return this.markContradicted(id, 'absent');
    const { reference, status, amount, currency } = answer.transaction;
    const other = reference === recorded.reference ? '' : ` ${reference}`;
    return (
      !isEqual(answer.transaction, recorded) && this.markContradicted(id, `${status} ${amount} ${currency}${other}`)
    );
  }

  /** Marks payments as contradicted that the shop recorded as approved in these days and the provider does not know. */
  private async findMissing(from: Date, until: Date, listed: ReadonlySet<string>): Promise<number> {
    let differences = 0;
    let after = '';
    for (;;) {
      const batch = await this.attempts.approvedBetween(from, until, after, BATCH);
      for (const { id } of batch)
        if (!listed.has(id) && (await this.isMissing(id)))
          differences += Number(await this.markContradicted(id, 'absent'));
      if (batch.length < BATCH) return differences;
      after = batch.at(-1)!.id;
    }
  }

  /** A payment that was begun before these days is not listed, but known. */
  private async isMissing(id: string): Promise<boolean> {
    return (await this.provider.transaction(id)).kind === 'absent';
  }

  private async markContradicted(id: string, answer: string): Promise<boolean> {
    const isNew = await this.attempts.markContradicted(id, answer);
    if (isNew) this.log.warn(`Transaction ${id} differs from the provider's answer (${answer})`);
    return isNew;
  }
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
