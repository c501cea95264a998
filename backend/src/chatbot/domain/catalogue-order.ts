import type { Pesos } from '../../common/money.js';
import type { Knowledge } from './knowledge.js';
import type { OrderedItem } from './message-details.js';

/** A product of the catalogue on WhatsApp as the shop knows it. */
export interface NamedItem {
  readonly retailerId: string;
  /** Null for the kit and for what is not in the shop. */
  readonly productId: number | null;
  /** Null for what is not in the shop. */
  readonly name: string | null;
  /** Price in the shop, with embroidery; null when `productId` is. */
  readonly price: Pesos | null;
}

/** One line of an order in the catalogue on WhatsApp. */
export interface OrderedLine extends NamedItem {
  readonly quantity: number;
  /** Price of one piece on WhatsApp; null when unknown. */
  readonly whatsappPrice: number | null;
  readonly currency: string;
}

/** Id of the kit in the feed; each other one is the id of a product. */
const KIT = 'kit';

/** Names a product of the feed. */
export function namedItem(retailerId: string, knowledge: Knowledge): NamedItem {
  const product = /^\d{1,9}$/.test(retailerId) ? knowledge.product(Number(retailerId)) : undefined;
  const name = product?.name ?? (retailerId === KIT ? 'Kit' : null);
  return { retailerId, productId: product?.id ?? null, name, price: product?.price ?? null };
}

export function orderedLines(items: readonly OrderedItem[], knowledge: Knowledge): OrderedLine[] {
  return items.map(({ retailerId, quantity, price, currency }) => ({
    ...namedItem(retailerId, knowledge),
    quantity,
    whatsappPrice: price,
    currency,
  }));
}

/** The order in one text for the customer; '' without a product of the shop. */
export function orderInWords(items: readonly OrderedItem[], knowledge: Knowledge): string {
  return orderedLines(items, knowledge)
    .flatMap(({ quantity, name }) => (name === null ? [] : [`${quantity} × ${name}`]))
    .slice(0, 10)
    .join('\n');
}
