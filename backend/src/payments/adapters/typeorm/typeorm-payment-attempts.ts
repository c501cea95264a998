import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { type Mismatch, PaymentAttempts, type Resolution } from '../../application/payment-attempts.port.js';
import { type KnownTransaction, PaymentAttempt } from '../../domain/payment-attempt.js';
import type { ProviderTransaction } from '../../domain/provider-transaction.js';
import { ProviderTransactionRow } from './payment.schemas.js';

const ADD = `
  INSERT INTO payment_attempt
    (id, reference, session_id, fingerprint, amount, purchase, state, is_open, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (session_id) WHERE is_open DO NOTHING
  RETURNING id`;

const RECORD = `
  INSERT INTO provider_transaction AS known
    (id, attempt_id, status, amount, currency, method, status_message, is_mismatch)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (id) DO UPDATE SET
    status = excluded.status, amount = excluded.amount, currency = excluded.currency, method = excluded.method,
    status_message = excluded.status_message, is_mismatch = excluded.is_mismatch, heard_at = now()
  WHERE known.attempt_id = excluded.attempt_id
  RETURNING id`;

const MOST_LISTED = 200;

@Injectable()
export class TypeOrmPaymentAttempts extends PaymentAttempts {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  lockedOpen(sessionId: string): Promise<PaymentAttempt | null> {
    return this.locked({ sessionId, isOpen: true });
  }

  lockedByReference(reference: string): Promise<PaymentAttempt | null> {
    return this.locked({ reference });
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
    return (await this.transaction.manager.query<unknown[]>(ADD, values)).length === 1;
  }

  async save({ id, state, isOpen }: PaymentAttempt): Promise<void> {
    await this.transaction.manager.update(PaymentAttempt, { id }, { state, isOpen });
  }

  transactionsOf(attemptId: string): Promise<KnownTransaction[]> {
    return this.transaction.manager.findBy(ProviderTransactionRow, { attemptId });
  }

  async record(attemptId: string, told: ProviderTransaction, isMismatch: boolean): Promise<boolean> {
    const { id, status, amount, currency, method = null, statusMessage = null } = told;
    const values = [id, attemptId, status, amount, currency, method, statusMessage, isMismatch];
    return (await this.transaction.manager.query<unknown[]>(RECORD, values)).length === 1;
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

  private locked(where: FindOptionsWhere<PaymentAttempt>): Promise<PaymentAttempt | null> {
    return this.transaction.manager.findOne(PaymentAttempt, { where, lock: { mode: 'pessimistic_write' } });
  }
}
