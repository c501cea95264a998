import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Job, JobHandlers } from '../../jobs/index.js';
import { PrivacyRequests } from './privacy-requests.port.js';

const removeExpiredRequests = new Job<object>('privacy.remove-expired');

/** Every hour: a request holds an address. */
const HOURLY = '15 * * * *';

/** Removes links that have expired, and requests whose mail could not be sent. */
@Injectable()
export class PrivacyRequestRetention implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly requests: PrivacyRequests,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(HOURLY, removeExpiredRequests, async () => {
      await this.requests.removeExpiredBefore(this.clock.now());
    });
  }
}
