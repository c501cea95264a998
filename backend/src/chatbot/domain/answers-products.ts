import type { Product } from '../../catalogue/index.js';
import { EXPRESS_SERVICE, NAME_EMBROIDERY } from '../../common/add-ons.js';
import { formatPesos } from '../../common/money.js';
import { expressSentence } from './answers-delivery.js';
import { namesBags } from './entities.js';
import type { Answer, MessageContext } from './message-context.js';
import { LISTS_PRICES } from './meaning.js';
import { asksForBoth } from './product-choices.js';
import { productLink } from './product-words.js';
import { isSum } from './quantities.js';
import { either, listed, lower } from './words.js';

/** Most products of one list; a longer one points to the page. */
const MAX_LISTED = 12;
/** Most products that one sum takes. */
const MAX_ADDED = 4;

export function price(context: MessageContext): Answer {
  const { products, mentions } = context;
  if (LISTS_PRICES.test(context.message.text) && mentions.length === 0) return priceList(context);
  if (products.length > 0) return askingWhichOfGroup(priceOfProducts(context, products), context);
  const group = mentions.find((mention) => mention.products.length > 1) ?? mentions[0];
  if (group) return askWhich(context, group.products);
  const extras = context.choices.addOns;
  if (extras.length > 0) return addOnPrices(context);
  return priceList(context);
}

/** Also asks which piece is meant, when the customer named a group of products beside one product. */
function askingWhichOfGroup(answer: Answer, context: MessageContext): Answer {
  const group = context.mentions.find(({ products, generic }) => products.length > 1 && !generic);
  return group ? { ...answer, text: `${answer.text}\n${askWhich(context, group.products).text}` } : answer;
}

/** The sum of each product with the add-ons, embroidery and quantity that the customer named. */
function priceOfProducts(context: MessageContext, products: readonly Product[]): Answer {
  const { knowledge, choices } = context;
  const addOns = choices.addOns.filter((id) => knowledge.addOn(id));
  const texts = products.slice(0, 4).map((product) => {
    const { plain, addOns: usable } = wantedFor(context, product);
    const unit = knowledge.price(product, { plain, addOns: usable });
    const quantity = context.quantities.get(product.id) ?? 1;
    const isPlain = plain === true || !product.embroiderable;
    const how = product.embroiderable ? (plain ? ' sin bordado' : ' con bordado') : '';
    const extras = usable.map((id) => {
      const addOn = knowledge.addOn(id)!;
      return `${lower(addOn.label)} (${formatPesos(addOn.price)})`;
    });
    const withExtras = extras.length > 0 ? `, más ${listed(extras)}` : '';
    const base = knowledge.price(product, { plain });
    const sum =
      extras.length > 0 ? `: ${formatPesos(base)}${withExtras} = ${formatPesos(unit)}` : ` cuesta ${formatPesos(unit)}`;
    const times = quantity > 1 ? ` ${quantity} unidades: ${formatPesos(unit * quantity)}.` : '';
    const note = noteOf({ ...context, plain }, product, isPlain);
    const stock = product.inStock ? '' : ' En este momento está agotado.';
    return `${product.name}${how}${sum}.${times}${note}${stock}`;
  });
  const total = products.length > 1 && products.length <= 4 ? totalOf(context, products) : '';
  const when = addOns.includes(EXPRESS_SERVICE) ? ` ${expressSentence(context)}` : '';
  const link = products.length === 1 ? ` ${knowledge.productUrl(products[0]!)}` : '';
  return {
    text: `${texts.join('\n')}${total}${when}${link}`,
    links: products.slice(0, 4).map((product) => productLink(knowledge, product)),
    remember: {
      products: products.map(({ id }) => id),
      priced: pricedWith(context, products),
      addOns,
      plain: context.plain,
      intent: 'price',
    },
  };
}

/** Add-ons and embroidery of one product: its own, or those of the whole message. */
function wantedFor({ knowledge, choices, plain, choicesByProduct }: MessageContext, product: Product) {
  const said = choicesByProduct.get(product.id) ?? { addOns: choices.addOns, plain };
  const usable = said.addOns.filter((id) => knowledge.addOn(id) && (id !== NAME_EMBROIDERY || product.embroiderable));
  return { addOns: usable, plain: said.plain };
}

/** Products whose prices the customer asked, one after another. */
function pricedWith({ thread }: MessageContext, products: readonly Product[]): number[] {
  const ids = products.map(({ id }) => id);
  return [...(thread.priced ?? []).filter((id) => !ids.includes(id)), ...ids].slice(-MAX_ADDED);
}

/** Several products are added up as well. */
function totalOf(context: MessageContext, products: readonly Product[]): string {
  const { knowledge, message, quantities } = context;
  const isAsked =
    quantities.size > 0 ||
    /\b(?:total|tod[oa]s?|junt[oa]s?|(?:las|los|esas|esos) (?:dos|tres|cuatro|\d)|sum\w+|ambas|ambos|seria|cotiz\w+|compro|llevo|pido)\b/.test(
      message.text,
    );
  if (!isAsked) return '';
  const amounts = products.map(
    (product) => knowledge.price(product, wantedFor(context, product)) * (quantities.get(product.id) ?? 1),
  );
  return `\nTodo junto: ${formatPesos(amounts.reduce((sum, amount) => sum + amount, 0))}.`;
}

function noteOf({ knowledge, plain, message }: MessageContext, product: Product, isPlain: boolean): string {
  const { embroideryRemovalSaving: saving } = knowledge.facts.pricing;
  if (!product.embroiderable)
    return /bord|nombre|plain/.test(message.text) || plain !== undefined
      ? ' Esta pieza va siempre sin bordado.'
      : ' No lleva bordado.';
  if (isPlain)
    return ` Es ${formatPesos(Math.min(saving, product.price))} menos que con bordado (${formatPesos(knowledge.price(product))}).`;
  return ` Sin bordado queda en ${formatPesos(knowledge.price(product, { plain: true }))}.`;
}

export function pricePlain(context: MessageContext): Answer {
  const { products, knowledge, mentions } = context;
  if (products.length > 0)
    return priceOfProducts({ ...context, plain: asksForBoth(context.message.text) ? undefined : true }, products);
  if (mentions.length > 0) return askWhich(context, mentions[0]!.products);
  return {
    text:
      knowledge.faqAnswer('personalizacion-sin-bordado') ??
      `Sin bordado ahorras ${formatPesos(knowledge.facts.pricing.embroideryRemovalSaving)}.`,
  };
}

/** Lists the matching products with their prices, and asks which one is meant. */
export function askWhich({ knowledge, plain }: MessageContext, products: readonly Product[]): Answer {
  const lines = products.map(
    (product) =>
      `• ${product.name}: ${formatPesos(knowledge.price(product, { plain }))}${product.embroiderable ? '' : ' (sin bordado)'}`,
  );
  return {
    text: `Tenemos ${products.length === 1 ? 'esta' : 'estas'}:\n${lines.join('\n')}\n¿De cuál quieres saber más?`,
    links: products.slice(0, 4).map((product) => productLink(knowledge, product)),
    pending: 'product',
    remember: { products: products.map(({ id }) => id), intent: 'price', plain },
  };
}

/** All prices, or those of the group that was named. */
export function priceList(context: MessageContext): Answer {
  const { knowledge, mentions } = context;
  const named = mentions.flatMap(({ products }) => products);
  const products = (
    named.length > 0 && !mentions.every((mention) => mention.generic && namesBags(mention))
      ? named
      : knowledge.facts.products
  ).slice(0, MAX_LISTED);
  const lines = products.map(
    (product) => `• ${product.name}: ${formatPesos(product.price)}${product.inStock ? '' : ' (agotado)'}`,
  );
  return {
    text: `Estos son nuestros precios:\n${lines.join('\n')}\nLos ves uno por uno en ${knowledge.url('/productos')}`,
    links: [{ label: 'Ver productos', url: knowledge.url('/productos') }],
    remember: { intent: 'price' },
  };
}

export function stock(context: MessageContext): Answer {
  const { products, knowledge, mentions } = context;
  if (products.length === 0 && mentions.length > 0) return askWhich(context, mentions[0]!.products);
  const asked = products.length > 0 ? products : knowledge.facts.products;
  const soldOut = asked.filter(({ inStock }) => !inStock);
  const one = asked.length === 1 ? asked[0]!.name : '';
  const made = 'La hacemos por encargo.';
  const text =
    products.length === 0
      ? soldOut.length === 0
        ? 'Todos nuestros productos están disponibles; los hacemos por encargo.'
        : `Está agotado: ${listed(soldOut.map(({ name }) => name))}. Los demás están disponibles.`
      : asked
          .map(
            (product) =>
              `${product.name}: ${product.inStock ? 'disponible' : 'agotado por ahora'}, ${formatPesos(product.price)}.`,
          )
          .join('\n') + (one && soldOut.length === 0 ? ` ${made} ${knowledge.productUrl(asked[0]!)}` : '');
  return {
    text,
    links: products.slice(0, 4).map((product) => productLink(knowledge, product)),
    remember: products.length > 0 ? { products: products.map(({ id }) => id), intent: 'stock' } : {},
  };
}

export function addOnPrices({ knowledge, choices, message }: MessageContext): Answer {
  const { addOns } = knowledge.facts.pricing;
  const named = addOns.filter(({ id }) => choices.addOns.includes(id));
  if (named.length === 0)
    return {
      text:
        knowledge.faqAnswer('personalizacion-complementos') ??
        `Puedes agregar ${either(addOns.map(({ label }) => lower(label)))}.`,
    };
  const lines = named.map(
    ({ label, price: amount, description }) => `${label}: ${formatPesos(amount)}. ${description}.`,
  );
  const total = named.reduce((sum, { price: amount }) => sum + amount, 0);
  if (named.length > 1 && isSum(message.text)) lines.push(`Todo junto: ${formatPesos(total)}.`);
  return { text: lines.join('\n'), remember: { addOns: named.map(({ id }) => id), intent: 'add_ons' } };
}
