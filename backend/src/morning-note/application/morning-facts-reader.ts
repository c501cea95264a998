import { Injectable } from '@nestjs/common';
import { DraftChangeSets } from '../../back-office/index.js';
import { MissAdmin } from '../../chatbot/index.js';
import { PhotoAdmin } from '../../finished-photos/index.js';
import { OrderOverview } from '../../orders/index.js';
import { PaymentReviewService } from '../../payments/index.js';
import { RefundList } from '../../refunds/index.js';
import { RequestAdmin } from '../../requests/index.js';
import type { MorningFacts } from '../domain/morning-facts.js';

/** The mail is short: the panel shows the rest. */
const MAX_LISTED = 5;

/** Asks the other modules what families wait for. */
@Injectable()
export class FamilyFactsReader {
  constructor(
    private readonly photos: PhotoAdmin,
    private readonly requests: RequestAdmin,
    private readonly misses: MissAdmin,
  ) {}

  async read() {
    const [photos, requests, misses] = await Promise.all([
      this.photos.open(),
      this.requests.countOpen(),
      this.misses.list(1),
    ]);
    const withError = photos.filter(({ photo }) => photo.state === 'error').length;
    return {
      photosWaiting: photos.length - withError,
      photosWithError: withError,
      requests: requests.open,
      lateRequests: requests.overdue,
      firstRequestDay: requests.firstDay,
      misses: misses.slice(0, MAX_LISTED),
    };
  }
}

/** Asks the other modules what is new and what waits. */
@Injectable()
export class MorningFactsReader {
  constructor(
    private readonly families: FamilyFactsReader,
    private readonly orders: OrderOverview,
    private readonly payments: PaymentReviewService,
    private readonly changes: DraftChangeSets,
    private readonly refunds: RefundList,
  ) {}

  async read(): Promise<Omit<MorningFacts, 'failedJobs'>> {
    const [families, { inReview, ...orders }, payments, stopped, refunds] = await Promise.all([
      this.families.read(),
      this.orders.morning(),
      this.payments.inReview(),
      this.changes.list({ state: 'conflict', limit: MAX_LISTED }),
      this.refunds.due(),
    ]);
    return {
      ...families,
      ...orders,
      moneyToReview: inReview + payments.length,
      stoppedChanges: stopped.slice(0, MAX_LISTED).map(({ note, preview }) => note || (preview[0] ?? '')),
      refunds: refunds.open,
      lateRefunds: refunds.overdue,
    };
  }
}
