import { pattern } from './pattern.js';
import { SALE_INTENTS } from './intents-sale.js';
import { SHOP_INTENTS } from './intents-shop.js';
import { ORDER_INTENTS } from './intents-order.js';
import { TALK_INTENTS } from './intents-talk.js';
import { PRODUCT_INTENTS } from './intents-product.js';

/** Strengths of the patterns: up to 20 small talk, below 40 a single noun, from 45 on a question. */
const STRENGTH = { smallTalk: 20, noun: 40, question: 45, added: 50 } as const;

export interface FoundIntent {
  readonly intent: string;
  readonly strength: number;
  readonly at: number;
  readonly end: number;
}

/** An intent that follows from the context and not from words of the text. */
export function added(intent: string): FoundIntent {
  return { intent, strength: STRENGTH.added, at: 0, end: 0 };
}

/** Intents that are dropped when one of these is in the text too; `*` is any intent that is not small talk itself. */
const IMPLIED_BY: Readonly<Record<string, readonly string[]>> = {
  greeting: ['*'],
  thanks: ['*'],
  goodbye: ['*'],
  ack: ['*'],
  how_are_you: ['*'],
  compliment: ['*'],
  laugh: ['*'],
  ask_help: ['*'],
  price: [
    'price_plain',
    'deposit',
    'price_cheapest',
    'price_most_expensive',
    'price_budget',
    'kit',
    'wholesale',
    'discount',
  ],
  product_info: ['price', 'stock', 'price_cheapest', 'price_most_expensive', 'measures', 'kit'],
  catalogue: [
    'bag_colours',
    'add_ons',
    'handmade',
    'returns',
    'warranty',
    'materials',
    'embroidery_categories',
    'discount',
    'real_colours',
    'price_cheapest',
    'price_most_expensive',
    'price_budget',
    'recommendation',
  ],
  delivery_time: ['change_name', 'order_status', 'order_problem', 'express', 'express_24'],
  coverage: ['shipping_cost', 'shipping_abroad', 'free_shipping'],
  payment_ways: [
    'payment_cash_on_delivery',
    'payment_instalments',
    'payment_refused',
    'payment_transfer',
    'payment_nequi',
    'payment_card',
    'payment_pse',
    'deposit',
  ],
  returns: ['order_problem', 'cancel_order', 'kit'],
  express: ['express_24'],
  robot: ['handmade'],
  discount: ['kit', 'price_plain'],
  stock: ['bag_colours', 'threads', 'motifs', 'fonts'],
  payment_card: ['payment_instalments', 'payment_refused', 'payment_failed', 'secure_payment', 'gift_wrap'],
  motifs: ['materials', 'embroidery_categories'],
  change_address: ['change_name'],
  price_difference: ['kit', 'express', 'shipping_cost', 'materials', 'delivery_time'],
  order_status: ['order_problem', 'cancel_order', 'tracking', 'express_24', 'change_name', 'change_address'],
  location: ['physical_shop', 'pickup', 'handmade', 'order_status'],
  embroidery_categories: ['custom_design', 'threads', 'pictures'],
  measures: ['keychain_text', 'name_limit', 'sizes'],
  name_limit: ['keychain_text', 'change_name'],
  pictures: ['catalogue', 'real_colours', 'payment_ways', 'fonts', 'how_to_buy', 'order_problem'],
  handmade: ['materials', 'cleaning'],
  phone: ['person', 'catalogue', 'pictures'],
  contact: ['phone', 'email', 'person'],
  website: ['how_to_buy', 'secure_payment', 'payment_failed', 'taxes'],
  how_to_buy: ['payment_failed'],
  physical_shop: ['wholesale'],
  personalise: [
    'price_plain',
    'kit',
    'warranty',
    'cleaning',
    'returns',
    'order_problem',
    'real_colours',
    'embroiderable',
    'production',
    'add_ons',
    'measures',
    'handmade',
    'keychain_text',
    'embroidery_categories',
    'custom_design',
    'name_price',
    'threads',
    'fonts',
    'change_name',
    'name_limit',
    'motifs',
    'bag_colours',
    'sizes',
  ],
  price_cheapest: ['price_plain'],
  recommendation: ['gift_wrap', 'price_cheapest', 'price_budget', 'kit', 'embroidery_categories', 'motifs'],
  name_price: ['price_plain'],
};

const ROWS: readonly (readonly [string, number, RegExp])[] = [
  ...SALE_INTENTS,
  ...SHOP_INTENTS,
  ...ORDER_INTENTS,
  ...TALK_INTENTS,
  ...PRODUCT_INTENTS,
]
  .map(([intent, strength, source]) => [intent, strength, pattern(source)] as const)
  .sort(([, a], [, b]) => b - a);

/** These leave out a price only in their own sentence: 'cuánto vale la lonchera, y ¿se puede pagar la mitad?' asks for both. */
const IN_SENTENCE = new Set(['deposit', 'discount', 'wholesale']);

/** Words of payment. 'Cancelar' also means 'to pay' in Colombia, so 'cancelar el pedido con Nequi' cancels no order. */
const PAYS =
  /\b(?:pse|nequi|daviplata|bancolombia|efectivo|transferencia|contra ?entrega|al recibir|cuotas|(?:puedo|me deja|para) pagar|deja pagar)\b/;

/** Finds the intents of a normalised text, in the order of the text. Where patterns overlap, the strongest counts. */
export function findIntents(text: string): FoundIntent[] {
  const found: FoundIntent[] = [];
  for (const [intent, strength, regex] of ROWS) {
    const match = regex.exec(text);
    if (!match) continue;
    const at = match.index;
    const end = at + match[0].length;
    if (found.some((other) => (at < other.end && other.at < end) || other.intent === intent)) continue;
    found.push({ intent, strength, at, end });
  }
  const cancelled = found.findIndex(({ intent }) => intent === 'cancel_order');
  if (cancelled >= 0 && PAYS.test(text)) found.splice(cancelled, 1);
  const names = new Set(found.map(({ intent }) => intent));
  const isImplied = ({ intent, end }: FoundIntent) => {
    const by = IMPLIED_BY[intent];
    if (!by) return false;
    if (by[0] === '*') return found.some((other) => !IMPLIED_BY[other.intent]?.includes('*'));
    if (intent !== 'price') return by.some((other) => names.has(other));
    return found.some(
      (other) =>
        by.includes(other.intent) && !(IN_SENTENCE.has(other.intent) && /[|,]/.test(text.slice(end, other.at))),
    );
  };
  // A single noun asks for something only when nothing else does.
  const isClear = found.some(({ strength }) => strength >= STRENGTH.question);
  const isWeak = ({ strength }: FoundIntent) => isClear && strength > STRENGTH.smallTalk && strength < STRENGTH.noun;
  return found.filter((each) => !isImplied(each) && !isWeak(each)).sort((a, b) => a.at - b.at);
}
