import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { DAY_MS } from '../../common/time.js';
import { type Account, type SignedInUser, signedInUser } from '../domain/account.js';
import { StaffSession } from '../domain/staff-session.js';
import { Accounts } from './accounts.port.js';
import { Sessions } from './sessions.port.js';

/** Data of a session. */
export interface SessionPayload {
  readonly id: string;
  readonly credentialsVersion: number;
  /** ISO time of the login. */
  readonly since: string;
  /** Of staff: the record of the session. */
  readonly staffSessionId?: string;
}

/** Days after which a session ends, also when it is in use; see `StaffSession` for the shorter ones of staff. */
const MAX_DAYS = 90;

/** Finds the signed-in user of a session; null when the session is no longer valid. */
@Injectable()
export class SessionAuthenticator {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Begins a session of an account whose owner proved their identity; `device` in words, for the list of a staff member's sessions. */
  async begin({ id, name, credentialsVersion, role }: Account, device: string): Promise<SessionPayload> {
    const now = this.clock.now();
    const payload = { id, credentialsVersion, since: now.toISOString() };
    if (role !== 'staff') return payload;
    const staffSession = StaffSession.begin(randomUUID(), id, device, now);
    await this.sessions.add(staffSession);
    await this.audit.record({ kind: 'login', actor: { id, name }, action: `entró al panel desde «${device}»` });
    return { ...payload, staffSessionId: staffSession.id };
  }

  /** The person logged out; the session is gone. */
  async ended(user: SignedInUser): Promise<void> {
    if (user.role === 'staff') await this.audit.record({ kind: 'logout', actor: user, action: 'salió del panel' });
  }

  /** Compares with the account at each use: a login that raced with a new password gets an invalid session. */
  async find({ id, credentialsVersion, since, staffSessionId }: SessionPayload): Promise<SignedInUser | null> {
    if (this.clock.now().getTime() - Date.parse(since) > MAX_DAYS * DAY_MS) return null;
    const account = await this.accounts.find(id);
    if (!account || account.disabledAt || account.credentialsVersion !== credentialsVersion) return null;
    if (account.role !== 'staff') return signedInUser(account, new Date(since), null);
    const staffSession = await this.staffSession(staffSessionId, id);
    return staffSession && signedInUser(account, new Date(since), staffSession);
  }

  /** Null when it was ended elsewhere, or is too old. */
  private async staffSession(sessionId: string | undefined, accountId: string): Promise<StaffSession | null> {
    const session = sessionId === undefined ? null : await this.sessions.find(sessionId);
    const now = this.clock.now();
    if (session?.accountId !== accountId || session.hasEnded(now)) return null;
    if (session.isSeenLongAgo(now)) await this.sessions.seen(session.id, now);
    return session;
  }
}
