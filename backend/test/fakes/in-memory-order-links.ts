import { type OrderLink, OrderLinks } from '../../src/orders/application/order-links.port.js';

/** Links to orders, in memory. */
export class InMemoryOrderLinks extends OrderLinks {
  private readonly links = new Map<string, OrderLink>();

  add(link: OrderLink): Promise<void> {
    this.links.set(link.tokenDigest, link);
    return Promise.resolve();
  }

  open(tokenDigest: string, now: Date): Promise<string | null> {
    const link = this.links.get(tokenDigest);
    if (!link || link.expiresAt <= now) return Promise.resolve(null);
    if (!link.isReusable) this.links.delete(tokenDigest);
    return Promise.resolve(link.orderId);
  }
}
