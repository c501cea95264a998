import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DAY_MS } from '../../common/time.js';
import { Job, JobHandlers } from '../../jobs/index.js';
import { PaymentAttempts } from './payment-attempts.port.js';

const forgetOldPayments = new Job<object>('payments.forget-old');

/** The shop stops asking after 7. */
const UNPAID_DAYS_KEPT = 30;
/** Of money that waits for a person, or was taken back: the money stays on the list, the personal data do not. */
const PURCHASE_DAYS_KEPT = 180;

/** Every night at ten to four in Colombia (UTC-5 all year). */
const NIGHTLY = '50 8 * * *';

/** Removes who was about to pay and never did, and the personal data of old purchases without an order. */
@Injectable()
export class ForgetOldPayments implements OnModuleInit {
  private readonly log = new Logger('payments');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly attempts: PaymentAttempts,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, forgetOldPayments, () => this.forget());
  }

  async forget(): Promise<void> {
    const now = this.clock.now().getTime();
    const forgotten = await this.attempts.forgetUnpaidBefore(new Date(now - UNPAID_DAYS_KEPT * DAY_MS));
    const purchasesEnd = new Date(now - PURCHASE_DAYS_KEPT * DAY_MS);
    await this.attempts.forgetPurchasesBefore(purchasesEnd);
    await this.attempts.forgetNotesBefore(purchasesEnd);
    this.log.log(`${forgotten} payments that were never made are gone`);
  }
}
