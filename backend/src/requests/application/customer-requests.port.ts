import type { CustomerRequest, RequestState } from '../domain/customer-request.js';

export interface RequestPosition {
  readonly createdAt: Date;
  readonly id: string;
}

/** Limit of a count: the panel shows that there are more. */
export const MAX_COUNTED = 1_000;

/** Stores the requests of families. */
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

  /** Of an order, the newest first. */
  abstract ofOrder(orderId: string): Promise<CustomerRequest[]>;

  /** Of all orders, the oldest first. */
  abstract list(state: RequestState, page: { after?: RequestPosition; limit: number }): Promise<CustomerRequest[]>;

  /** Number of open requests; at most `MAX_COUNTED`, which stands for that many or more. */
  abstract countOpen(): Promise<number>;

  /** Removes the words of both sides from the requests of an order. */
  abstract eraseOfOrder(orderId: string): Promise<void>;
}
