import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DAY_MS } from '../../common/time.js';
import { PaymentAttempts } from './payment-attempts.port.js';

/** The shop stops checking unpaid attempts after 7 days. */
const UNPAID_DAYS_KEPT = 30;
/** For money in review or voided; the transaction stays listed, without personal data. */
const PURCHASE_DAYS_KEPT = 180;

/** Deletes unpaid attempts, and the personal data of old purchases without an order. */
@Injectable()
export class PaymentRetention {
  private readonly log = new Logger('payments');

  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly clock: Clock,
  ) {}

  async remove(): Promise<void> {
    const now = this.clock.now().getTime();
    const deleted = await this.attempts.forgetUnpaidBefore(new Date(now - UNPAID_DAYS_KEPT * DAY_MS));
    const purchasesEnd = new Date(now - PURCHASE_DAYS_KEPT * DAY_MS);
    await this.attempts.forgetPurchasesBefore(purchasesEnd);
    await this.attempts.forgetNotesBefore(purchasesEnd);
    this.log.log(`Deleted ${deleted} unpaid payment attempts`);
  }
}
