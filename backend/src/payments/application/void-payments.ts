import { Injectable } from '@nestjs/common';
import { CURRENT_PROVIDER } from '../../common/payment-providers.js';
import { PaymentProviders, type VoidAnswer } from './payment-provider.port.js';
import { SettlePayment } from './settle-payment.js';

/** State of a payment's money at the provider; `unknown` while the provider does not answer. */
type HeldMoney = 'held' | 'voided' | 'unknown';

/** Takes back payments at the provider for other modules. */
@Injectable()
export class VoidPayments {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly settling: SettlePayment,
  ) {}

  /** Orders have no provider, because there is one. */
  private get provider() {
    return this.providers.of(CURRENT_PROVIDER);
  }

  /** Asks for one void; the caller makes sure that no other one of this payment runs. Never throws. */
  request(transactionId: string): Promise<VoidAnswer> {
    return this.provider.voidTransaction(transactionId);
  }

  /** Reads the payment from the provider and settles it, so that a void is found although no event reported it. */
  async find(transactionId: string): Promise<HeldMoney> {
    const answer = await this.provider.transaction(transactionId);
    if (answer.kind !== 'found') return 'unknown';
    await this.settling.settle(answer.transaction);
    return answer.transaction.status === 'VOIDED' ? 'voided' : 'held';
  }
}
