import { Injectable } from '@nestjs/common';
import type { Order } from '../domain/order.js';

type OfOrder = (order: Order) => Promise<void>;
type OfPayment = (order: Order, transactionId: string) => Promise<void>;

/** Hooks for modules that build on this one, which register in `onModuleInit`. */
@Injectable()
export class OrderExtensions {
  private readonly checks: OfOrder[] = [];
  private readonly erasures: OfOrder[] = [];
  private readonly statusChanges: OfOrder[] = [];
  private readonly voids: OfPayment[] = [];

  /** `check` throws a `DomainError` when the order must not be shipped yet; it runs in the transaction that has locked the order. */
  beforeShipping(check: OfOrder): void {
    this.checks.push(check);
  }

  /** `erase` runs in the transaction that removed all personal data from the order. */
  afterErasure(erase: OfOrder): void {
    this.erasures.push(erase);
  }

  /** `change` runs in the transaction in which staff set a status; the newest entry of the history has its author and reason. */
  afterStatus(change: OfOrder): void {
    this.statusChanges.push(change);
  }

  /** `follow` runs in the transaction in which the provider's void of a payment was recorded with its order. */
  afterVoid(follow: OfPayment): void {
    this.voids.push(follow);
  }

  async assertMayShip(order: Order): Promise<void> {
    for (const check of this.checks) await check(order);
  }

  async erased(order: Order): Promise<void> {
    for (const erase of this.erasures) await erase(order);
  }

  async statusChanged(order: Order): Promise<void> {
    for (const change of this.statusChanges) await change(order);
  }

  async voided(order: Order, transactionId: string): Promise<void> {
    for (const follow of this.voids) await follow(order, transactionId);
  }
}
