import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { inBatches } from '../../../common/in-batches.js';
import { TypeOrmTransaction } from '../../../database/index.js';
import { type Mismatch, PaymentAttempts, type Resolution } from '../../application/payment-attempts.port.js';
import { type KnownTransaction, PaymentAttempt } from '../../domain/payment-attempt.js';
import type { ProviderTransaction } from '../../domain/provider-transaction.js';
import { ProviderTransactionRow } from './payment.schemas.js';
import * as sql from './payment.sql.js';

const MOST_LISTED = 200;

@Injectable()
export class TypeOrmPaymentAttempts extends PaymentAttempts {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  lockedOpen(sessionId: string): Promise<PaymentAttempt | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.transaction.manager.findOne(PaymentAttempt, { where: { sessionId, isOpen: true }, lock });
  }

  async lockedByReference(reference: string): Promise<PaymentAttempt | null> {
    const [row] = await this.transaction.manager.query<PaymentAttempt[]>(sql.LOCKED, [reference]);
    return row ? Object.assign(new PaymentAttempt(), row) : null;
  }

  find(id: string): Promise<PaymentAttempt | null> {
    return this.transaction.manager.findOneBy(PaymentAttempt, { id });
  }

  byReference(reference: string): Promise<PaymentAttempt | null> {
    return this.transaction.manager.findOneBy(PaymentAttempt, { reference });
  }

  async add(attempt: PaymentAttempt): Promise<boolean> {
    const { id, reference, sessionId, fingerprint, amount, purchase, state, isOpen, createdAt } = attempt;
    const values = [id, reference, sessionId, fingerprint, amount, JSON.stringify(purchase), state, isOpen, createdAt];
    return (await this.transaction.manager.query<unknown[]>(sql.ADD, values)).length === 1;
  }

  async begunSince(sessionId: string, moment: Date): Promise<Date[]> {
    const rows = await this.transaction.manager.query<{ createdAt: Date }[]>(sql.BEGUN, [sessionId, moment]);
    return rows.map(({ createdAt }) => createdAt);
  }

  async save({ id, state, isOpen }: PaymentAttempt): Promise<void> {
    await this.transaction.manager.update(PaymentAttempt, { id }, { state, isOpen });
  }

  transactionsOf(attemptId: string): Promise<KnownTransaction[]> {
    return this.transaction.manager.query<KnownTransaction[]>(sql.KNOWN, [attemptId]);
  }

  async record(attempt: PaymentAttempt, told: ProviderTransaction, isMismatch: boolean): Promise<boolean> {
    const { id, status, amount, currency, method = null, statusMessage = null } = told;
    const heard = [id, attempt.id, status, amount, currency, method, statusMessage, isMismatch];
    const values = [...heard, attempt.state, attempt.isOpen];
    const [, count] = await this.transaction.manager.query<[unknown, number]>(sql.RECORD, values);
    return count === 1;
  }

  async mismatches(): Promise<Mismatch[]> {
    const { manager } = this.transaction;
    const rows = await manager.find(ProviderTransactionRow, {
      where: { isMismatch: true, resolvedAt: IsNull() },
      order: { heardAt: 'DESC' },
      take: MOST_LISTED,
    });
    return Promise.all(
      rows.map(async ({ id, attemptId, status, amount, currency, heardAt }) => ({
        attempt: await manager.findOneByOrFail(PaymentAttempt, { id: attemptId }),
        transactionId: id,
        status,
        amount: Number(amount),
        currency,
        heardAt,
      })),
    );
  }

  async resolve(transactionId: string, { actor, note, at }: Resolution): Promise<boolean> {
    const { affected } = await this.transaction.manager.update(
      ProviderTransactionRow,
      { id: transactionId, isMismatch: true, resolvedAt: IsNull() },
      { resolvedBy: actor, resolution: note, resolvedAt: at },
    );
    return affected === 1;
  }

  forgetUnpaidBefore(moment: Date): Promise<number> {
    return inBatches(async (rows) => {
      const values = [moment, rows];
      const [, count] = await this.transaction.manager.query<[unknown, number]>(sql.FORGET_UNPAID, values);
      return count;
    });
  }
}
