import {
  CustomerRequests,
  MAX_COUNTED,
  type RequestFilter,
  type RequestPosition,
  type WaitingRequests,
} from '../../src/requests/application/customer-requests.port.js';
import { CustomerRequest } from '../../src/requests/domain/customer-request.js';

/** Requests of customers, in memory. */
export class InMemoryCustomerRequests extends CustomerRequests {
  /** Requests with a refund, which another module stores. */
  readonly refunded = new Set<string>();
  /** The numbers of orders by their id. */
  readonly numbers = new Map<string, string>();
  private readonly rows = new Map<string, CustomerRequest>();
  /** The request of each claimed piece. */
  private readonly claims = new Map<string, string>();

  claim({ id, orderId, pieces }: CustomerRequest): Promise<boolean> {
    const keys = pieces.map(({ position }) => `${orderId} ${position}`);
    const isFree = keys.every((key) => !this.claims.has(key));
    if (isFree) for (const key of keys) this.claims.set(key, id);
    return Promise.resolve(isFree);
  }

  add(request: CustomerRequest): Promise<void> {
    this.rows.set(request.id, copyOf(request));
    return Promise.resolve();
  }

  find(id: string): Promise<CustomerRequest | null> {
    const row = this.rows.get(id);
    return Promise.resolve(row ? copyOf(row) : null);
  }

  findForUpdate(id: string): Promise<CustomerRequest | null> {
    return this.find(id);
  }

  saveAnswer(request: CustomerRequest): Promise<void> {
    this.rows.set(request.id, copyOf(request));
    for (const [key, id] of this.claims) if (id === request.id) this.claims.delete(key);
    return Promise.resolve();
  }

  ofOrder(orderId: string): Promise<CustomerRequest[]> {
    const found = this.sorted().filter((row) => row.orderId === orderId);
    return Promise.resolve(found.reverse());
  }

  list({ states, dueFirst, after, limit }: RequestFilter): Promise<CustomerRequest[]> {
    const all = dueFirst ? this.sorted().sort((a, b) => a.answerBy.localeCompare(b.answerBy)) : this.sorted().reverse();
    const start = after ? all.findIndex(({ id }) => id === after.id) + 1 : 0;
    const found = all.slice(start).filter(({ state }) => states.includes(state));
    return Promise.resolve(found.slice(0, limit));
  }

  countOpen(today: string): Promise<WaitingRequests> {
    const days = this.sorted()
      .filter(({ state }) => state === 'open')
      .slice(0, MAX_COUNTED)
      .map(({ answerBy }) => answerBy);
    const overdue = days.filter((day) => day < today).length;
    return Promise.resolve({ open: days.length, overdue, firstDay: days.sort()[0] ?? null });
  }

  unrefunded(limit: number): Promise<CustomerRequest[]> {
    const waiting = this.sorted().filter(
      ({ id, kind, state }) => kind === 'withdrawal' && state === 'accepted' && !this.refunded.has(id),
    );
    return Promise.resolve(waiting.slice(0, limit));
  }

  orderNumbers(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map([...this.numbers].filter(([id]) => orderIds.includes(id))));
  }

  eraseOfOrder(orderId: string, at: Date): Promise<void> {
    for (const row of this.rows.values())
      if (row.orderId === orderId) {
        if (row.state === 'open') Object.assign(row, { state: 'refused', answeredAt: at });
        Object.assign(row, { words: '', answer: '' });
      }
    for (const key of this.claims.keys()) if (key.startsWith(orderId)) this.claims.delete(key);
    return Promise.resolve();
  }

  private sorted(): CustomerRequest[] {
    return [...this.rows.values()].sort(compare).map(copyOf);
  }
}

function compare(a: RequestPosition, b: RequestPosition): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function copyOf(request: CustomerRequest): CustomerRequest {
  return Object.assign(new CustomerRequest(), structuredClone({ ...request }));
}
