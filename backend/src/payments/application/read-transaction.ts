import { Injectable } from '@nestjs/common';
import { PaymentProviders, type TransactionAnswer } from './payment-provider.port.js';

/** Reads transactions for browsers. Parallel reads of one transaction share a call, because the provider counts the calls of all shoppers together. */
@Injectable()
export class ReadTransaction {
  /** Running reads by transaction id. */
  private readonly reading = new Map<string, Promise<TransactionAnswer>>();

  constructor(private readonly providers: PaymentProviders) {}

  read(id: string): Promise<TransactionAnswer> {
    let answer = this.reading.get(id);
    if (!answer) {
      answer = this.providers.transaction(id).finally(() => this.reading.delete(id));
      this.reading.set(id, answer);
    }
    return answer;
  }
}
