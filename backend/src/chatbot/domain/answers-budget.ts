import { formatPesos } from '../../common/money.js';
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
  const group = mentions.flatMap(({ products }) => products);
  const offered = offeredIn(context);
  const among = [group, offered].find((some) => some.length > 1) ?? knowledge.facts.products;
  const isPlain = /\bsin (?:el )?(?:bordad|nombre)/.test(message.text);
  const priced = among
    .filter(({ inStock }) => inStock)
    .map((product) => ({ product, amount: knowledge.price(product, { plain: isPlain }) }));
  const [first, second] = priced.sort((a, b) => sign * (a.amount - b.amount));
  if (!first) return priceList(context);
  const [only] = mentions;
  const isOneOfKind = group.length === 1 && only && / (?:mas|menos) /.test(message.text.slice(only.end, only.end + 6));
  const one = isOneOfKind
    ? `Tenemos una: ${group[0]!.name}, ${formatPesos(knowledge.price(group[0]!, { plain: isPlain }))}. `
    : '';
  const next = second ? ` Le sigue: ${second.product.name}, ${formatPesos(second.amount)}.` : '';
  return {
    text: `${one}Lo ${words}${one && ' de la tienda'} es: ${first.product.name}, ${formatPesos(first.amount)}.${next} ${knowledge.productUrl(first.product)}`,
    links: [productLink(knowledge, first.product)],
    remember: { products: [first.product.id], intent: 'price' },
  };
}

/** Products that the bot offered to choose from: 'la más barata' is one of these. */
function offeredIn({ thread, knowledge, message, mentions }: MessageContext) {
  const isChoice =
    thread.pending === 'product' && mentions.length === 0 && /\b(?:la|el|cual|de (?:esas|esos)) /.test(message.text);
  return isChoice ? (thread.products ?? []).flatMap((id) => knowledge.product(id) ?? []) : [];
}

export function budget(context: MessageContext): Answer {
  const { knowledge, message, mentions } = context;
  const amounts = [...message.text.matchAll(/\b(\d{2,7})\b/g)].map(([, digits]) => inPesos(Number(digits)));
  const most = amounts.length > 0 ? Math.max(...amounts) : undefined;
  if (most === undefined)
    return { text: '¿Cuál es tu presupuesto? Dime un valor, por ejemplo «hasta 300 mil», y te digo qué hay.' };
  const least = amounts.length > 1 && /\bentre\b/.test(message.text) ? Math.min(...amounts) : 0;
  const group = mentions.flatMap(({ products }) => products);
  const among = group.length > 1 ? group : knowledge.facts.products;
  const fitting = among
    .filter((product) => product.inStock && product.price <= most && product.price >= least)
    .sort((a, b) => b.price - a.price);
  if (fitting.length === 0) {
    const [first] = [...among].sort((a, b) => a.price - b.price);
    return {
      text: `Con ese presupuesto no tenemos${first ? `. Lo más económico es: ${first.name}, ${formatPesos(first.price)}. ${knowledge.productUrl(first)}` : '.'}`,
    };
  }
  const lines = fitting.map((product) => `• ${product.name}: ${formatPesos(product.price)}`);
  return {
    text: `Con ese presupuesto tienes:\n${lines.join('\n')}`,
    links: fitting.slice(0, 4).map((product) => productLink(knowledge, product)),
    pending: 'product',
    remember: { products: fitting.map(({ id }) => id).slice(0, 12), intent: 'price' },
  };
}

/** 'menos de 300' means thousands. */
function inPesos(amount: number): number {
  return amount < 1000 ? amount * 1000 : amount;
}
