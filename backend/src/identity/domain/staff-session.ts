import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../common/time.js';

const IDLE_HOURS = 12;
const MAX_DAYS = 7;
const IDENTITY_CONFIRMED_MINUTES = 10;
/** How exact `lastSeenAt` is: not every request writes it. */
const SEEN_MINUTES = 1;

/**
 * How far the login got. `prove`: the session allows only proving the second factor; `enrol`: nothing of the panel before the person has a second factor;
 * `done`: everything.
 */
export type SessionStep = 'prove' | 'enrol' | 'done';

/** The session of a staff member, beside the one of the session library: it can be listed, and ends on its own terms. */
export class StaffSession {
  id!: string;
  accountId!: string;
  /** In words for the person: `Chrome en Android`. */
  device!: string;
  beganAt!: Date;
  lastSeenAt!: Date;
  /** When the person last confirmed their identity in this session (`POST /auth/confirm`). */
  identityConfirmedAt!: Date | null;
  step!: SessionStep;

  /** A person who must enrol just typed their password, so that they are not asked for it again. */
  static begin(fields: Pick<StaffSession, 'id' | 'accountId' | 'device' | 'step'>, now: Date): StaffSession {
    const identityConfirmedAt = fields.step === 'enrol' ? now : null;
    return Object.assign(new StaffSession(), { ...fields, beganAt: now, lastSeenAt: now, identityConfirmedAt });
  }

  hasEnded(now: Date): boolean {
    const [idleMs, ageMs] = [this.lastSeenAt, this.beganAt].map((moment) => now.getTime() - moment.getTime());
    return idleMs! > IDLE_HOURS * HOUR_MS || ageMs! > MAX_DAYS * DAY_MS;
  }

  /** Whether this use must be written down. */
  isSeenLongAgo(now: Date): boolean {
    return now.getTime() - this.lastSeenAt.getTime() >= SEEN_MINUTES * MINUTE_MS;
  }
}

/** Until when a confirmation of the identity counts. */
export function identityConfirmedUntil(identityConfirmedAt: Date): Date {
  return new Date(identityConfirmedAt.getTime() + IDENTITY_CONFIRMED_MINUTES * MINUTE_MS);
}
