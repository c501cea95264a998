import type { Product } from '../../catalogue/index.js';
import { formatPesos } from '../../common/money.js';
import { askWhich, priceList } from './answers-products.js';
import type { Answer, MessageContext } from './message-context.js';
import { measureWords, productLink } from './product-words.js';

export function catalogue(context: MessageContext): Answer {
  const { products, mentions, message } = context;
  const named = mentions.flatMap((mention) => mention.products);
  const asksForAll = named.length === 0 && /\b(?:catalogos?|portafolio|productos)\b/.test(message.text);
  if (named.length > 1 || products.length === 0 || asksForAll)
    return named.length > 1 ? askWhich(context, [...new Set(named)]) : priceList(context);
  return productInfo(context);
}

/** Answers with the description of a piece; with several descriptions when all matching pieces agree on the question. */
export function productInfo(context: MessageContext): Answer {
  const { products, knowledge, mentions, message } = context;
  if (products.length > 0) return described(context, products.slice(0, 3));
  const property = PROPERTIES.find(({ asked }) => asked.test(message.text));
  const group = [...new Set(mentions.flatMap((mention) => mention.products))];
  const among = group.length > 0 ? group : knowledge.facts.products;
  const fitting = property ? among.filter(({ description }) => property.described.test(description)) : [];
  if (group.length === 0) return fitting.length > 0 ? described(context, fitting.slice(0, 3)) : priceList(context);
  const isSame = property ? fitting.length === group.length || fitting.length === 0 : false;
  return isSame && group.length <= 3 ? described(context, group) : askWhich(context, group);
}

function described({ knowledge }: MessageContext, products: readonly Product[]): Answer {
  const texts = products.map(
    (product) =>
      `${product.name}, ${formatPesos(product.price)}${product.embroiderable ? ' con bordado' : ' (va sin bordado)'}. ${product.description} ${knowledge.productUrl(product)}`,
  );
  return {
    text: texts.join('\n\n'),
    links: products.map((product) => productLink(knowledge, product)),
    remember: { products: products.map(({ id }) => id), intent: 'product_info' },
  };
}

/** Properties that customers ask about, and the words of a description that answer them. */
const PROPERTIES: readonly { readonly asked: RegExp; readonly described: RegExp }[] = [
  {
    asked: /\b(?:fri[oa]s?|calient\w+|calor|temperatura|termic\w+|fresc\w+|hela\w+|conserv\w+|enfri\w+)\b/,
    described: /térmic|temperatura|fresc/i,
  },
  { asked: /\b(?:acolchad\w+|blandit\w+|espuma|suave)\b/, described: /acolchad/i },
  { asked: /\b(?:bolsill\w+|compartiment\w+|division\w*)\b/, described: /bolsillo|compartimento/i },
  { asked: /\b(?:teter\w+|biberon\w*|mamila\w*)\b/, described: /biber/i },
  { asked: /\b(?:mudas?|ropa|ropita|mudita|panal\w*)\b/, described: /muda|ropa|pañal/i },
  { asked: /\b(?:impermeable\w*|forr\w+)\b/, described: /impermeable|forro/i },
  { asked: /\b(?:dentro|interior|adentro)\b/, described: /interior|forro/i },
  {
    asked: /\b(?:correas?|asas?|manijas?|colgar\w*|cuelga|terciar\w*|espalda)\b/,
    described: /correa|asa|reata|espalda/i,
  },
  { asked: /\b(?:cierre|cremallera|broche|hebilla\w*)\b/, described: /cierre|broche|hebilla/i },
  { asked: /\b(?:viaj\w+|clinica|hospital|parto)\b/, described: /viaje|clínica/i },
  { asked: /\b(?:paseos?|pasear|salir)\b/, described: /paseo/i },
  { asked: /\b(?:almuerzo|onces|colegio|jardin|guarderia|comida|recreo)\b/, described: /almuerzo|onces|recreo/i },
];

/** A piece comes in one size, so its description is the whole answer. */
export function oneSize(context: MessageContext): Answer {
  const [product] = context.products;
  if (!product) return measures(context);
  const { knowledge } = context;
  return {
    text: `${product.name} viene en un solo tamaño, por ${formatPesos(knowledge.price(product))}. Mide: ${measureWords(product)} ${knowledge.productUrl(product)}`,
    links: [productLink(knowledge, product)],
    remember: { products: [product.id], intent: 'price' },
  };
}

/** Questions whose answer is in the description: pockets, lining. */
const ABOUT_ITS_PARTS = /\b(?:compartiment\w+|bolsill\w+|termic\w+)\b/;

/** Measures, weight and what fits inside. */
export function measures(context: MessageContext): Answer {
  const { products, knowledge, mentions, message } = context;
  const wordsOf = (product: Product) =>
    ABOUT_ITS_PARTS.test(message.text) ? product.description : measureWords(product);
  if (products.length === 0) {
    const named = mentions.flatMap((mention) => mention.products);
    const asked = named.length > 1 ? named : [];
    if (asked.length === 0)
      return {
        text: '¿De cuál producto? Dime el nombre, por ejemplo «Mochila Milano», y te digo sus medidas.',
        pending: 'product',
        remember: { intent: 'measures' },
      };
    return {
      text: asked.map((product) => `${product.name}: ${wordsOf(product)}`).join('\n'),
      pending: 'product',
      remember: { products: asked.map(({ id }) => id), intent: 'measures' },
    };
  }
  return {
    text: products
      .slice(0, 3)
      .map((product) => `${product.name}: ${wordsOf(product)}`)
      .join('\n\n'),
    links: products.slice(0, 3).map((product) => productLink(knowledge, product)),
    remember: { products: products.map(({ id }) => id), intent: 'measures' },
  };
}

export function pictures(context: MessageContext): Answer {
  const { products, knowledge, mentions } = context;
  const named = products.length > 0 ? products : mentions.flatMap((mention) => mention.products);
  if (named.length === 0)
    return {
      text: `Todos los productos los ves en ${knowledge.url('/productos')} y los bordados en ${knowledge.url('/personalizacion')}. ${aboutPictures(knowledge.facts.products)}`,
      links: [{ label: 'Ver productos', url: knowledge.url('/productos') }],
    };
  return {
    text: `Aquí los ves por todos lados:\n${named
      .slice(0, 6)
      .map((product) => `${product.name}: ${knowledge.productUrl(product)}`)
      .join('\n')}\n${aboutPictures(named)}`,
    links: named.slice(0, 6).map((product) => productLink(knowledge, product)),
    remember: { products: named.map(({ id }) => id).slice(0, 12), intent: 'pictures' },
  };
}

/** Pictures are drawings until the owner uploads photographs of the product. */
function aboutPictures(products: readonly Product[]): string {
  return products.every(({ hasPhotographs }) => hasPhotographs)
    ? 'Son fotos de la pieza.'
    : 'Son dibujos de la pieza, fieles a ella. La tuya la fotografiamos terminada, antes de que salga del taller.';
}

export function difference(context: MessageContext): Answer {
  const { products, mentions } = context;
  const named = [...new Set([...products, ...mentions.flatMap((mention) => mention.products)])].slice(0, 3);
  if (named.length < 2)
    return { text: '¿Cuáles productos quieres comparar? Dime los dos nombres.', pending: 'product' };
  return productInfo({ ...context, products: named });
}
