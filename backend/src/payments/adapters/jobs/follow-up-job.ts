import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Job, JobHandlers } from '../../../jobs/index.js';
import { FollowUpPayments } from '../../../orders/index.js';
import { CheckEarlierAttempts } from '../../application/check-earlier-attempts.js';

const followUpPaymentsJob = new Job<object>('orders.follow-up-payments');

/** Twenty past eight in Colombia (UTC-5 all year): customers read mails about money by day. */
const EVERY_MORNING = '20 13 * * *';

/** Follows up the transfers that orders wait for. Here, because payments know whether a bank still decides about an order. */
@Injectable()
export class FollowUpJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly followUps: FollowUpPayments,
    private readonly earlier: CheckEarlierAttempts,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MORNING, followUpPaymentsJob, () =>
      this.followUps.run((orderId) => this.earlier.isUndecided(orderId)),
    );
  }
}
