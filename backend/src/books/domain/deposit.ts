import type { Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';
import { PAYMENT_PROVIDERS, PROVIDER_IDS } from '../../common/payment-providers.js';
import type { BankRow } from './bank-statement.js';

/** An order that may still get a transfer. */
export interface OwingOrderFacts {
  readonly id: string;
  /** `SIG-7K2QXM` */
  readonly number: string;
  /** '' after erasure. */
  readonly customer: string;
  /** Day of the order in Bogota. */
  readonly placedOn: string;
  /** What is missing; 0 or less for none. */
  readonly owed: Pesos;
  /** The part that is due first, of an order in two parts without money; null for any other. */
  readonly firstPart: Pesos | null;
}

/** What a movement of the bank that the books do not have can be written down as. */
export interface DepositProposal {
  /** With it the movement is recorded once. */
  readonly reference: string;
  /** The order that it is for: named in its text, or the only one that owes this amount. */
  readonly order: Pick<OwingOrderFacts, 'id' | 'number' | 'customer' | 'owed'> | null;
  /** How the order was found; null without one. */
  readonly by: 'number' | 'amount' | null;
  /** The provider whose name is in its text. */
  readonly provider: ProviderId | null;
}

/** Numbers of orders in a text of the bank: `SIG-7K2QXM`, `sig 7k2qxm-1`. */
export function orderNumbersIn(text: string): string[] {
  const found = text.toUpperCase().matchAll(/\bSIG[\s-]?([\dA-Z]{6})(?![\dA-Z])/g);
  return [...new Set([...found].map(([, code]) => `SIG-${code}`))];
}

/**
 * Proposals for money that came and that the books do not have, by line of the file. An order by its number is certain; one by its amount is
 * a guess, made when nothing else of the statement and no other order has this amount. `isUsed`: whether the books have a reference.
 */
export function proposeDeposits(
  rows: readonly BankRow[],
  orders: readonly OwingOrderFacts[],
  isUsed: (reference: string) => boolean,
): Map<number, DepositProposal> {
  const came = rows.filter(({ amount }) => amount > 0 && Number.isInteger(amount));
  return new Map(came.map((row) => [row.line, proposalOf(row)]));

  function proposalOf(row: BankRow): DepositProposal {
    const named = orderNumbersIn(row.reference);
    const byNumber = named.length === 1 ? orders.find(({ number }) => number === named[0]) : undefined;
    const provider = PROVIDER_IDS.find((id) =>
      row.reference.toLowerCase().includes(PAYMENT_PROVIDERS[id].name.toLowerCase()),
    );
    const byAmount = byNumber || provider || named.length > 0 ? undefined : onlyOneOf(row);
    const order = byNumber ?? byAmount;
    return {
      reference: row.own && !isUsed(row.own) ? row.own : row.dated,
      order: order
        ? { id: order.id, number: order.number, customer: order.customer, owed: Math.max(0, order.owed) }
        : null,
      by: byNumber ? 'number' : byAmount ? 'amount' : null,
      provider: order ? null : (provider ?? null),
    };
  }

  function onlyOneOf({ amount, day }: BankRow): OwingOrderFacts | undefined {
    if (came.filter((other) => other.amount === amount).length > 1) return undefined;
    const fitting = orders.filter(
      ({ owed, firstPart, placedOn }) => placedOn <= day && (owed === amount || firstPart === amount),
    );
    return fitting.length === 1 ? fitting[0] : undefined;
  }
}
