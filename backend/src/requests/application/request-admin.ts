import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { bogotaDay, DAY_MS } from '../../common/time.js';
import { errorOf } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import type { StaffMember } from '../../identity/index.js';
import { JobQueue } from '../../jobs/index.js';
import { OrderReader } from '../../orders/index.js';
import type { CustomerRequest, RequestState } from '../domain/customer-request.js';
import { CustomerRequests, MAX_COUNTED, type RequestPosition, type WaitingRequests } from './customer-requests.port.js';
import { mailAnswerJob } from './request-mails.js';

/** A request with the number of the order that it is about. */
export interface RequestOfOrder {
  readonly request: CustomerRequest;
  readonly orderNumber: string;
}

export interface Decision {
  readonly decision: 'accepted' | 'refused';
  /** For the customer. */
  readonly words: string;
}

const LIST = { type: 'requests', id: 'list' };
/** Accepted withdrawals without a refund that the list shows. */
const MAX_UNREFUNDED = 100;

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

  /** Open requests come by their last day, answered ones the newest first. `next` is missing on the last page. */
  async list(
    states: readonly RequestState[],
    { after, limit }: { after?: RequestPosition; limit: number },
    actor: StaffMember,
  ): Promise<{ items: RequestOfOrder[]; next?: RequestPosition }> {
    const dueFirst = states.every((state) => state === 'open');
    const found = await this.requests.list({ states, dueFirst, after, limit: limit + 1 });
    const items = await this.shown(found.slice(0, limit), actor);
    return { items, ...(found.length > limit && { next: found[limit - 1]! }) };
  }

  /** Accepted withdrawals whose money was not given back yet, the earliest last day first. */
  async unrefunded(actor: StaffMember): Promise<RequestOfOrder[]> {
    return this.shown(await this.requests.unrefunded(MAX_UNREFUNDED), actor);
  }

  /** Counts the requests that wait for an answer today. */
  countOpen(): Promise<WaitingRequests> {
    return this.requests.countOpen(bogotaDay(this.clock.now()));
  }

  /** Accepted withdrawals without a refund, with the last days for the money. */
  async countUnrefunded(): Promise<WaitingRequests> {
    const days = (await this.requests.unrefunded(MAX_COUNTED)).map(({ moneyBy }) => moneyBy!).sort();
    const today = bogotaDay(this.clock.now());
    return { open: days.length, overdue: days.filter((day) => day < today).length, firstDay: days[0] ?? null };
  }

  async ofOrder(orderId: string, actor: StaffMember): Promise<CustomerRequest[]> {
    const found = await this.requests.ofOrder(orderId);
    if (found.length === 0) return found;
    const number = (await this.requests.orderNumbers([orderId])).get(orderId) ?? '';
    const action = `miró las solicitudes de ${number}`;
    await this.audit.recordRead({ actor, action, subject: { type: 'order', id: number }, oncePer: DAY_MS });
    return found;
  }

  /** Mails the answer to the customer. Of two people at once the second gets `request.answered`. */
  answer(id: string, { decision, words }: Decision, staff: StaffMember): Promise<RequestOfOrder> {
    return this.transaction.run(async () => {
      const request = await this.requests.findForUpdate(id);
      if (!request) throw errorOf(REQUEST_UNKNOWN);
      request.decide(decision, words, staff.email, this.clock.now());
      await this.requests.saveAnswer(request);
      await this.jobs.enqueue(mailAnswerJob, { requestId: id }, { jobKey: `request:${id}:answer` });
      const { number } = await this.orders.ofId(request.orderId);
      const verb = decision === 'accepted' ? 'aceptó' : 'no aceptó';
      await this.audit.record({
        kind: 'customer_request',
        actor: staff,
        action: `${verb} la solicitud ${request.number} de ${number}`,
        subject: { type: 'order', id: number },
      });
      return { request, orderNumber: number };
    });
  }

  /** The lists contain words of customers: one look a day is recorded. */
  private async shown(found: readonly CustomerRequest[], actor: StaffMember): Promise<RequestOfOrder[]> {
    if (found.length === 0) return [];
    await this.audit.recordRead({
      actor,
      action: 'miró las solicitudes de las familias',
      subject: LIST,
      oncePer: DAY_MS,
    });
    const numbers = await this.requests.orderNumbers(found.map(({ orderId }) => orderId));
    return found.map((request) => ({ request, orderNumber: numbers.get(request.orderId) ?? '' }));
  }
}
