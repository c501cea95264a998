import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import type { Account, SignedInUser, StaffRole } from '../domain/account.js';
import { STAFF_ROLE_WORDS } from '../domain/staff-invitation.js';
import { Accounts } from './accounts.port.js';
import { OwnerAlerts } from './owner-alerts.js';
import { Sessions } from './sessions.port.js';
import { StaffRights } from './staff-rights.js';

/** A person of the staff, with when they last used the panel. */
export interface StaffPerson {
  readonly account: Account;
  /** Null without a session. */
  readonly lastSeenAt: Date | null;
}

/** Lists staff members, changes their roles and removes them, for the owner. */
@Injectable()
export class StaffPeople {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly rights: StaffRights,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly alerts: OwnerAlerts,
  ) {}

  /** Those who have not left, by email. */
  async list(): Promise<StaffPerson[]> {
    const present = (await this.accounts.staff()).filter(({ disabledAt }) => !disabledAt);
    return Promise.all(
      present.map(async (account) => {
        const [newest] = await this.sessions.ofStaff(account.id);
        return { account, lastSeenAt: newest?.lastSeenAt ?? null };
      }),
    );
  }

  /**
   * Another role ends the person's sessions, so that no page shows what they may no longer do.
   *
   * @throws DomainError `staff.not_found`, `staff.last_owner`
   */
  changeRole(owner: SignedInUser, id: string, role: StaffRole): Promise<Account> {
    return this.transaction.run(async () => {
      const account = await this.present(owner, id);
      if (account.staffRole === role) return account;
      const before = account.staffRole!;
      await this.accounts.setStaffRole(id, role, this.clock.now());
      await this.rights.renew(id);
      const act = {
        kind: 'staff' as const,
        actor: owner,
        subject: { type: 'staff', id },
        action: `cambió a ${account.name} (${account.email}) de ${STAFF_ROLE_WORDS[before]} a ${STAFF_ROLE_WORDS[role]}`,
        before: { role: before },
        after: { role },
      };
      const isOwner = role === 'duena';
      await this.alerts.record(act, isOwner || before === 'duena' ? { account, isOwner, by: owner.name } : null);
      return Object.assign(account, { staffRole: role });
    });
  }

  /**
   * The account stays without rights, so that what the person did keeps its name; a new invitation brings it back.
   *
   * @throws DomainError `staff.not_found`, `staff.last_owner`
   */
  remove(owner: SignedInUser, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const account = await this.present(owner, id);
      await this.accounts.disable(id, this.clock.now());
      await this.rights.end(id);
      const act = {
        kind: 'staff' as const,
        actor: owner,
        subject: { type: 'staff', id },
        action: `retiró a ${account.name} (${account.email}) del equipo`,
      };
      const wasOwner = account.staffRole === 'duena';
      await this.alerts.record(act, wasOwner ? { account, isOwner: false, by: owner.name } : null);
    });
  }

  /** Locks the owners, so that two owners who remove each other in the same instant do not leave the shop without one. */
  private async present(owner: SignedInUser, id: string): Promise<Account> {
    const owners = await this.accounts.lockOwners();
    if (!owners.includes(owner.id))
      throw new DomainError('forbidden', 'auth.forbidden', 'Ya no eres dueña de la tienda.');
    const account = await this.accounts.find(id);
    if (account?.role !== 'staff' || account.disabledAt) throw staffNotFound();
    if (owners.length === 1 && owners[0] === id)
      throw new DomainError('conflict', 'staff.last_owner', 'Tiene que quedar al menos una dueña.');
    return account;
  }
}

export function staffNotFound(): DomainError {
  return new DomainError('not_found', 'staff.not_found', 'Esa persona no está en el equipo.');
}
