import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { JobQueue } from '../../jobs/index.js';
import { type Caller, type Order, OrderReader } from '../../orders/index.js';
import { CustomerRequest } from '../domain/customer-request.js';
import { PIECE_REQUESTED, piecesOf, type RequestDraft } from '../domain/request-rules.js';
import { CustomerRequests } from './customer-requests.port.js';
import { mailReceiptJob, mailShopJob } from './request-mails.js';

/** An order with its requests, the newest first. */
export interface OwnRequests {
  readonly order: Order;
  readonly requests: readonly CustomerRequest[];
  readonly now: Date;
}

/** Requests of a customer, who proves the order as for every personal act (`OrderReader.ownByNumber`). */
@Injectable()
export class SubmitRequest {
  constructor(
    private readonly requests: CustomerRequests,
    private readonly orders: OrderReader,
    private readonly jobs: JobQueue,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async of(orderNumber: string, caller: Caller): Promise<OwnRequests> {
    const order = await this.orders.ownByNumber(orderNumber, caller);
    return { order, requests: await this.requests.ofOrder(order.id), now: this.clock.now() };
  }

  /** Throws as `piecesOf`, and `request.piece_requested` while another request about one of the pieces is open. */
  async submit(orderNumber: string, draft: RequestDraft, caller: Caller): Promise<CustomerRequest> {
    const { id: orderId } = await this.orders.ownByNumber(orderNumber, caller);
    return this.transaction.run(async () => {
      // Locked, because its personal data may be erased in the same instant.
      const order = await this.orders.lock(orderId);
      const now = this.clock.now();
      const { kind, words, pieces } = draft;
      const claimed = pieces.map((piece) => ({ ...piece, name: '' }));
      const request = CustomerRequest.begin({ id: crypto.randomUUID(), orderId, kind, pieces: claimed, words }, now);
      // First the claims, which wait for others: then all that they stored is seen.
      const isFree = await this.requests.claim(request);
      request.pieces = piecesOf(draft, order, await this.requests.ofOrder(orderId), now);
      if (!isFree) throw errorOf(PIECE_REQUESTED);
      await this.requests.add(request);
      const requestId = request.id;
      await this.jobs.enqueueAll(
        mailReceiptJob.with({ requestId }, { jobKey: `request:${requestId}` }),
        mailShopJob.with({ requestId }, { jobKey: `request:${requestId}:shop` }),
      );
      return request;
    });
  }
}
