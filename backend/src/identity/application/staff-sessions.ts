import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import type { SignedInUser } from '../domain/account.js';
import type { StaffSession } from '../domain/staff-session.js';
import { Accounts } from './accounts.port.js';
import { Sessions } from './sessions.port.js';
import { staffNotFound } from './staff-people.js';

/** The open sessions of a staff member, which they or an owner end when a phone is lost. */
@Injectable()
export class StaffSessions {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The last seen first. */
  async list(accountId: string): Promise<StaffSession[]> {
    const now = this.clock.now();
    return (await this.sessions.ofStaff(accountId)).filter((session) => !session.hasEnded(now));
  }

  /** @throws DomainError `staff.session_not_found` */
  async end(actor: SignedInUser, accountId: string, sessionId: string): Promise<void> {
    await this.transaction.run(async () => {
      const session = await this.sessions.find(sessionId);
      if (!session || !(await this.sessions.end(sessionId, accountId)))
        throw new DomainError('not_found', 'staff.session_not_found', 'Esa sesión ya está cerrada.');
      await this.record(actor, accountId, `cerró la sesión «${session.device}»`);
    });
  }

  /**
   * Ends all of a person but the caller's own present one.
   *
   * @throws DomainError `staff.not_found`
   */
  async endAll(actor: SignedInUser, accountId: string): Promise<void> {
    await this.transaction.run(async () => {
      if ((await this.accounts.find(accountId))?.role !== 'staff') throw staffNotFound();
      if (actor.id === accountId && actor.staffSession) await this.sessions.endOthers(accountId, actor.staffSession.id);
      else await this.sessions.endAll(accountId);
      await this.record(actor, accountId, 'cerró todas las sesiones');
    });
  }

  private async record(actor: SignedInUser, accountId: string, act: string): Promise<void> {
    const person = actor.id === accountId ? undefined : await this.accounts.find(accountId);
    const action = person ? `${act} de ${person.name} (${person.email})` : act;
    await this.audit.record({ kind: 'staff', actor, action, subject: { type: 'staff', id: accountId } });
  }
}
