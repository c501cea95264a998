import { Injectable } from '@nestjs/common';
import { Transaction } from '../../common/transaction.port.js';
import { type Account, newAccount } from '../domain/account.js';
import { STAFF_ROLE_WORDS, type StaffInvitation } from '../domain/staff-invitation.js';
import { Accounts } from './accounts.port.js';
import { ClaimAccount } from './claim-account.js';
import { badInvitation, InvitationService } from './invitation-service.js';
import { isShopper } from './invite-staff.js';
import { requireHardToGuess } from './new-password.js';
import { OwnerAlerts } from './owner-alerts.js';
import { PasswordHasher } from './password-hasher.port.js';

export interface Acceptance {
  readonly name: string;
  readonly password: string;
  /** When the caller names an email, it must be the invited one. */
  readonly email?: string;
}

/** Makes a staff account for the person who got an invitation by mail: the token proves the email, so only it gets the account. */
@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly accounts: Accounts,
    private readonly invitations: InvitationService,
    private readonly claims: ClaimAccount,
    private readonly hasher: PasswordHasher,
    private readonly transaction: Transaction,
    private readonly alerts: OwnerAlerts,
  ) {}

  /**
   * Returns the account for its first session.
   *
   * @throws DomainError `staff.bad_invitation`, also of two calls in the same instant; `staff.shopper_account` when a shopper proved
   * the email meanwhile; `request.invalid` for a password that is easy to guess
   */
  async accept(token: string, { name, password, email }: Acceptance, ip: string): Promise<Account> {
    const invitation = await this.invitations.find(token, ip);
    if (email !== undefined && email !== invitation.email) throw badInvitation();
    requireHardToGuess(password, { name, email: invitation.email }, 'password');
    const passwordHash = await this.hasher.hash(password);
    return this.transaction.run(async () => {
      const now = await this.invitations.redeem(invitation);
      const account = await this.join(invitation, name, passwordHash, now);
      const act = {
        kind: 'staff' as const,
        actor: account,
        subject: { type: 'staff', id: account.id },
        action: `entró al equipo (${account.email}) con el rol ${STAFF_ROLE_WORDS[invitation.staffRole]}`,
      };
      await this.alerts.record(act, await this.newOwner(account, invitation));
      return account;
    });
  }

  private async newOwner(account: Account, { staffRole, inviterId }: StaffInvitation) {
    if (staffRole !== 'duena') return null;
    const inviter = await this.accounts.find(inviterId);
    return { account, isOwner: true, by: inviter?.name ?? 'otra dueña' };
  }

  /** A new account, or that of a person who left and was invited again. */
  private async join(
    { email, staffRole }: StaffInvitation,
    name: string,
    passwordHash: string,
    now: Date,
  ): Promise<Account> {
    const ownerSince = staffRole === 'duena' ? now : null;
    const fields = { role: 'staff', staffRole, email, name, passwordHash, emailProvenAt: now, ownerSince } as const;
    const fresh = newAccount(fields, now);
    // Anyone can register with the invited email.
    await this.claims.removeUnproven(email);
    if (await this.accounts.add(fresh)) return fresh;
    const known = await this.accounts.findByEmail(email);
    if (known?.role !== 'staff') throw isShopper();
    // Someone who is in the staff needs no invitation: a command on the server let them in meanwhile.
    if (!known.disabledAt) throw badInvitation();
    await this.accounts.setPassword(known.id, passwordHash, known.credentialsVersion);
    await this.accounts.change(known.id, { name });
    await this.accounts.setStaffRole(known.id, staffRole, now);
    await this.accounts.disable(known.id, null);
    return (await this.accounts.find(known.id))!;
  }
}
