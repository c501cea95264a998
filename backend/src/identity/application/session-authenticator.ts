import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { DAY_MS } from '../../common/time.js';
import { Env } from '../../config/env.js';
import { type Account, type SignedInUser, signedInUser } from '../domain/account.js';
import { type SessionStep, StaffSession } from '../domain/staff-session.js';
import { Accounts } from './accounts.port.js';
import { SecondFactors } from './second-factors.port.js';
import { Sessions } from './sessions.port.js';

/** Data of a session. */
export interface SessionPayload {
  readonly id: string;
  readonly credentialsVersion: number;
  /** ISO time of the login. */
  readonly since: string;
  /** Id of the stored staff session; undefined for shoppers. */
  readonly staffSessionId?: string;
}

/** A session that just began. */
export interface BegunSession {
  readonly payload: SessionPayload;
  readonly step: SessionStep;
}

/** Days after which a session ends, also when it is in use; see `StaffSession` for the shorter ones of staff. */
const MAX_DAYS = 90;

/** Finds the signed-in user of a session; null when the session is no longer valid. */
@Injectable()
export class SessionAuthenticator {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly env: Env,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Begins a session of an account whose owner proved their identity; `device` in words, for the list of a staff member's sessions.
   * `isProven`: also by a second factor.
   */
  async begin(
    { id, name, credentialsVersion, role }: Account,
    device: string,
    isProven = false,
  ): Promise<BegunSession> {
    const now = this.clock.now();
    const payload = { id, credentialsVersion, since: now.toISOString() };
    if (role !== 'staff') return { payload, step: 'done' };
    const step = isProven ? 'done' : await this.firstStep(id);
    const staffSession = StaffSession.begin({ id: randomUUID(), accountId: id, device, step }, now);
    await this.sessions.add(staffSession);
    const action = step === 'done' ? 'entró al panel' : 'escribió su contraseña del panel';
    await this.audit.record({ kind: 'login', actor: { id, name }, action: `${action} desde «${device}»` });
    return { payload: { ...payload, staffSessionId: staffSession.id }, step };
  }

  /** The person logged out, which ended the session. */
  async ended(user: SignedInUser): Promise<void> {
    if (user.role !== 'staff') return;
    await this.endRecord(user);
    await this.audit.record({ kind: 'logout', actor: user, action: 'salió del panel' });
  }

  /** Ends the record of a staff member's session whose cookie is gone, so that it is not listed as open. */
  async endRecord({ id, staffSession }: Partial<SignedInUser>): Promise<void> {
    if (id && staffSession) await this.sessions.end(staffSession.id, id);
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

  private async firstStep(accountId: string): Promise<SessionStep> {
    if (await this.factors.has(accountId)) return 'prove';
    return this.env.staffSecondFactor === 'required' ? 'enrol' : 'done';
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
