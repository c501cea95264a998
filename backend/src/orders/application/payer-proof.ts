import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { digestOf, newToken } from '../../common/random-token.js';
import type { SignedInUser } from '../../identity/index.js';
import { Job, JobHandlers } from '../../jobs/index.js';
import { Orders } from './orders.port.js';
import { PayerTokens } from './payer-tokens.port.js';

const forgetPayers = new Job<object>('orders.forget-payers');

/** Every night at half past three in Colombia (UTC-5 all year). */
const NIGHTLY = '30 8 * * *';

/** As long as a browser keeps its tokens. */
export const PAYER_DAYS_KEPT = 90;
const DAY_MS = 86_400_000;

/**
 * Proves that a browser is the one that began a payment (decisions, 35): by random tokens, which are made with the payment
 * and known to that browser alone. A session id or a reference is no proof: others may know it.
 */
@Injectable()
export class PayerProof implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly tokens: PayerTokens,
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, forgetPayers, () =>
      this.tokens.removeBefore(new Date(this.clock.now().getTime() - PAYER_DAYS_KEPT * DAY_MS)),
    );
  }

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
   * Gives orders that a guest began to pay in this browser to the person who has logged in there: before the order was made,
   * or with the email address of the purchase. Accounts that log in later get nothing.
   */
  async claimOrders(held: readonly string[], user: SignedInUser): Promise<void> {
    if (held.length === 0) return;
    const subjects = await this.tokens.subjectsOf(held.map(digestOf));
    for (const { id, createdAt, purchase } of await this.orders.ofGuests(subjects)) {
      const isSamePerson = purchase.customer.email.toLowerCase() === user.email;
      if (createdAt >= user.signedInAt || isSamePerson) await this.orders.assignTo(id, user.id);
    }
  }
}
