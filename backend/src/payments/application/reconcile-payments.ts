import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { messageOf } from '../../common/startup-error.js';
import { DAY_MS } from '../../common/time.js';
import { outranks, type ProviderStatus, type ProviderTransaction } from '../domain/provider-transaction.js';
import { PaymentAttempts, type RecordedMoney } from './payment-attempts.port.js';
import { PaymentProvider, PaymentProviders } from './payment-provider.port.js';
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
 * Compares each provider's transactions with the shop's records, in both directions. Money that the shop missed
 * is settled like any other; every remaining difference goes to the staff's list of payments in review.
 */
@Injectable()
export class ReconcilePayments {
  private readonly log = new Logger('payments');

  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly providers: PaymentProviders,
    private readonly settling: SettlePayment,
    private readonly clock: Clock,
  ) {}

  /** Throws when a provider does not answer, so that the job is tried again. */
  async reconcile(): Promise<Reconciliation> {
    const sum = { compared: 0, differences: 0 };
    for (const provider of this.providers.all) {
      const { compared, differences } = await this.reconcileWith(provider);
      sum.compared += compared;
      sum.differences += differences;
    }
    this.log.log(`Reconciled ${sum.compared} provider transactions, ${sum.differences} differences`);
    return sum;
  }

  private async reconcileWith(provider: PaymentProvider): Promise<Reconciliation> {
    const until = this.clock.now();
    const from = new Date(until.getTime() - DAYS * DAY_MS);
    const result = { compared: 0, differences: 0 };
    const listed = new Set<string>();
    for (let page = 1, isLast = false; !isLast && page <= MAX_PAGES; page += 1) {
      const answer = await provider.transactionPage(from, until, page);
      if (answer.kind === 'unknown') throw new Error(`The provider did not list its transactions (${answer.reason})`);
      const before = listed.size;
      for (const id of [...answer.transactions.map(({ id }) => id), ...answer.unreadableIds]) listed.add(id);
      // A page without new rows is the end as well, in case the provider repeats its last page.
      isLast = answer.isLast || listed.size === before;
      result.compared += answer.transactions.length;
      result.differences += await this.compare(provider, answer.transactions);
      for (const { id } of await this.attempts.recorded(provider.id, answer.unreadableIds))
        result.differences += Number(await this.markContradicted(provider, id, 'unreadable'));
    }
    result.differences += await this.findMissing(provider, from, until, listed);
    return result;
  }

  /** Counts transactions that the shop has not recorded, or has recorded differently. */
  private async compare(provider: PaymentProvider, transactions: readonly ProviderTransaction[]): Promise<number> {
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
    let differences = 0;
    for (const transaction of transactions)
      differences += Number(await this.differs(provider, transaction, recorded.get(transaction.id)));
    return differences;
  }

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
    if (answer.kind === 'absent') return this.markContradicted(provider, id, 'absent');
    const { reference, status, amount, currency } = answer.transaction;
    const other = reference === recorded.reference ? '' : ` ${reference}`;
    return (
      !isEqual(answer.transaction, recorded) &&
      this.markContradicted(provider, id, `${status} ${amount} ${currency}${other}`)
    );
  }

  /** Marks payments as contradicted that the shop recorded as approved in these days and that the provider does not have. */
  private async findMissing(
    provider: PaymentProvider,
    from: Date,
    until: Date,
    listed: ReadonlySet<string>,
  ): Promise<number> {
    let differences = 0;
    let after = '';
    for (;;) {
      const batch = await this.attempts.approvedBetween(provider.id, from, until, after, BATCH);
      for (const { id } of batch)
        // A payment that was begun before these days is not listed, but known.
        if (!listed.has(id) && (await provider.transaction(id)).kind === 'absent')
          differences += Number(await this.markContradicted(provider, id, 'absent'));
      if (batch.length < BATCH) return differences;
      after = batch.at(-1)!.id;
    }
  }

  private async markContradicted(provider: PaymentProvider, id: string, answer: string): Promise<boolean> {
    const isNew = await this.attempts.markContradicted(provider.id, id, answer);
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
