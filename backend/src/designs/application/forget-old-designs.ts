import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DAY_MS } from '../../common/time.js';
import { Job, JobHandlers } from '../../jobs/index.js';
import { Designs } from './designs.port.js';

export const forgetOldDesigns = new Job<object>('designs.forget-old');

const DAYS_KEPT = 365;

/** Every night at ten to four in Colombia (UTC-5 all year). */
const NIGHTLY = '50 8 * * *';

/** Removes the designs that nobody opened for a year, as the privacy policy promises: they hold names of children. */
@Injectable()
export class ForgetOldDesigns implements OnModuleInit {
  private readonly log = new Logger('designs');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly designs: Designs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, forgetOldDesigns, () => this.forget());
  }

  async forget(): Promise<void> {
    const yearAgo = new Date(this.clock.now().getTime() - DAYS_KEPT * DAY_MS);
    const forgotten = await this.designs.forgetUnopenedSince(yearAgo);
    this.log.log(`${forgotten} designs that nobody opened for ${DAYS_KEPT} days are gone`);
  }
}
