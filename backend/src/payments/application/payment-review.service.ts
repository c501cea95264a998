import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { TRANSACTION_ID } from '../../common/transaction-id.js';
import type { StaffMember } from '../../identity/index.js';
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
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
  ) {}

  inReview(): Promise<MoneyToReview[]> {
    return this.attempts.moneyToReview();
  }

  /** Number of `inReview`, at most 1,000. */
  countInReview(): Promise<number> {
    return this.attempts.countToReview();
  }

  /** Takes a payment off the list once a person has refunded the money or found its order. */
  async resolve(transactionId: string, note: string, actor: StaffMember): Promise<void> {
    const resolution = { note, actor: actor.email, at: this.clock.now() };
    await this.transaction.run(async () => {
      if (!TRANSACTION_ID.test(transactionId) || !(await this.attempts.resolve(transactionId, resolution)))
        throw new DomainError('not_found', 'payment.not_in_review', 'Este pago ya no está en revisión.');
      const action = `cerró la revisión del pago ${transactionId}`;
      await this.audit.record({ kind: 'payment', actor, action, subject: { type: 'payment', id: transactionId } });
    });
  }

  /** The state after reading the payment from the provider. */
  async check(reference: string, actor: StaffMember): Promise<AttemptState> {
    const attempt = await this.attempts.byReference(reference);
    if (!attempt) throw new DomainError('not_found', 'payment.not_found', 'No encontramos este pago.');
    const action = `preguntó al proveedor por el pago ${attempt.reference}`;
    await this.audit.record({ kind: 'payment', actor, action, subject: { type: 'payment', id: attempt.reference } });
    if (!(await this.checks.check(attempt)))
      throw new DomainError('unavailable', 'payment.provider_away', 'El proveedor de pagos no responde.');
    return (await this.attempts.find(attempt.id))?.state ?? attempt.state;
  }
}
