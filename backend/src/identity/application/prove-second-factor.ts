import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { DomainError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import type { SignedInUser } from '../domain/account.js';
import { Sessions } from './sessions.port.js';
import { StaffAlerts } from './staff-alerts.js';
import { BAD_FACTOR_CODE, type CodePlace, StaffCodes } from './staff-codes.js';

/** The second step of a staff member's login: opens the session that the password began. */
@Injectable()
export class ProveSecondFactor {
  constructor(
    private readonly codes: StaffCodes,
    private readonly sessions: Sessions,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
    private readonly alerts: StaffAlerts,
  ) {}

  /** @throws DomainError `auth.bad_code`; TooManyRequestsError */
  async byCode(user: SignedInUser, code: string, place: CodePlace): Promise<void> {
    const subject = { type: 'staff', id: user.id };
    try {
      await this.transaction.run(async () => {
        const used = await this.codes.prove(user.id, code, place);
        await this.sessions.setStep(user.staffSession!.id, 'done');
        const action = `entró con su contraseña y un código${used === 'recovery' ? ' de recuperación' : ''}`;
        await this.audit.record({ kind: 'login', actor: user, action, subject });
        if (used === 'recovery') await this.alerts.raise(user, 'recovery_code_used');
      });
    } catch (error) {
      if (error instanceof DomainError && error.code === BAD_FACTOR_CODE) {
        const action = 'no entró: su código no era correcto';
        await this.audit.record({ kind: 'login_refused', actor: user, action, subject });
      }
      throw error;
    }
  }
}
