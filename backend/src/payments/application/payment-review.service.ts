import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { TRANSACTION_ID } from '../../common/transaction-id.js';
import type { AttemptState } from '../domain/payment-attempt.js';
import { CheckPayments } from './check-payments.js';
import { type MoneyToReview, PaymentAttempts } from './payment-attempts.port.js';

/** Lists, resolves and checks payments for the staff. */
@Injectable()
export class PaymentReviewService {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly checks: CheckPayments,
    private readonly clock: Clock,
  ) {}

  inReview(): Promise<MoneyToReview[]> {
    return this.attempts.moneyToReview();
  }

  /** Takes a payment off the list once a person has refunded the money or found its order. */
  async resolve(transactionId: string, note: string, actor: string): Promise<void> {
    const resolution = { note, actor, at: this.clock.now() };
    if (!TRANSACTION_ID.test(transactionId) || !(await this.attempts.resolve(transactionId, resolution)))
      throw new DomainError('not_found', 'payment.not_in_review', 'Este pago ya no está en revisión.');
  }

  /** The state after the provider was asked. */
  async check(reference: string): Promise<AttemptState> {
    const attempt = await this.attempts.byReference(reference);
    if (!attempt) throw new DomainError('not_found', 'payment.not_found', 'No encontramos este pago.');
    if (!(await this.checks.check(attempt)))
      throw new DomainError('unavailable', 'payment.provider_away', 'El proveedor de pagos no responde.');
    return (await this.attempts.find(attempt.id))?.state ?? attempt.state;
  }
}
