import { Injectable } from '@nestjs/common';
import { PaymentProvider, type TransactionAnswer } from './payment-provider.port.js';

/** Shorter than the pause between two questions of a waiting page. */
const PENDING_REUSED_MS = 1_500;

/**
 * Reads a transaction for browsers. However many ask about one at the same time, the provider is asked once, and about a pending
 * one at most every 1.5 seconds: its limit is shared by all shoppers.
 */
@Injectable()
export class ReadTransaction {
  /** By transaction id: what is being read, or was read as pending a moment ago. */
  private readonly answers = new Map<string, Promise<TransactionAnswer>>();

  constructor(private readonly provider: PaymentProvider) {}

  read(id: string): Promise<TransactionAnswer> {
    const known = this.answers.get(id);
    if (known) return known;
    const answer = this.ask(id);
    this.answers.set(id, answer);
    return answer;
  }

  private async ask(id: string): Promise<TransactionAnswer> {
    const answer = await this.provider.transaction(id);
    const isPending = answer.kind === 'found' && answer.transaction.status === 'PENDING';
    setTimeout(() => this.answers.delete(id), isPending ? PENDING_REUSED_MS : 0).unref();
    return answer;
  }
}
