import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Job, JobHandlers } from '../../../jobs/index.js';
import { CheckBalances } from '../../application/check-balances.js';

const checkBalancesJob = new Job<object>('money.check-balances');

/** Twenty to five in Colombia (UTC-5 all year). */
const NIGHTLY = '40 9 * * *';

/** Binds each job to its use case. */
@Injectable()
export class MoneyJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly balances: CheckBalances,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, checkBalancesJob, () => this.balances.run());
  }
}
