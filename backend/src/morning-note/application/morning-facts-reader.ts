import { Injectable } from '@nestjs/common';
import { DraftChangeSets } from '../../back-office/index.js';
import { MissAdmin } from '../../chatbot/index.js';
import { PhotoAdmin } from '../../finished-photos/index.js';
import { FailedJobs } from '../../jobs/index.js';
import { OrderOverview } from '../../orders/index.js';
import { PaymentReviewService } from '../../payments/index.js';
import type { MorningFacts } from '../domain/morning-facts.js';

/** The mail is short: the panel shows the rest. */
const MAX_LISTED = 5;

/** Asks the other modules what is new and what waits. */
@Injectable()
export class MorningFactsReader {
  constructor(
    private readonly orders: OrderOverview,
    private readonly payments: PaymentReviewService,
    private readonly photos: PhotoAdmin,
    private readonly misses: MissAdmin,
    private readonly changes: DraftChangeSets,
    private readonly jobs: FailedJobs,
  ) {}

  async read(): Promise<MorningFacts> {
    const [{ inReview, ...orders }, payments, photos, misses, stopped, failedJobs] = await Promise.all([
      this.orders.morning(),
      this.payments.inReview(),
      this.photos.open(),
      this.misses.list(1),
      this.changes.list({ state: 'conflict', limit: MAX_LISTED }),
      this.jobs.count(),
    ]);
    const withError = photos.filter(({ photo }) => photo.state === 'error').length;
    return {
      ...orders,
      moneyToReview: inReview + payments.length,
      photosWaiting: photos.length - withError,
      photosWithError: withError,
      misses: misses.slice(0, MAX_LISTED),
      stoppedChanges: stopped.slice(0, MAX_LISTED).map(({ note, preview }) => note || (preview[0] ?? '')),
      failedJobs,
    };
  }
}
