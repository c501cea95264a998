import type { CustomerRequest, RequestState } from '../domain/customer-request.js';

export interface RequestPosition {
  readonly createdAt: Date;
  readonly id: string;
}

export interface RequestFilter {
  readonly states: readonly RequestState[];
  /** The earliest last day to answer first when true, otherwise the newest. */
  readonly dueFirst: boolean;
  /** The last request of the page before. */
  readonly after?: RequestPosition;
  readonly limit: number;
}

/** Requests that wait, and their last days. Days are dates in Bogota: '2026-11-27'. */
export interface WaitingRequests {
  /** All of them; beyond `MAX_COUNTED` the most urgent. */
  readonly open: number;
  /** Those whose last day is over. */
  readonly overdue: number;
  /** The earliest last day of them; null without any. */
  readonly firstDay: string | null;
}

/** Counting stops here. */
export const MAX_COUNTED = 1_000;

/** Stores the requests of customers. */
export abstract class CustomerRequests {
  /**
   * Claims the pieces of an order for a request that is added in the same transaction; false when an open request has one of them. Waits for
   * a request that is being made or answered at this moment.
   */
  abstract claim(request: CustomerRequest): Promise<boolean>;

  abstract add(request: CustomerRequest): Promise<void>;

  abstract find(id: string): Promise<CustomerRequest | null>;

  /** Locks the request until the transaction ends. */
  abstract findForUpdate(id: string): Promise<CustomerRequest | null>;

  /** Stores the answer of a locked request, and frees its pieces for another one. */
  abstract saveAnswer(request: CustomerRequest): Promise<void>;

  /** Lists the requests of an order, the newest first. */
  abstract ofOrder(orderId: string): Promise<CustomerRequest[]>;

  /** Lists the requests of all orders that match the filter. */
  abstract list(filter: RequestFilter): Promise<CustomerRequest[]>;

  /** Counts the open ones. `today` is the date in Bogota. */
  abstract countOpen(today: string): Promise<WaitingRequests>;

  /**
   * Accepted withdrawals, the oldest first, for which no refund was asked for. A refund that staff made as a withdrawal without naming the
   * request counts, and nothing waits once all money of the order is given back.
   */
  abstract unrefunded(limit: number): Promise<CustomerRequest[]>;

  /** The numbers of these orders, by their id. */
  abstract orderNumbers(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Removes the words of both sides from the requests of an order; an open one is closed, because the email for the answer is erased. */
  abstract eraseOfOrder(orderId: string, at: Date): Promise<void>;
}
