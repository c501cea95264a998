import { Injectable } from '@nestjs/common';

/** Joins the transaction that settles the void. */
type OnVoided = (transactionId: string) => Promise<void>;

/** Payments that the provider took back. The refunds module, which builds on this one, registers what follows for its refunds. */
@Injectable()
export class VoidedPayments {
  private listener: OnVoided = () => Promise.resolve();

  register(listener: OnVoided): void {
    this.listener = listener;
  }

  notify(transactionId: string): Promise<void> {
    return this.listener(transactionId);
  }
}
