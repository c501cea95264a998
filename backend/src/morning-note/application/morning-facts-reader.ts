import { Injectable } from '@nestjs/common';
import { DraftChangeSets } from '../../back-office/index.js';
import { MissAdmin } from '../../chatbot/index.js';
import type { MorningFacts } from '../../mail/index.js';
import { OrderOverview } from '../../orders/index.js';
import { TodaysWork } from '../../today/index.js';

/** The mail is short: the panel shows the rest. */
const MAX_LISTED = 5;

/** Reads the figures of the morning note from the other modules. */
@Injectable()
export class MorningFactsReader {
  constructor(
    private readonly work: TodaysWork,
    private readonly orders: OrderOverview,
    private readonly misses: MissAdmin,
    private readonly changes: DraftChangeSets,
  ) {}

  async read(): Promise<Omit<MorningFacts, 'failedJobs'>> {
    const [work, toMake, sold, misses, stopped] = await Promise.all([
      this.work.read(),
      this.orders.toMake(),
      this.orders.soldYesterday(),
      this.misses.list(1),
      this.changes.list({ state: 'conflict', limit: MAX_LISTED }),
    ]);
    const { today, overdue, dueToday, transfers, moneyToReview, photosWaiting, photosWithError } = work;
    const { refunds, requests, unrefunded } = work;
    return {
      today,
      overdue,
      dueToday,
      toMake,
      sold,
      transfers,
      moneyToReview,
      photosWaiting,
      photosWithError,
      refunds: refunds.open,
      lateRefunds: refunds.overdue,
      requests: requests.open,
      lateRequests: requests.overdue,
      firstRequestDay: requests.firstDay,
      unrefunded: unrefunded.open,
      lateUnrefunded: unrefunded.overdue,
      misses: misses.slice(0, MAX_LISTED),
      stoppedChanges: stopped.slice(0, MAX_LISTED).map(({ note, preview }) => note || (preview[0] ?? '')),
    };
  }
}
