import { Injectable } from '@nestjs/common';
import type { Account } from '../domain/account.js';
import { Accounts } from './accounts.port.js';

/** Records that a person reads the mailbox of an account. */
@Injectable()
export class EmailProof {
  constructor(private readonly accounts: Accounts) {}

  /** Inside the transaction of a password reset. */
  async byReset({ id }: Account): Promise<void> {
    await this.accounts.markEmailProven(id);
  }
}
