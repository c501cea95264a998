import { Injectable } from '@nestjs/common';
import { SecondFactors } from './second-factors.port.js';
import { Sessions } from './sessions.port.js';
import { StaffInvitations } from './staff-invitations.port.js';

/** Ends sessions, second factors and invitations of a staff member. Must be called inside the transaction of its reason. */
@Injectable()
export class StaffRights {
  constructor(
    private readonly sessions: Sessions,
    private readonly invitations: StaffInvitations,
    private readonly factors: SecondFactors,
  ) {}

  /** For another role: the person logs in again, and their open invitations end. */
  async renew(accountId: string): Promise<void> {
    await this.sessions.endAll(accountId);
    await this.invitations.removeOfInviter(accountId);
  }

  /** For a person who left or lost everything: passkeys, app and recovery codes end, too. */
  async end(accountId: string): Promise<void> {
    await this.renew(accountId);
    await this.factors.clear(accountId);
  }
}
