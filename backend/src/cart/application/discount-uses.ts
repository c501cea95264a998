import { Injectable } from '@nestjs/common';
import { contentHash } from '../../common/content-hash.js';
import { normaliseMailbox } from '../../common/throttling/mailbox.js';
import { customerLimitReached, expiredCode, isUsedUp } from '../domain/discount.js';
import { Discounts } from './discounts.port.js';

/** An order that a code made cheaper. */
export interface DiscountedOrder {
  readonly id: string;
  /** Null without a code. */
  readonly code: string | null;
  readonly email: string;
}

/** Counts how often codes are used: when an order is placed, in its transaction. */
@Injectable()
export class DiscountUses {
  constructor(private readonly discounts: Discounts) {}

  /** Throws when the code has reached its limit of uses, in total or for this customer. */
  async assertAvailable({ code, email }: Omit<DiscountedOrder, 'id'>): Promise<void> {
    const found = code === null ? null : await this.discounts.code(code);
    if (!found) return;
    if (isUsedUp(found)) throw expiredCode();
    if (found.perCustomerLimit === null) return;
    if ((await this.discounts.usesBy(found.code, customerOf(email))) >= found.perCustomerLimit)
      throw customerLimitReached(found.code);
  }

  /** Needs the order's transaction, until whose end the code is locked. Throws like {@link assertAvailable}. */
  async count(order: DiscountedOrder): Promise<void> {
    if (order.code === null) return;
    await this.discounts.lock(order.code);
    await this.assertAvailable(order);
    await this.discounts.addUse({ orderId: order.id, code: order.code, customer: customerOf(order.email) });
  }

  /** The same for an order that is paid already: its price was promised when paying began, so it counts beyond a limit too. */
  async countPaid({ id, code, email }: DiscountedOrder): Promise<void> {
    if (code === null) return;
    await this.discounts.lock(code);
    await this.discounts.addUse({ orderId: id, code, customer: customerOf(email) });
  }

  /** An order that came to nothing gives its use back. */
  async release(orderId: string): Promise<void> {
    await this.discounts.removeUse(orderId);
  }
}

/** A mailbox under a digest: a use outlives the personal data of its order. */
function customerOf(email: string): string {
  return contentHash(normaliseMailbox(email));
}
