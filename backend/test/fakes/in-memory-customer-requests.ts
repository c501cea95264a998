import { CustomerRequests, type RequestPosition } from '../../src/requests/application/customer-requests.port.js';
import { CustomerRequest, type RequestState } from '../../src/requests/domain/customer-request.js';

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

  list(state: RequestState, { after, limit }: { after?: RequestPosition; limit: number }): Promise<CustomerRequest[]> {
    const found = this.sorted().filter((row) => row.state === state && (!after || compare(row, after) > 0));
    return Promise.resolve(found.slice(0, limit));
  }

  countOpen(): Promise<number> {
    return Promise.resolve(this.sorted().filter(({ state }) => state === 'open').length);
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
