import { Sessions } from '../../src/identity/application/sessions.port.js';
import { type SessionStep, StaffSession } from '../../src/identity/domain/staff-session.js';
import type { Snapshots } from './rolling-back-transaction.js';

/** Records of staff sessions in memory, and of whom all sessions were ended. */
export class InMemorySessions extends Sessions implements Snapshots {
  /** Accounts whose sessions were ended, the last one at the end. */
  ended: readonly string[] = [];
  private sessions = new Map<string, StaffSession>();

  snapshot(): () => void {
    const [ended, sessions] = [this.ended, new Map(this.sessions)];
    return () => {
      this.ended = ended;
      this.sessions = sessions;
    };
  }

  endAll(accountId: string): Promise<void> {
    this.ended = [...this.ended, accountId];
    for (const { id } of this.of(accountId)) this.sessions.delete(id);
    return Promise.resolve();
  }

  add(session: StaffSession): Promise<void> {
    this.sessions.set(session.id, copyOf(session));
    return Promise.resolve();
  }

  find(id: string): Promise<StaffSession | null> {
    const session = this.sessions.get(id);
    return Promise.resolve(session ? copyOf(session) : null);
  }

  ofStaff(accountId: string): Promise<StaffSession[]> {
    const newestFirst = this.of(accountId).sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
    return Promise.resolve(newestFirst.map(copyOf));
  }

  seen(id: string, at: Date): Promise<void> {
    const session = this.sessions.get(id);
    return session && session.lastSeenAt < at ? this.update(id, { lastSeenAt: at }) : Promise.resolve();
  }

  setStep(id: string, step: SessionStep): Promise<void> {
    return this.update(id, { step });
  }

  confirmIdentity(id: string, at: Date): Promise<void> {
    return this.update(id, { identityConfirmedAt: at });
  }

  /** Accounts whose sessions end in `endWithoutFactor`, because this fake knows no second factors. */
  withoutFactor: readonly string[] = [];

  endWithoutFactor(): Promise<void> {
    for (const { id, accountId, step } of [...this.sessions.values()])
      if (step === 'done' && this.withoutFactor.includes(accountId)) this.sessions.delete(id);
    return Promise.resolve();
  }

  endOthers(accountId: string, exceptId: string): Promise<void> {
    for (const { id } of this.of(accountId)) if (id !== exceptId) this.sessions.delete(id);
    return Promise.resolve();
  }

  end(id: string, accountId: string): Promise<boolean> {
    return Promise.resolve(this.sessions.get(id)?.accountId === accountId && this.sessions.delete(id));
  }

  private of(accountId: string): StaffSession[] {
    return [...this.sessions.values()].filter((session) => session.accountId === accountId);
  }

  private update(id: string, changes: Partial<StaffSession>): Promise<void> {
    const session = this.sessions.get(id);
    if (session) this.sessions.set(id, Object.assign(copyOf(session), changes));
    return Promise.resolve();
  }
}

function copyOf(session: StaffSession): StaffSession {
  return Object.assign(new StaffSession(), session);
}
