import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { addMonths, DAY_MS } from '../../common/time.js';
import { Ledger } from '../../money/index.js';
import { PaymentAttempts } from './payment-attempts.port.js';

/** The shop stops checking unpaid attempts after 7 days. */
const UNPAID_DAYS_KEPT = 30;
/** For money in review or voided; the transaction stays listed, without personal data. */
const PURCHASE_DAYS_KEPT = 180;
/** References and evidence of money without an order, as in the accounting record of an order. */
const ACCOUNT_MONTHS_KEPT = 120;

/** Deletes unpaid attempts, and the personal data of old purchases without an order. */
@Injectable()
export class PaymentRetention {
  private readonly log = new Logger('payments');

  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  async remove(): Promise<void> {
    const now = this.clock.now().getTime();
    const deleted = await this.attempts.forgetUnpaidBefore(new Date(now - UNPAID_DAYS_KEPT * DAY_MS));
    const purchasesEnd = new Date(now - PURCHASE_DAYS_KEPT * DAY_MS);
    await this.attempts.forgetPurchasesBefore(purchasesEnd);
    await this.attempts.forgetNotesBefore(purchasesEnd);
    await this.ledger.eraseWithoutOrder(purchasesEnd, addMonths(this.clock.now(), -ACCOUNT_MONTHS_KEPT));
    this.log.log(`Deleted ${deleted} unpaid payment attempts`);
  }
}
