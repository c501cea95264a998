import { priceList } from './answers-products.js';
import type { Answer, MessageContext } from './message-context.js';
import { productLink } from './product-words.js';

export function cheapest(context: MessageContext): Answer {
  return extreme(context, 1, 'más económico');
}

export function mostExpensive(context: MessageContext): Answer {
  return extreme(context, -1, 'de mayor precio');
}

function extreme(context: MessageContext, sign: 1 | -1, words: string): Answer {
  const { knowledge, mentions, message } = context;
  const family = mentions.flatMap(({ products }) => products);
  const among = family.length > 1 ? family : knowledge.facts.products;
  const isPlain = /\bsin (?:el )?(?:bordad|nombre)/.test(message.text);
  const priced = among
    .filter(({ inStock }) => inStock)
    .map((product) => ({ product, amount: knowledge.price(product, { plain: isPlain }) }));
  const [first, second] = priced.sort((a, b) => sign * (a.amount - b.amount));
  if (!first) return priceList(context);
  const next = second ? ` Le sigue: ${second.product.name}, ${knowledge.money(second.amount)}.` : '';
  return {
    text: `Lo ${words} es: ${first.product.name}, ${knowledge.money(first.amount)}.${next} ${knowledge.productUrl(first.product)}`,
    links: [productLink(knowledge, first.product)],
    remember: { products: [first.product.id], intent: 'price' },
  };
}

export function budget(context: MessageContext): Answer {
  const { knowledge, message, mentions } = context;
  const amounts = [...message.text.matchAll(/\b(\d{2,7})\b/g)].map(([, digits]) => inPesos(Number(digits)));
  const most = amounts.length > 0 ? Math.max(...amounts) : wordsAmount(message.text);
  if (most === undefined)
    return { text: '¿Cuál es tu presupuesto? Dime un valor, por ejemplo «hasta 300 mil», y te digo qué hay.' };
  const least = amounts.length > 1 && /\bentre\b/.test(message.text) ? Math.min(...amounts) : 0;
  const family = mentions.flatMap(({ products }) => products);
  const among = family.length > 1 ? family : knowledge.facts.products;
  const fitting = among
    .filter((product) => product.inStock && product.price <= most && product.price >= least)
    .sort((a, b) => b.price - a.price);
  if (fitting.length === 0) {
    const [first] = [...among].sort((a, b) => a.price - b.price);
    return {
      text: `Con ese presupuesto no tenemos${first ? `. Lo más económico es: ${first.name}, ${knowledge.money(first.price)}. ${knowledge.productUrl(first)}` : '.'}`,
    };
  }
  const lines = fitting.map((product) => `• ${product.name}: ${knowledge.money(product.price)}`);
  return {
    text: `Con ese presupuesto tienes:\n${lines.join('\n')}`,
    links: fitting.slice(0, 4).map((product) => productLink(knowledge, product)),
    pending: 'product',
    remember: { products: fitting.map(({ id }) => id).slice(0, 12), intent: 'price' },
  };
}

const AMOUNT_WORDS: readonly [RegExp, number][] = [
  [/quinientos mil/, 500_000],
  [/cuatrocientos mil/, 400_000],
  [/trescientos mil/, 300_000],
  [/doscientos mil/, 200_000],
  [/cien mil/, 100_000],
];

function wordsAmount(text: string): number | undefined {
  const spelled = AMOUNT_WORDS.find(([words]) => words.test(text))?.[1];
  const thousands = /\b(\d{2,3}) mil\b/.exec(text);
  return spelled ?? (thousands ? Number(thousands[1]) * 1000 : undefined);
}

/** 'menos de 300' means thousands. */
function inPesos(amount: number): number {
  return amount < 1000 ? amount * 1000 : amount;
}
