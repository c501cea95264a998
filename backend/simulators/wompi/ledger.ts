import type { Merchant } from './merchants.js';
import type { Outcome, Transaction } from './transaction.js';

const RETRY_WINDOW_MS = 3 * 60_000;

/** The stored part of a card: never its number, its code or its expiry. */
export interface Card {
  brand: string;
  lastFour: string;
  outcome: Outcome;
}

/** The data of the provider, in memory. */
export class Ledger {
  private readonly byIds = new Map<string, Transaction>();
  private readonly byTickets = new Map<string, Transaction>();
  private readonly byReferences = new Map<string, Transaction[]>();
  private readonly cards = new Map<string, Card>();
  private readonly acceptances = new Map<string, 'fresh' | 'used'>();

  add(transaction: Transaction): void {
    this.byIds.set(transaction.id, transaction);
    this.byTickets.set(transaction.ticket, transaction);
    const { merchant, reference } = transaction;
    this.byReferences.set(keyOf(merchant, reference), [transaction, ...this.byReference(merchant, reference)]);
  }

  /** As if it had never been. */
  forget({ id, ticket, merchant, reference }: Transaction): void {
    this.byIds.delete(id);
    this.byTickets.delete(ticket);
    const others = this.byReference(merchant, reference).filter((each) => each.id !== id);
    this.byReferences.set(keyOf(merchant, reference), others);
  }

  byId(id: string): Transaction | undefined {
    return this.byIds.get(id);
  }

  byTicket(ticket: string): Transaction | undefined {
    return this.byTickets.get(ticket);
  }

  /** Newest first. A reference is a merchant's own: another one may use the same. */
  byReference(merchant: Merchant, reference: string): Transaction[] {
    return this.byReferences.get(keyOf(merchant, reference)) ?? [];
  }

  /** Newest first. */
  all(): Transaction[] {
    return [...this.byIds.values()].reverse();
  }

  /**
   * Whether the payment page takes `reference`: a new one, or one whose payments all failed, for three minutes after
   * the first. The API itself takes no reference twice.
   */
  payableAgain(merchant: Merchant, reference: string, now: Date): boolean {
    const tries = this.byReference(merchant, reference);
    const first = tries.at(-1);
    if (!first) return true;
    const failed = tries.every(({ status }) => status === 'DECLINED' || status === 'ERROR');
    return failed && now.getTime() - first.createdAt.getTime() < RETRY_WINDOW_MS;
  }

  keepCard(token: string, card: Card): void {
    this.cards.set(token, card);
  }

  card(token: string): Card | undefined {
    return this.cards.get(token);
  }

  offerAcceptance(token: string): string {
    this.acceptances.set(token, 'fresh');
    return token;
  }

  acceptance(token: string): 'fresh' | 'used' | undefined {
    return this.acceptances.get(token);
  }

  useAcceptance(token: string): void {
    this.acceptances.set(token, 'used');
  }

  reset(): void {
    this.byIds.clear();
    this.byTickets.clear();
    this.byReferences.clear();
    this.cards.clear();
    this.acceptances.clear();
  }
}

function keyOf({ id }: Merchant, reference: string): string {
  return `${id} ${reference}`;
}
