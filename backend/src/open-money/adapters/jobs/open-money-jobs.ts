import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Job, JobHandlers } from '../../../jobs/index.js';
import { NightlyMoneyCheck } from '../../application/nightly-money-check.js';

const checkMoneyJob = new Job<object>('money.check');

/** Half past three in Colombia (UTC-5 all year), after the reconciliation. */
const NIGHTLY = '30 8 * * *';

/** Binds the nightly check. */
@Injectable()
export class OpenMoneyJobs implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly money: NightlyMoneyCheck,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, checkMoneyJob, () => this.money.run());
  }
}
