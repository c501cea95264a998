import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { withdrawAccountJob, WithdrawnAccounts } from '../../application/withdrawn-accounts.js';

/** Binds the job of a changed account to its use case. */
@Injectable()
export class WithdrawnAccountJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly accounts: WithdrawnAccounts,
  ) {}

  onModuleInit(): void {
    this.handlers.on(withdrawAccountJob, () => this.accounts.run());
  }
}
