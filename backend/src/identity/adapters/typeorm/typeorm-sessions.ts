import { Injectable } from '@nestjs/common';
import { LessThan, Not } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { Sessions } from '../../application/sessions.port.js';
import { type SessionStep, StaffSession } from '../../domain/staff-session.js';

/** The sessions that the session library keeps in the table `session`, and the records of those of staff. */
@Injectable()
export class TypeOrmSessions extends Sessions {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async endAll(accountId: string): Promise<void> {
    await this.transaction.manager.query('DELETE FROM session WHERE account_id = $1', [accountId]);
    await this.transaction.manager.delete(StaffSession, { accountId });
  }

  async add(session: StaffSession): Promise<void> {
    await this.transaction.manager.insert(StaffSession, { ...session });
  }

  find(id: string): Promise<StaffSession | null> {
    return this.transaction.manager.findOneBy(StaffSession, { id });
  }

  ofStaff(accountId: string): Promise<StaffSession[]> {
    return this.transaction.manager.find(StaffSession, { where: { accountId }, order: { lastSeenAt: 'DESC' } });
  }

  async seen(id: string, at: Date): Promise<void> {
    await this.transaction.manager.update(StaffSession, { id, lastSeenAt: LessThan(at) }, { lastSeenAt: at });
  }

  async setStep(id: string, step: SessionStep): Promise<void> {
    await this.transaction.manager.update(StaffSession, { id }, { step });
  }

  async confirmIdentity(id: string, at: Date): Promise<void> {
    await this.transaction.manager.update(StaffSession, { id }, { identityConfirmedAt: at });
  }

  async endWithoutFactor(): Promise<void> {
    await this.transaction.manager.query(`DELETE FROM staff_session
      WHERE step = 'done'
        AND NOT EXISTS (SELECT FROM staff_passkey WHERE account_id = staff_session.account_id)
        AND NOT EXISTS (SELECT FROM staff_code_app WHERE account_id = staff_session.account_id)`);
  }

  async endOthers(accountId: string, exceptId: string): Promise<void> {
    await this.transaction.manager.delete(StaffSession, { accountId, id: Not(exceptId) });
  }

  /** The row of the session library stays until it expires: without the record it is worth nothing. */
  async end(id: string, accountId: string): Promise<boolean> {
    const { affected } = await this.transaction.manager.delete(StaffSession, { id, accountId });
    return affected === 1;
  }
}
