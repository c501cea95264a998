import { Injectable } from '@nestjs/common';
import { Ledger, type NewEntry } from '../../money/index.js';
import { OpenPayments } from '../../payments/index.js';
import type { Refund } from '../domain/refund.js';

/** What follows from refunds of payments that no order has; those of an order change the order instead. */
@Injectable()
export class PaymentRefunds {
  constructor(
    private readonly ledger: Ledger,
    private readonly payments: OpenPayments,
  ) {}

  /**
   * The money left: the row of the ledger. The provider reports what it gave back itself as a void of the payment, which is this refund then.
   * Throws `money.reversed` for a payment that was taken back, and `refund.evidence_used`.
   */
  async giveBack({ paymentId, way, transactionId, reason }: Refund, row: Omit<NewEntry, 'kind'>): Promise<void> {
    const payment = await this.ledger.find(paymentId!);
    const isVoid = way !== 'bank_transfer' && { provider: payment!.provider, transactionId };
    await this.ledger.record({ ...row, ...isVoid, kind: 'refund', reverses: paymentId, reason });
  }

  /** Locks the payment, which a void of the provider locks before the refund. */
  async lock({ paymentId, transactionId }: Refund): Promise<void> {
    const { provider } = (await this.ledger.find(paymentId!))!;
    await this.payments.lock({ provider: provider!, transactionId: transactionId! });
  }

  /** It is not given back: the payment is without a home again. */
  async listAgain({ paymentId, transactionId }: Refund): Promise<void> {
    const { provider } = (await this.ledger.find(paymentId!))!;
    await this.payments.listAgain({ provider: provider!, transactionId: transactionId! });
  }

  /** Whether the refund is of a payment of this provider. */
  async isOf({ paymentId }: Refund, provider: string): Promise<boolean> {
    return paymentId !== null && (await this.ledger.find(paymentId))?.provider === provider;
  }
}
