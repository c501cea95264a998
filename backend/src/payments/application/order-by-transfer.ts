import { Injectable } from '@nestjs/common';
import { errorOf, TRY_AGAIN } from '../../common/domain-error.js';
import { type Order, TransferOrder, type TransferRequest } from '../../orders/index.js';
import { CheckEarlierAttempts } from './check-earlier-attempts.js';

/** Orders a cart by bank transfer, once its card payments are settled: one may be approved although no event reported it. */
@Injectable()
export class OrderByTransfer {
  constructor(
    private readonly transfers: TransferOrder,
    private readonly earlier: CheckEarlierAttempts,
  ) {}

  /** Throws `server.unavailable` when an approved payment cannot be settled: the cart must not be ordered a second time. */
  async place(request: TransferRequest): Promise<Order> {
    const prepared = await this.transfers.prepare(request);
    if ('order' in prepared) return prepared.order;
    const earlier = await this.earlier.of(request.sessionId);
    // A payment that is settled here takes the lines: the order is refused then.
    if (earlier.length > 0 && !(await this.earlier.settle(earlier, request.ip))) throw errorOf(TRY_AGAIN);
    return this.transfers.place(prepared.purchase, request);
  }
}
