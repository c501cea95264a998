import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { DomainError } from '../../common/domain-error.js';
import type { StaffMember } from '../../identity/index.js';
import type { AttemptState } from '../domain/payment-attempt.js';
import { CheckPayments } from './check-payments.js';
import { PaymentAttempts } from './payment-attempts.port.js';

/** The provider's answer about one payment, for staff. */
@Injectable()
export class AskProvider {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly checks: CheckPayments,
    private readonly audit: AuditLog,
  ) {}

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
