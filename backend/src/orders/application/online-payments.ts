import { Injectable } from '@nestjs/common';

/** Questions about online payments, which the payments module answers. */
interface OnlinePaymentChecks {
  settleOfCart(sessionId: string, ip: string): Promise<boolean>;
  isUndecided(orderId: string): Promise<boolean>;
}

/** Asks the payments module, which builds on this one and registers its answers in `onModuleInit`. */
@Injectable()
export class OnlinePayments {
  private checks: OnlinePaymentChecks = {
    settleOfCart: () => Promise.resolve(true),
    isUndecided: () => Promise.resolve(false),
  };

  register(checks: OnlinePaymentChecks): void {
    this.checks = checks;
  }

  /**
   * Settles the card payments of a cart before it is ordered by bank transfer. False when an approved payment cannot be settled: the cart
   * must not be ordered a second time. True as well while the provider does not answer. `ip` is the browser's.
   */
  settleOfCart(sessionId: string, ip: string): Promise<boolean> {
    return this.checks.settleOfCart(sessionId, ip);
  }

  /** Whether a bank is still deciding about an online payment of this order. */
  isUndecided(orderId: string): Promise<boolean> {
    return this.checks.isUndecided(orderId);
  }
}
