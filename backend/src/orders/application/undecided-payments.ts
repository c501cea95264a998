import { Injectable } from '@nestjs/common';

/** Whether a bank is still deciding about an online payment of this order. */
type IsUndecided = (orderId: string) => Promise<boolean>;

/** Online payments of orders that a bank has not decided yet. The payments module, which builds on this one, registers the question. */
@Injectable()
export class UndecidedPayments {
  private ask: IsUndecided = () => Promise.resolve(false);

  register(ask: IsUndecided): void {
    this.ask = ask;
  }

  /** Whether a payment of the customer waits for the bank's decision. */
  existFor(orderId: string): Promise<boolean> {
    return this.ask(orderId);
  }
}
