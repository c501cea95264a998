import type { Pesos } from '../../common/money.js';
import { CURRENCY } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';
import type { Order } from '../../orders/index.js';
import type { MoneyOutcome, MoneyReviewReason, Payer, ProviderStatus } from '../../payments/index.js';

/**
 * Why money waits for a decision. Of a provider: `amount`: amount or currency differ from what was asked for; `unknown_reference`: no
 * payment of the shop has its reference; `order_closed`: its order is being refunded, was refunded or erased; `provider_differs`: the
 * provider contradicts what the shop recorded; `undecided`: no bank has decided for three days, and there is no money yet. Of an order: `second_payment` and `late_payment`: it was made for money that came when its
 * pieces had an order, or too late; `excess`: it received more than it costs, or ended with money in it.
 */
export const OPEN_REASONS = [
  'amount',
  'unknown_reference',
  'order_closed',
  'provider_differs',
  'undecided',
  'second_payment',
  'late_payment',
  'excess',
] as const satisfies readonly (MoneyReviewReason | 'second_payment' | 'late_payment' | 'excess')[];

export type OpenReason = (typeof OPEN_REASONS)[number];

/** An order as the list names it. */
export type NamedOrder = Pick<Order, 'id' | 'number' | 'status'> & { readonly customerName: string };

/** Money that waits for a decision. */
export interface OpenMoney {
  /** Of money of a provider another one each time that it is listed; of an order the order's. */
  readonly id: string;
  readonly reason: OpenReason;
  readonly amount: number;
  readonly currency: string;
  /** What was asked for; null when nothing was. */
  readonly expected: Pesos | null;
  readonly provider: ProviderId | null;
  readonly transactionId: string | null;
  readonly reference: string | null;
  readonly method: string | null;
  /** The provider's status; null for money of an order. */
  readonly status: ProviderStatus | null;
  readonly payer: Payer | null;
  /** Who began the payment at the shop, or the customer of the order; null when nobody is known. */
  readonly customer: Payer | null;
  /** When the money moved, as the provider says, or else when the shop recorded it. */
  readonly movedAt: Date;
  readonly listedAt: Date;
  /** The order that it paid, was meant for or is in; null for none. */
  readonly order: NamedOrder | null;
  /** Newest orders of who paid, to which it may belong. */
  readonly candidates: readonly NamedOrder[];
  /** A sentence or two; null for money of an order. */
  readonly providerSays: string | null;
  /** Pieces that its payer wanted to buy; null when they are not known. */
  readonly purchase: Order['purchase'] | null;
  readonly decisions: readonly EarlierDecision[];
  /** The decisions that are possible. */
  readonly outcomes: readonly MoneyOutcome[];
}

/** A decision from before the money came back to the list. */
interface EarlierDecision {
  readonly actor: string;
  readonly note: string;
  readonly at: Date;
  readonly outcome: MoneyOutcome | null;
  readonly orderNumber: string | null;
}

/** What the column of a refund holds. */
const MAX_PESOS = 2 ** 31 - 1;

/** Whether the money is whole pesos, as that of orders and refunds is. */
export function fitsOrder({ amount, currency }: { readonly amount: number; readonly currency: string }): boolean {
  return currency === CURRENCY && Number.isInteger(amount) && amount <= MAX_PESOS;
}

/** The decisions that are possible about money of a provider. */
export function outcomesOf({
  reason,
  status,
  amount,
  currency,
  order,
  purchase,
}: Pick<OpenMoney, 'reason' | 'status' | 'amount' | 'currency' | 'order' | 'purchase'>): MoneyOutcome[] {
  if (reason === 'provider_differs') return order ? ['order', 'give_back', 'not_ours'] : ['not_ours'];
  // What was voided or never approved is not there.
  if (status !== 'APPROVED' || amount <= 0) return ['not_ours'];
  if (!fitsOrder({ amount, currency })) return ['give_back', 'not_ours'];
  return purchase ? ['order', 'new_order', 'give_back', 'not_ours'] : ['order', 'give_back', 'not_ours'];
}
