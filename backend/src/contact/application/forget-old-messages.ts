import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DAY_MS } from '../../common/time.js';
import { Job, JobHandlers } from '../../jobs/index.js';
import { ContactMessages } from './contact-messages.port.js';

export const forgetOldMessages = new Job<object>('contact.forget-old');

const DAYS_KEPT = 365;

/** Every night at twenty to four in Colombia (UTC-5 all year). */
const NIGHTLY = '40 8 * * *';

/** Removes messages after a year, as the privacy policy promises. */
@Injectable()
export class ForgetOldMessages implements OnModuleInit {
  private readonly log = new Logger('contact');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly messages: ContactMessages,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, forgetOldMessages, () => this.forget());
  }

  async forget(): Promise<void> {
    const yearAgo = new Date(this.clock.now().getTime() - DAYS_KEPT * DAY_MS);
    const forgotten = await this.messages.forgetReceivedBefore(yearAgo);
    this.log.log(`${forgotten} messages of more than ${DAYS_KEPT} days are gone`);
  }
}
