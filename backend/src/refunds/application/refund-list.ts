import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { bogotaDay } from '../../common/time.js';
import { OpenPayments, type Payer } from '../../payments/index.js';
import { OPEN_STATES, type Refund, type RefundState } from '../domain/refund.js';
import { type DueRefunds, type RefundPosition, Refunds } from './refunds.port.js';

const USUAL_PAGE = 25;

export interface RefundPage {
  readonly refunds: readonly Refund[];
  /** Position of the next page; undefined on the last one. */
  readonly next?: RefundPosition;
}

/** Lists refunds for staff. */
@Injectable()
export class RefundList {
  constructor(
    private readonly refunds: Refunds,
    private readonly payments: OpenPayments,
    private readonly clock: Clock,
  ) {}

  /** The open ones without `states`. What is open comes by its last day, what has ended the other way round. */
  async page(
    states: readonly RefundState[] = OPEN_STATES,
    after?: RefundPosition,
    limit = USUAL_PAGE,
  ): Promise<RefundPage> {
    const dueFirst = states.every((state) => OPEN_STATES.includes(state));
    const found = await this.refunds.list({ states, dueFirst, after, limit: limit + 1 });
    const refunds = found.slice(0, limit);
    return found.length > limit ? { refunds, next: refunds.at(-1) } : { refunds };
  }

  /** Who paid what these refunds without an order give back, by transaction; none after erasure. */
  payersOf(refunds: readonly Refund[]): Promise<ReadonlyMap<string, Payer>> {
    const paid = refunds.flatMap(({ orderId, transactionId }) =>
      orderId === null && transactionId ? [transactionId] : [],
    );
    return paid.length > 0 ? this.payments.payersOf(paid) : Promise.resolve(new Map());
  }

  due(): Promise<DueRefunds> {
    return this.refunds.due(bogotaDay(this.clock.now()));
  }
}
