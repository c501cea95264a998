import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { inBatches } from '../../../common/in-batches.js';
import type { ProviderId } from '../../../common/payment-providers.js';
import type { AccountReplacement, Person } from '../../../common/personal-data.js';
import { TypeOrmTransaction } from '../../../database/index.js';
import { fromStoredPurchase, type StoredPurchase, toStoredPurchase } from '../../../orders/index.js';
import {
  type MoneyToReview,
  PaymentAttempts,
  type RecordedMoney,
  type Resolution,
} from '../../application/payment-attempts.port.js';
import {
  ENDED_STATES,
  type MoneyReviewReason,
  PaymentAttempt,
  type RecordedTransaction,
  UNDECIDED_STATES,
} from '../../domain/payment-attempt.js';
import type { Payer, ProviderTransaction } from '../../domain/provider-transaction.js';
import { ProviderTransactionRow, type StoredResolution, TransactionPayerRow } from './payment.schemas.js';
import { toMoneyToReview } from './money-row.js';
import * as sql from './payment.sql.js';

/** Far more payments than ever wait for a decision. */
const MAX_LISTED = 1_000;

/** Money that waits for a decision. */
const OPEN = { reviewReason: Not(IsNull()), resolvedAt: IsNull() };

@Injectable()
export class TypeOrmPaymentAttempts extends PaymentAttempts {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  findOpenForUpdate(sessionId: string): Promise<PaymentAttempt | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.transaction.manager.findOne(PaymentAttempt, { where: { sessionId, isOpen: true }, lock });
  }

  async findForUpdate(provider: ProviderId, reference: string): Promise<PaymentAttempt | null> {
    const [row] = await this.transaction.manager.query<AttemptRow[]>(sql.FIND_FOR_UPDATE, [reference, provider]);
    return row ? toAttempt(row) : null;
  }

  find(id: string): Promise<PaymentAttempt | null> {
    return this.transaction.manager.findOneBy(PaymentAttempt, { id });
  }

  byReference(reference: string): Promise<PaymentAttempt | null> {
    return this.transaction.manager.findOneBy(PaymentAttempt, { reference });
  }

  async undecidedOf(sessionId: string, limit: number): Promise<PaymentAttempt[]> {
    const values = [sessionId, UNDECIDED_STATES, limit];
    const rows = await this.transaction.manager.query<AttemptRow[]>(sql.UNDECIDED_OF, values);
    return rows.map(toAttempt);
  }

  async add(attempt: PaymentAttempt): Promise<boolean> {
    const { id, reference, sessionId, orderId, fingerprint, amount, purchase } = attempt;
    const { state, isOpen, createdAt, nextCheckAt, isLowPriority, provider } = attempt;
    const stored = purchase && JSON.stringify(toStoredPurchase(purchase));
    const begun = [id, reference, sessionId, fingerprint, amount, stored];
    const values = [...begun, state, isOpen, createdAt, nextCheckAt, isLowPriority, orderId, provider];
    return (await this.transaction.manager.query<unknown[]>(sql.ADD, values)).length === 1;
  }

  async begunSince(sessionId: string, moment: Date): Promise<Date[]> {
    const rows = await this.transaction.manager.query<{ createdAt: Date }[]>(sql.BEGUN, [sessionId, moment]);
    return rows.map(({ createdAt }) => createdAt);
  }

  async save({ id, state, isOpen, nextCheckAt }: PaymentAttempt): Promise<void> {
    await this.transaction.manager.update(PaymentAttempt, { id }, { state, isOpen, nextCheckAt });
  }

  async takeDue(now: Date, leaseUntil: Date, limit: number): Promise<PaymentAttempt[]> {
    const rows: AttemptRow[] = [];
    for (const isLowPriority of [false, true]) {
      if (rows.length === limit) break;
      const values = [now, leaseUntil, limit - rows.length, isLowPriority];
      rows.push(...(await this.transaction.manager.query<AttemptRow[]>(sql.TAKE_DUE, values)));
    }
    return rows.map(toAttempt);
  }

  async scheduleCheck({ id, state }: PaymentAttempt, nextCheckAt: Date | null): Promise<void> {
    await this.transaction.manager.update(PaymentAttempt, { id, state }, { nextCheckAt });
  }

  transactionsOf(attemptId: string): Promise<RecordedTransaction[]> {
    return this.transaction.manager.query<RecordedTransaction[]>(sql.RECORDED, [attemptId]);
  }

  async record(
    attempt: PaymentAttempt,
    transaction: ProviderTransaction,
    reason: MoneyReviewReason | null,
  ): Promise<boolean> {
    const { id, status, amount, currency, method = null, statusMessage = null, movedAt = null } = transaction;
    const written = [id, attempt.id, status, amount, currency, method, statusMessage, reason];
    const values = [...written, attempt.state, attempt.isOpen, attempt.approvedAt, attempt.nextCheckAt, movedAt];
    const isWritten = (await this.changed(sql.RECORD, values)) === 1;
    if (isWritten && reason) await this.notePayers([transaction]);
    return isWritten;
  }

  async recordUnclaimed(transaction: ProviderTransaction): Promise<boolean> {
    const { provider, id, reference, status, amount, currency } = transaction;
    const { method = null, statusMessage = null, movedAt = null } = transaction;
    const values = [id, reference, status, amount, currency, method, statusMessage, provider, movedAt];
    const written = await this.transaction.manager.query<unknown[]>(sql.RECORD_UNCLAIMED, values);
    await this.notePayers([transaction]);
    return written.length === 1;
  }

  async notePayers(transactions: readonly ProviderTransaction[]): Promise<void> {
    const named = transactions.filter(({ payer }) => payer);
    const [first] = named;
    if (!first) return;
    const ids = named.map(({ id }) => id);
    const fields = (['name', 'email', 'phone'] as const).map((field) => named.map(({ payer }) => payer![field]));
    await this.transaction.manager.query(sql.NOTE_PAYERS, [ids, first.provider, ...fields]);
  }

  async recorded(provider: ProviderId, transactionIds: readonly string[]): Promise<RecordedMoney[]> {
    const rows = await this.transaction.manager.findBy(ProviderTransactionRow, { provider, id: In(transactionIds) });
    return rows.map(({ id, reference, status, amount, currency }) => ({
      provider,
      id,
      reference,
      status,
      currency,
      amount: Number(amount),
    }));
  }

  approvedBetween(
    provider: ProviderId,
    from: Date,
    until: Date,
    after: string,
    limit: number,
  ): Promise<RecordedMoney[]> {
    const values = [from, until, after, limit, provider];
    return this.transaction.manager.query<RecordedMoney[]>(sql.APPROVED_BETWEEN, values);
  }

  async markContradicted(provider: ProviderId, transactionId: string, answer: string): Promise<boolean> {
    return (await this.changed(sql.MARK_CONTRADICTED, [transactionId, answer, provider])) === 1;
  }

  async lockTransaction(provider: ProviderId, transactionId: string): Promise<void> {
    await this.transaction.manager.query(sql.LOCK_TRANSACTION, [transactionId, provider]);
  }

  async listAgain(provider: ProviderId, transactionId: string): Promise<void> {
    await this.transaction.manager.query(sql.LIST_AGAIN, [transactionId, provider]);
  }

  async listUndecided(attemptId: string, since: Date): Promise<void> {
    await this.transaction.manager.query(sql.LIST_UNDECIDED, [attemptId, since]);
  }

  async clearContradictions(provider: ProviderId, transactionIds: readonly string[]): Promise<void> {
    await this.transaction.manager.query(sql.CLEAR_CONTRADICTIONS, [transactionIds, provider]);
  }

  async countToReview(): Promise<number> {
    return (await this.transaction.manager.query<[{ payments: number }]>(sql.COUNT_TO_REVIEW, [MAX_LISTED]))[0]
      .payments;
  }

  async moneyToReview(): Promise<MoneyToReview[]> {
    await this.transaction.manager.query(sql.NAME_OPEN);
    const rows = await this.transaction.manager.find(ProviderTransactionRow, {
      where: OPEN,
      order: { recordedAt: 'DESC' },
      take: MAX_LISTED,
    });
    return this.toMoney(rows);
  }

  async openForUpdate(openId: string): Promise<MoneyToReview | null> {
    const { manager } = this.transaction;
    const unlocked = await manager.findOneBy(ProviderTransactionRow, { openId, ...OPEN });
    if (!unlocked) return null;
    // In the order of a settlement, which locks the attempt first.
    if (unlocked.attemptId) await this.findForUpdate(unlocked.provider, unlocked.reference);
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await manager.findOne(ProviderTransactionRow, { where: { openId, ...OPEN }, lock });
    return row ? (await this.toMoney([row]))[0]! : null;
  }

  private async toMoney(rows: readonly ProviderTransactionRow[]): Promise<MoneyToReview[]> {
    const { manager } = this.transaction;
    const attempts = await manager.findBy(PaymentAttempt, { id: In(rows.flatMap(({ attemptId }) => attemptId ?? [])) });
    const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
    const payers = await manager.findBy(TransactionPayerRow, { transactionId: In(rows.map(({ id }) => id)) });
    return rows.map((row) => {
      const payer = payers.find((each) => each.transactionId === row.id && each.provider === row.provider) ?? null;
      return toMoneyToReview(row, byId.get(row.attemptId ?? '') ?? null, payer);
    });
  }

  wasListed(openId: string): Promise<boolean> {
    return this.transaction.manager.existsBy(ProviderTransactionRow, { openId });
  }

  async resolve(openId: string, { at, ...resolution }: Resolution): Promise<boolean> {
    const count = await this.changed(
      `UPDATE provider_transaction SET resolved_at = $2, resolutions = resolutions || $3::jsonb
       WHERE open_id = $1 AND review_reason IS NOT NULL AND resolved_at IS NULL`,
      [openId, at, JSON.stringify([{ ...resolution, at: at.toISOString() } satisfies StoredResolution])],
    );
    return count > 0;
  }

  async firstRecordedAt(): Promise<Date | null> {
    const [first] = await this.transaction.manager.query<{ recordedAt: Date }[]>(sql.FIRST_RECORDED);
    return first?.recordedAt ?? null;
  }

  async ofPerson({ accountId, provenEmail }: Person, limit: number): Promise<PaymentAttempt[]> {
    const values = [accountId, provenEmail?.toLowerCase(), limit];
    const rows = await this.transaction.manager.query<AttemptRow[]>(sql.OF_PERSON, values);
    return rows.map(toAttempt);
  }

  async erasePerson({ accountId, provenEmail }: Person, now: Date): Promise<number> {
    const person = [accountId, provenEmail?.toLowerCase()];
    let erased = 0;
    let last: string | null = null;
    await inBatches(async (rows) => {
      const values = [...person, last, rows];
      const locked = await this.transaction.manager.query<{ id: string }[]>(sql.LOCK_PERSON, values);
      last = locked.at(-1)?.id ?? last;
      return locked.length;
    });
    await inBatches(async (rows) => {
      const values = [...person, ENDED_STATES, now, rows];
      const found = await this.transaction.manager.query<{ isErased: boolean }[]>(sql.ERASE_PERSON, values);
      erased += found.filter(({ isErased }) => isErased).length;
      return found.length;
    });
    if (provenEmail) await this.transaction.manager.query(sql.ERASE_PAYER, [provenEmail.toLowerCase()]);
    return erased;
  }

  async payersOf(transactionIds: readonly string[]): Promise<Map<string, Payer>> {
    const rows = await this.transaction.manager.query<(Payer & { id: string })[]>(sql.PAYERS_OF, [transactionIds]);
    return new Map(rows.map(({ id, ...payer }) => [id, payer]));
  }

  async ofPayer(email: string, limit: number): Promise<string[]> {
    return (await this.transaction.manager.query<{ id: string }[]>(sql.OF_PAYER, [email, limit])).map(({ id }) => id);
  }

  async replaceAccount({ oldId, newId, provenEmail }: AccountReplacement): Promise<void> {
    await this.transaction.manager.query(sql.REPLACE_ACCOUNT, [oldId, newId, provenEmail.toLowerCase()]);
  }

  async forgetPurchasesBefore(moment: Date): Promise<void> {
    const { manager } = this.transaction;
    await inBatches(async (rows) => (await manager.query<[]>(sql.FORGET_OLD_PURCHASES, [rows, moment])).length);
    await inBatches((rows) => this.transaction.run(() => this.forgetErased(rows)));
  }

  private async forgetErased(rows: number): Promise<number> {
    const { manager } = this.transaction;
    const locked = await manager.query<{ id: string }[]>(sql.LOCK_ERASE_REQUESTED, [rows]);
    return (await manager.query<[]>(sql.FORGET_LOCKED_PURCHASES, [rows, locked.map(({ id }) => id)])).length;
  }

  async forgetNotesBefore(moment: Date): Promise<void> {
    await inBatches((rows) => this.changed(sql.FORGET_NOTES, [rows, moment]));
    await inBatches((rows) => this.changed(sql.FORGET_PAYERS, [rows, moment]));
  }

  forgetUnpaidBefore(moment: Date): Promise<number> {
    return inBatches((rows) => this.changed(sql.FORGET_UNPAID, [moment, rows]));
  }

  /** Number of rows that a statement changed. */
  private async changed(statement: string, values: unknown[]): Promise<number> {
    return (await this.transaction.manager.query<[unknown, number]>(statement, values))[1];
  }
}

type AttemptRow = Omit<PaymentAttempt, 'purchase'> & { readonly purchase: StoredPurchase | null };

function toAttempt(row: AttemptRow): PaymentAttempt {
  return Object.assign(new PaymentAttempt(), row, { purchase: row.purchase && fromStoredPurchase(row.purchase) });
}
