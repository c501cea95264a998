import {
  CustomerRequests,
  MAX_COUNTED,
  type OpenRequests,
  type RequestFilter,
  type RequestPosition,
} from '../../src/requests/application/customer-requests.port.js';
import { CustomerRequest } from '../../src/requests/domain/customer-request.js';

export class InMemoryCustomerRequests extends CustomerRequests {
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

  list({ states, oldestFirst, after, limit }: RequestFilter): Promise<CustomerRequest[]> {
    const all = oldestFirst ? this.sorted() : this.sorted().reverse();
    const place = after ? all.findIndex(({ id }) => id === after.id) + 1 : 0;
    const found = all.slice(place).filter(({ state }) => states.includes(state));
    return Promise.resolve(found.slice(0, limit));
  }

  countOpen(today: string): Promise<OpenRequests> {
    const days = this.sorted()
      .filter(({ state }) => state === 'open')
      .slice(0, MAX_COUNTED)
      .map(({ answerBy }) => answerBy);
    const overdue = days.filter((day) => day < today).length;
    return Promise.resolve({ open: days.length, overdue, firstDay: days.sort()[0] ?? null });
  }

  eraseOfOrder(orderId: string): Promise<void> {
    for (const row of this.rows.values()) if (row.orderId === orderId) Object.assign(row, { words: '', answer: '' });
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
