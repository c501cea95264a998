import { Injectable } from '@nestjs/common';

/** Settles the card payments of a cart, see `EarlierPayments.settle`. */
type SettleEarlierPayments = (sessionId: string, ip: string) => Promise<boolean>;

/**
 * Asks the payment provider about the card payments of a cart before it is ordered by bank transfer. The payments module, which
 * builds on this one, registers the check in `onModuleInit`.
 */
@Injectable()
export class EarlierPayments {
  private check: SettleEarlierPayments = () => Promise.resolve(true);

  register(check: SettleEarlierPayments): void {
    this.check = check;
  }

  /**
   * False when an approved payment cannot be settled: the cart must not be ordered a second time. True as well while the provider
   * does not answer. `ip` is the browser's.
   */
  settle(sessionId: string, ip: string): Promise<boolean> {
    return this.check(sessionId, ip);
  }
}
