import { Injectable } from '@nestjs/common';
import { Transaction } from '../../common/transaction.port.js';
import { PublishedData } from './published-data.js';

/** A transaction whose changes this instance shows as soon as it has committed. */
@Injectable()
export class Publication {
  constructor(
    private readonly transaction: Transaction,
    private readonly published: PublishedData,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    const result = await this.transaction.run(work);
    await this.published.refresh();
    return result;
  }
}
