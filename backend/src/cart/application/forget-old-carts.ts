import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DAY_MS } from '../../common/time.js';
import { Job, JobHandlers } from '../../jobs/index.js';
import { CartRepository } from './cart-repository.port.js';

export const forgetOldCarts = new Job<object>('cart.forget-old');

const DAYS_KEPT = 90;
/** A lost answer is asked for again within minutes, not weeks. */
const KEY_DAYS_KEPT = 7;
/** Undoing a removal is offered for a minute. */
const REMOVED_DAYS_KEPT = 1;

/** Every night at half past three in Colombia (UTC-5 all year). */
const NIGHTLY = '30 8 * * *';

/** Removes the carts that nobody touched for 90 days: they hold names of children. */
@Injectable()
export class ForgetOldCarts implements OnModuleInit {
  private readonly log = new Logger('cart');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly carts: CartRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, forgetOldCarts, () => this.forget());
  }

  async forget(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.carts.forgetKeysBefore(new Date(now - KEY_DAYS_KEPT * DAY_MS));
    await this.carts.forgetRemovedBefore(new Date(now - REMOVED_DAYS_KEPT * DAY_MS));
    const forgotten = await this.carts.forgetUntouchedSince(new Date(now - DAYS_KEPT * DAY_MS));
    this.log.log(`${forgotten} carts that were untouched for ${DAYS_KEPT} days are gone`);
  }
}
