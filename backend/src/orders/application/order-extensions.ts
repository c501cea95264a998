import { Injectable } from '@nestjs/common';
import type { Order } from '../domain/order.js';

type OfOrder = (order: Order) => Promise<void>;

/** Takes modules that build on this one into what happens to an order. They register in `onModuleInit`. */
@Injectable()
export class OrderExtensions {
  private readonly checks: OfOrder[] = [];
  private readonly erasures: OfOrder[] = [];

  /** `check` throws a `DomainError` when the order must not be shipped yet; it runs in the transaction that has locked the order. */
  beforeShipping(check: OfOrder): void {
    this.checks.push(check);
  }

  /** `erase` runs in the transaction that removed all personal data from the order. */
  afterErasure(erase: OfOrder): void {
    this.erasures.push(erase);
  }

  async assertMayShip(order: Order): Promise<void> {
    for (const check of this.checks) await check(order);
  }

  async erased(order: Order): Promise<void> {
    for (const erase of this.erasures) await erase(order);
  }
}
