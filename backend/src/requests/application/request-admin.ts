import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { bogotaDay } from '../../common/time.js';
import { DomainError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import type { StaffMember } from '../../identity/index.js';
import { JobQueue } from '../../jobs/index.js';
import { type Order, OrderReader } from '../../orders/index.js';
import type { CustomerRequest, RequestState } from '../domain/customer-request.js';
import { CustomerRequests, type OpenRequests, type RequestPosition } from './customer-requests.port.js';
import { mailAnswer } from './request-mails.js';

/** A request with the order that it is about. */
export interface RequestOfOrder {
  readonly request: CustomerRequest;
  readonly order: Order;
}

export interface Decision {
  readonly decision: 'accepted' | 'refused';
  /** For the family. */
  readonly words: string;
}

export const REQUEST_UNKNOWN = [404, 'request.not_found', 'No encontramos esta solicitud.'] as const;

/** The staff's side of the requests. */
@Injectable()
export class RequestAdmin {
  constructor(
    private readonly requests: CustomerRequests,
    private readonly orders: OrderReader,
    private readonly jobs: JobQueue,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** What is open comes by its last day, which is the oldest first; answered ones the newest first. `next` is missing on the last page. */
  async list(
    states: readonly RequestState[],
    { after, limit }: { after?: RequestPosition; limit: number },
  ): Promise<{ items: RequestOfOrder[]; next?: RequestPosition }> {
    const oldestFirst = states.every((state) => state === 'open');
    const found = await this.requests.list({ states, oldestFirst, after, limit: limit + 1 });
    const items = await Promise.all(found.slice(0, limit).map((request) => this.withOrder(request)));
    return { items, ...(found.length > limit && { next: found[limit - 1]! }) };
  }

  /** What waits for an answer today. */
  countOpen(): Promise<OpenRequests> {
    return this.requests.countOpen(bogotaDay(this.clock.now()));
  }

  ofOrder(orderId: string): Promise<CustomerRequest[]> {
    return this.requests.ofOrder(orderId);
  }

  /** Mails the answer to the family. Of two people at once the second gets `request.answered`. */
  answer(id: string, { decision, words }: Decision, staff: StaffMember): Promise<RequestOfOrder> {
    return this.transaction.run(async () => {
      const request = await this.requests.findForUpdate(id);
      if (!request) throw new DomainError('not_found', REQUEST_UNKNOWN[1], REQUEST_UNKNOWN[2]);
      request.decide(decision, words, staff.email, this.clock.now());
      await this.requests.saveAnswer(request);
      await this.jobs.enqueue(mailAnswer, { requestId: id }, { jobKey: `request:${id}:answer` });
      const answered = await this.withOrder(request);
      const verb = decision === 'accepted' ? 'aceptó' : 'no aceptó';
      await this.audit.record({
        kind: 'customer_request',
        actor: staff,
        action: `${verb} la solicitud ${request.number} de ${answered.order.number}`,
        subject: { type: 'order', id: answered.order.number },
      });
      return answered;
    });
  }

  private async withOrder(request: CustomerRequest): Promise<RequestOfOrder> {
    return { request, order: await this.orders.ofId(request.orderId) };
  }
}
