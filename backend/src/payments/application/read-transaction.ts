import { Injectable } from '@nestjs/common';
import { PaymentProvider, type TransactionAnswer } from './payment-provider.port.js';

/** Reads transactions for browsers. However many ask about one at the same time, the provider is asked once: its limit is shared by all shoppers. */
@Injectable()
export class ReadTransaction {
  /** By transaction id: what is being read now. */
  private readonly reading = new Map<string, Promise<TransactionAnswer>>();

  constructor(private readonly provider: PaymentProvider) {}

  read(id: string): Promise<TransactionAnswer> {
    let answer = this.reading.get(id);
    if (!answer) {
      answer = this.provider.transaction(id).finally(() => this.reading.delete(id));
      this.reading.set(id, answer);
    }
    return answer;
  }
}
