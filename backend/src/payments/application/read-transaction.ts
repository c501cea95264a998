import { Injectable } from '@nestjs/common';
import { PaymentProvider, type TransactionAnswer } from './payment-provider.port.js';

/** Reads transactions for browsers. Simultaneous reads of one transaction share a call, because the provider limits all shoppers together. */
@Injectable()
export class ReadTransaction {
  /** Running reads by transaction id. */
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
