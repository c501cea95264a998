import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { DomainError } from '../../common/domain-error.js';
import { normaliseMailbox } from '../../common/throttling/mailbox.js';
import { siteOf } from '../../common/throttling/network.js';
import {
  codeGoneOfOrder,
  codeTaken,
  customerLimitReached,
  type DiscountCode,
  expiredCode,
  isLimited,
  isUsedUp,
  RESERVED_MS,
  reservationsOfNetwork,
  reservedByCustomer,
} from '../domain/discount.js';
import { Discounts, type Reservation } from './discounts.port.js';

/** A cart or order that a code made cheaper. */
interface Discounted {
  /** Null without a code. */
  readonly code: string | null;
  readonly email: string;
}

export interface DiscountedCart extends Discounted {
  readonly sessionId: string;
}

export interface DiscountedOrder extends Discounted {
  readonly id: string;
}

/** What the pieces of a paid order belonged to before. */
interface Origin {
  /** The cart. */
  readonly sessionId?: string;
  /** Orders by transfer that the payment replaces. */
  readonly orderIds?: readonly string[];
}

/** The part of `Reservation` that is the same for a customer in one network. */
type Claimant = Pick<Reservation, 'code' | 'customer' | 'network'>;

/**
 * Reserves the uses of codes with limits when paying begins, and counts them when an order is paid. Everything but
 * `assertAvailable` needs the transaction of what it is about, until whose end the code is locked; the code is the last row that such a
 * transaction locks.
 */
@Injectable()
export class DiscountUses {
  constructor(
    private readonly discounts: Discounts,
    private readonly clock: Clock,
  ) {}

  /** Throws when the code has reached its limit of uses, in total or for this customer. */
  async assertAvailable({ code, email }: Discounted): Promise<void> {
    const found = code === null ? null : await this.discounts.code(code, this.clock.now());
    const refusal = found && (await this.useRefusal(found, customerOf(email)));
    if (refusal) throw refusal;
  }

  /** A payment of the cart begins, or begins again: keeps a use for an hour. `ip` is the browser's. Throws when none is free. */
  async reserveForCart({ sessionId, ...cart }: DiscountedCart, ip: string): Promise<void> {
    await this.reserve(cart, ip, { holder: ofCart(sessionId), isPlaced: false, lastsMs: RESERVED_MS.cart });
  }

  /** The cart has become an order that waits for its transfer: keeps the cart's use, or another one, for a day. Throws when none is free. */
  async reserveForOrder({ id, ...order }: DiscountedOrder, sessionId: string, ip: string): Promise<void> {
    const placed = { holder: ofOrder(id), isPlaced: true, lastsMs: RESERVED_MS.order };
    await this.reserve(order, ip, placed, [ofCart(sessionId)]);
  }

  /** A placed order is about to be paid online. Throws when its reservation has ended and none is free. */
  async reserveAgain({ id, ...order }: DiscountedOrder, ip: string): Promise<void> {
    if (order.code === null || (await this.discounts.hasUse(id))) return;
    try {
      await this.reserve(order, ip, { holder: ofOrder(id), isPlaced: true, lastsMs: RESERVED_MS.cart });
    } catch (error) {
      throw error instanceof DomainError ? codeGoneOfOrder(order.code) : error;
    }
  }

  /** A shopper has tried to pay for the cart: its reservation lasts an hour from now. Does nothing for one that has ended. */
  async extend({ sessionId, code }: Omit<DiscountedCart, 'email'>): Promise<void> {
    const found = await this.limited(code);
    if (!found) return;
    await this.discounts.lock(found.code);
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + RESERVED_MS.cart);
    await this.discounts.extendReservation(ofCart(sessionId), expiresAt, now);
  }

  /** A free order is placed, which counts at once. Throws when no use is free. */
  async countFree({ id, code, email }: DiscountedOrder, sessionId: string, ip: string): Promise<void> {
    if (code === null) return;
    await this.discounts.lock(code);
    const claimant = { code, customer: customerOf(email), network: networkKeyOf(ip) };
    const kept = await this.take(claimant, [ofCart(sessionId)]);
    const refusal = kept ? undefined : await this.reservationRefusal(claimant);
    if (refusal) throw refusal;
    await this.discounts.addUse({ ...claimant, orderId: id });
  }

  /**
   * The order was paid: counts the use that is reserved for it or for one of these carts and orders, which its pieces belonged to; else
   * another one that is free. False, with nothing counted, when none is.
   */
  async countPaid({ id, code, email }: DiscountedOrder, from: Origin = {}): Promise<boolean> {
    if (code === null) return true;
    await this.discounts.lock(code);
    if (await this.discounts.hasUse(id)) return true;
    const claimant = { code, customer: customerOf(email), network: '' };
    const orders = [id, ...(from.orderIds ?? [])].map(ofOrder);
    const kept = await this.take(claimant, from.sessionId ? [...orders, ofCart(from.sessionId)] : orders);
    if (!kept && (await this.isOverLimit(claimant))) return false;
    await this.discounts.addUse({ ...claimant, orderId: id });
    return true;
  }

  /** Until when an unpaid order keeps its use of a code with limits; null for any other order. */
  async keptUntil({ id, code }: Pick<DiscountedOrder, 'id' | 'code'>): Promise<Date | null> {
    return (await this.limited(code)) && this.discounts.reservedUntil(ofOrder(id));
  }

  /** A person accepts the order at its price, also beyond a limit. */
  async countAccepted({ id, code, email }: DiscountedOrder): Promise<void> {
    if (code === null) return;
    await this.discounts.lock(code);
    await this.discounts.takeReservations([ofOrder(id)]);
    await this.discounts.addUse({ orderId: id, code, customer: customerOf(email) });
  }

  /** An order that came to nothing gives its reservation and its use back. */
  async release(orderId: string): Promise<void> {
    await this.discounts.takeReservations([ofOrder(orderId)]);
    await this.discounts.removeUse(orderId);
  }

  private async reserve(
    { code, email }: Discounted,
    ip: string,
    { holder, isPlaced, lastsMs }: Pick<Reservation, 'holder' | 'isPlaced'> & { lastsMs: number },
    from: readonly string[] = [],
  ): Promise<void> {
    const holders = [holder, ...from];
    const found = code === null ? null : await this.discounts.code(code, this.clock.now());
    // A cart whose code was removed or replaced keeps nothing. A placed order counts as a use of any code.
    if (!found || !(isPlaced || isLimited(found))) return void (await this.discounts.takeReservations(holders));
    if (isLimited(found)) await this.discounts.lock(found.code);
    const claimant = { code: found.code, customer: customerOf(email), network: networkKeyOf(ip) };
    const kept = await this.take(claimant, holders);
    const refusal = kept ? undefined : await this.reservationRefusal(claimant);
    if (refusal) throw refusal;
    const end = this.clock.now().getTime() + lastsMs;
    const expiresAt = new Date(Math.max(end, kept?.expiresAt.getTime() ?? 0));
    const network = kept?.network ?? claimant.network;
    await this.discounts.addReservation({ ...claimant, network, holder, isPlaced, expiresAt });
  }

  /** The code, if its uses are limited. */
  private async limited(code: string | null): Promise<DiscountCode | null> {
    const found = code === null ? null : await this.discounts.code(code, this.clock.now());
    return found && isLimited(found) ? found : null;
  }

  /** Removes the reservations of these holders; returns one that has not ended and entitles the same customer to a use. */
  private async take({ code, customer }: Claimant, holders: readonly string[]): Promise<Reservation | undefined> {
    const now = this.clock.now();
    const taken = await this.discounts.takeReservations(holders);
    return taken.find((each) => each.code === code && each.customer === customer && each.expiresAt > now);
  }

  /** Why no use can be reserved. Needs the lock: what it reads has waited for the uses of others. */
  private async reservationRefusal(claimant: Claimant): Promise<DomainError | undefined> {
    const found = await this.limited(claimant.code);
    if (!found) return undefined;
    const refusal = await this.useRefusal(found, claimant.customer);
    if (refusal) return refusal;
    const { byCarts, byCustomer, byNetwork } = await this.discounts.reserved(claimant, this.clock.now());
    if (byCustomer > 0) return reservedByCustomer(found.code);
    const isTaken = hasReached(found.uses + byCarts, found.totalLimit) || byNetwork >= reservationsOfNetwork(found);
    return isTaken ? codeTaken(found.code) : undefined;
  }

  /** Whether a payment without a reservation would use the code more often than it may be, with what is reserved for others. */
  private async isOverLimit(claimant: Claimant): Promise<boolean> {
    const found = await this.limited(claimant.code);
    if (!found) return false;
    const now = this.clock.now();
    const { byCarts, byCustomersCarts } = await this.discounts.reserved(claimant, now);
    const usesBy = await this.discounts.usesBy(claimant.code, claimant.customer, now);
    const { totalLimit, perCustomerLimit } = found;
    return hasReached(found.uses + byCarts, totalLimit) || hasReached(usesBy + byCustomersCarts, perCustomerLimit);
  }

  private async useRefusal(found: DiscountCode, customer: string): Promise<DomainError | undefined> {
    if (isUsedUp(found)) return expiredCode();
    if (found.perCustomerLimit === null) return undefined;
    const usesBy = await this.discounts.usesBy(found.code, customer, this.clock.now());
    return hasReached(usesBy, found.perCustomerLimit) ? customerLimitReached(found.code) : undefined;
  }
}

const ofCart = (sessionId: string) => `cart:${sessionId}`;
const ofOrder = (id: string) => `order:${id}`;

/** `limit`: null for none. */
function hasReached(uses: number, limit: number | null): boolean {
  return limit !== null && uses >= limit;
}

/** A mailbox under a digest: a use outlives the personal data of its order. */
function customerOf(email: string): string {
  return contentHash(normaliseMailbox(email));
}

/** Of IPv6 the /48, because its owner has 65,536 of the networks that other limits count. */
function networkKeyOf(ip: string): string {
  return contentHash(siteOf(ip));
}
