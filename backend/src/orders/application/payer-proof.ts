import { Injectable } from '@nestjs/common';
import { digestOf, newToken } from '../../common/random-token.js';
import type { SignedInUser } from '../../identity/index.js';
import { Orders } from './orders.port.js';
import { PayerTokens } from './payer-tokens.port.js';

/** As long as a browser keeps its tokens. */
export const PAYER_DAYS_KEPT = 90;

/**
 * Proves that a browser is the one that began a payment: by random tokens that are created with the payment
 * and stored only in that browser. A session id or a reference is no proof: others may have it.
 */
@Injectable()
export class PayerProof {
  constructor(
    private readonly tokens: PayerTokens,
    private readonly orders: Orders,
  ) {}

  /**
   * A new token for this attempt or order; null when the browser holds one already. An attempt that takes the place of another
   * (`replacedId`) is bound to that one's token: corrections of a form do not use up the few that a browser keeps.
   */
  async issue(subjectId: string, held: readonly string[], replacedId: string | null = null): Promise<string | null> {
    if (await this.holds(held, [subjectId])) return null;
    const known = replacedId && (await this.boundDigest(held, [replacedId]));
    if (known) {
      await this.tokens.bind(known, subjectId);
      return null;
    }
    const token = newToken();
    await this.tokens.bind(digestOf(token), subjectId);
    return token;
  }

  /** Whether the browser began one of these payments. */
  async holds(held: readonly string[], subjectIds: readonly string[]): Promise<boolean> {
    return (await this.boundDigest(held, subjectIds)) !== null;
  }

  private async boundDigest(held: readonly string[], subjectIds: readonly string[]): Promise<string | null> {
    return held.length > 0 ? this.tokens.boundTo(held.map(digestOf), subjectIds) : null;
  }

  /**
   * Assigns orders of guests to the account: the bought ones under its email, once that is proven, and those that were begun in this browser
   * and made after the login or under the account's email.
   */
  async claimOrders(held: readonly string[], user: SignedInUser): Promise<void> {
    if (user.provenEmail) await this.orders.assignBoughtOf(user.provenEmail, user.id);
    if (held.length === 0) return;
    for (const { id, createdAt, purchase } of await this.orders.ofGuestsFor(held.map(digestOf))) {
      const isSamePerson = purchase.customer.email.toLowerCase() === user.email;
      if (createdAt >= user.signedInAt || isSamePerson) await this.orders.assignTo(id, user.id);
    }
  }
}
