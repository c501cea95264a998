import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Job, JobHandlers } from '../../jobs/index.js';
import { Attempts } from './attempts.port.js';
import { ResetCodes } from './reset-codes.port.js';
import { Sessions } from './sessions.port.js';

export const forgetExpired = new Job<object>('identity.forget-expired');

/** Every night at ten to four in Colombia (UTC-5 all year). */
const NIGHTLY = '50 8 * * *';

/** Removes expired sessions, codes and counts. */
@Injectable()
export class ForgetExpired implements OnModuleInit {
  private readonly log = new Logger('identity');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly sessions: Sessions,
    private readonly codes: ResetCodes,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, forgetExpired, () => this.forget());
  }

  async forget(): Promise<void> {
    const now = this.clock.now();
    const sessions = await this.sessions.removeExpiredBefore(now);
    const codes = await this.codes.removeExpiredBefore(now);
    const counts = await this.attempts.sweep();
    this.log.log(`${sessions} sessions, ${codes} codes and ${counts} counts that expired are gone`);
  }
}
