import { EXPRESS_SERVICE, NAME_EMBROIDERY } from '../../common/add-ons.js';
import type { Pricing, Product } from '../../catalogue/index.js';
import { formatPesos } from '../../common/money.js';
import { NONE } from '../../common/piece-design.js';
import { shortened } from '../../common/tidy-text.js';
import {
  chosenOn,
  type Choices,
  DESIGN_OPTIONS,
  type DesignChoices,
  type DesignField,
  PIECE_FIELDS,
} from './choices.js';
import type { Answer, ChatDesign, MessageContext } from './message-context.js';
import { expressSentence, standardSentence } from './answers-delivery.js';
import { askWhich } from './answers-products.js';
import { productLink } from './product-words.js';
import { either, listed, lower } from './words.js';

const FIELD_NAMES: Readonly<Record<DesignField, string>> = {
  fontStyle: 'letra',
  fontSize: 'tamaño de letra',
  fontColor: 'hilo',
  animalTheme: 'motivo',
  bagColor: 'color de bolso',
  strap: 'reata',
};

/** Answers with a piece as the customer described it: its price, its delivery and the link that opens it in the customiser. */
export async function design(context: MessageContext): Promise<Answer> {
  const { knowledge, products, mentions, thread } = context;
  const name = context.name ?? thread.design?.name ?? null;
  const chosen = { ...keptChoices(thread.design), ...context.choices.design };
  const remembered = { ...chosen, ...(name && { name }) } as Record<string, string>;
  const unknown = unknownSentence(context);
  const [product] = products;
  const problem = name ? knowledge.facts.rules.nameProblem(name) : undefined;
  if (name && problem) return refused(context, name, problem, chosen);
  if (!product) {
    const group = mentions.find((mention) => mention.products.length > 1);
    if (!group)
      return {
        text: `${unknown}¿En qué pieza lo quieres? Dime el producto, por ejemplo «Mochila Milano», y te armo el diseño.`,
        pending: 'product',
        remember: { design: remembered, intent: 'design' },
      };
    const fitting = group.products.filter(({ embroiderable }) => embroiderable);
    if (fitting.length === 1) return design({ ...context, products: fitting });
    const ask = askWhich(context, fitting.length > 0 ? fitting : group.products);
    return {
      ...ask,
      text: `${unknown}${ask.text}`,
      remember: { ...ask.remember, design: remembered, intent: 'design' },
    };
  }
  if (!product.embroiderable) return notEmbroidered(context, product);
  if (!name) {
    return {
      text: `${unknown}${chosenSentence(context, chosen)}${product.name} con bordado cuesta ${formatPesos(knowledge.price(product))}. ¿Qué nombre le bordamos? Escríbelo así: «con Sofía».`,
      pending: 'name',
      remember: { products: [product.id], design: remembered, intent: 'design' },
    };
  }
  return described(context, product, name, chosen, unknown);
}

/** The name cannot be embroidered as it is. */
function refused(
  { knowledge, products }: MessageContext,
  name: string,
  problem: string,
  chosen: DesignChoices,
): Answer {
  const { name: limit } = knowledge.facts.pricing.limits;
  const { length } = [...name];
  const why =
    length > limit
      ? `tiene ${length}, y el nombre puede tener hasta ${limit} caracteres, con espacios.`
      : `${problem.replace(/\.$/, '')}. El nombre puede tener hasta ${limit} caracteres.`;
  return {
    text: `No podemos bordar «${shortened(name, 60)}»: ${why} ¿Qué otro nombre le ponemos?`,
    pending: 'name',
    remember: { ...(products.length === 1 && { products: [products[0]!.id] }), design: chosen, intent: 'design' },
  };
}

async function described(
  context: MessageContext,
  product: Product,
  name: string,
  chosen: DesignChoices,
  unknown: string,
): Promise<Answer> {
  const { knowledge, choices, effects } = context;
  const { photoDesign } = product;
  const paid = chosenOn(product, chosen);
  const quantity = context.otherName === null ? (context.quantities.get(product.id) ?? 1) : 1;
  const other = otherPieces(context, product);
  const made: ChatDesign = {
    productId: product.id,
    name,
    fontStyle: paid.fontStyle ?? '',
    fontSize: paid.fontSize ?? '',
    fontColor: paid.fontColor ?? '',
    animalTheme: paid.animalTheme ?? '',
    bagColor: paid.bagColor ?? '',
    strap: paid.strap ?? '',
  };
  const url = (await effects.keepDesign(made)) ?? knowledge.url(`/customize/${product.id}?from=photo`);
  const amount = knowledge.price(product, { design: paid, name });
  const addOns = choices.addOns.filter((id) => id !== NAME_EMBROIDERY && knowledge.addOn(id));
  const total = knowledge.price(product, { design: paid, name, addOns });
  const extras = addOns.map((id) => {
    const addOn = knowledge.addOn(id)!;
    return `${lower(addOn.label)} (${formatPesos(addOn.price)})`;
  });
  const withExtras =
    extras.length > 0
      ? ` Con ${listed(extras)} queda en ${formatPesos(total)}; eso lo agregas en la misma página.`
      : '';
  const times = quantity > 1 ? ` ${quantity} unidades: ${formatPesos(total * quantity)}.` : '';
  const keys = Object.keys(DESIGN_OPTIONS) as DesignField[];
  const wanted = keys
    .filter((key) => chosen[key] && !(key === 'strap' && photoDesign.strap === NONE))
    .map((key) => `${FIELD_NAMES[key]} ${labelOf(context, key, chosen[key]!)}`);
  const initial = keys
    .filter((key) => !chosen[key] && !(key === 'strap' && photoDesign.strap === NONE))
    .map((key) => photoWords(context, key, photoDesign[PIECE_FIELDS[key]]));
  const what = wanted.length > 0 ? `, ${listed(wanted)}` : '';
  const rest =
    initial.length > 0 ? ` Lo demás va como en la imagen: ${listed(initial)}; lo puedes cambiar al abrirlo.` : '';
  const delivery = addOns.includes(EXPRESS_SERVICE) ? expressSentence(context) : standardSentence(context);
  const stock = product.inStock ? '' : ' En este momento está agotado.';
  return {
    text: `${unknown}${product.name} con «${name}»${what}: ${formatPesos(amount)}.${withExtras}${times}${stock}${rest}\n${delivery}\nÁbrelo y agrégalo al carrito aquí: ${url}${other}`,
    links: [{ ...productLink(knowledge, product), label: `${product.name} con «${name}»`, url, price: amount }],
    remember: { products: [product.id], design: { ...chosen, name }, addOns, intent: 'design' },
  };
}

function notEmbroidered({ knowledge }: MessageContext, product: Product): Answer {
  const others = knowledge.facts.products.filter(({ embroiderable }) => embroiderable).map(({ name }) => name);
  return {
    text: `${product.name} no se puede bordar; cuesta ${formatPesos(product.price)}: ${knowledge.productUrl(product)}\nSe bordan: ${listed(others)}. ¿En cuál te gustaría?`,
    links: [productLink(knowledge, product)],
    pending: 'product',
    remember: { products: [product.id], intent: 'design' },
  };
}

/** How to get the further pieces of the same message: a design has one piece and one name. */
function otherPieces({ otherName, products, knowledge }: MessageContext, product: Product): string {
  const others = products.slice(1, 3);
  const sentences = others.map((other) => {
    if (!other.embroiderable) return `${other.name} cuesta ${formatPesos(other.price)}: ${knowledge.productUrl(other)}`;
    return `Para ${other.name}, escríbeme «${other.name} con ${otherName ?? 'el nombre'}» y te armo el diseño.`;
  });
  if (otherName !== null && others.length === 0)
    sentences.push(`Para la de «${otherName}», escríbeme «${product.name} con ${otherName}» y te armo el diseño.`);
  return sentences.map((sentence) => `\n${sentence}`).join('');
}

/** The colours and motif that were asked for, when they exist. */
function chosenSentence(context: MessageContext, chosen: DesignChoices): string {
  const fields = (['bagColor', 'strap', 'fontColor', 'animalTheme'] as const).filter(
    (field) => chosen[field] !== undefined,
  );
  const labels = fields.map((field) => `${FIELD_NAMES[field]} ${labelOf(context, field, chosen[field]!)}`);
  return labels.length > 0 ? `Sí, hay ${listed(labels)}. ` : '';
}

/** Names the requested choices that do not exist, with the existing ones. */
function unknownSentence({ choices, knowledge, products: [product] }: MessageContext): string {
  const { pricing } = knowledge.facts;
  const sentences = choices.unknown.map(({ word, field }) => {
    const labels = (options: readonly { label: string }[]) => listed(options.map(({ label }) => lower(label)));
    if (field === 'animalTheme') return `El motivo «${word}» no lo tenemos; hay ${labels(pricing.animalThemes)}.`;
    if (field === 'fontColor') return `Hilo ${word} no tenemos; hay ${labels(pricing.fontColors)}.`;
    if (field === 'bagColor') return `Bolso ${word} no tenemos; hay ${labels(pricing.bagColors)}.`;
    return `El color ${word} no lo tenemos; en hilo hay ${labels(pricing.fontColors)}, y en bolso ${labels(pricing.bagColors)}.`;
  });
  const strap = strapSentence(choices, pricing, product);
  const all = [...sentences.slice(0, 2), ...(strap ? [strap] : [])];
  return all.length > 0 ? `${all.join(' ')}\n` : '';
}

/** Says which straps fit words that do not decide one, and that a piece has none. */
function strapSentence(
  { design: { strap }, strap: named }: Choices,
  { straps }: Pricing,
  product: Product | undefined,
): string | undefined {
  if ((strap ?? named) && product?.photoDesign.strap === NONE) return `${product.name} no lleva reata.`;
  if (!named) return undefined;
  const fitting = straps.filter(({ id }) => named.fitting.includes(id)).map(({ label }) => lower(label));
  if (fitting.length === 0)
    return `Reata «${named.word}» no tenemos; hay ${listed(straps.map(({ label }) => lower(label)))}.`;
  return `Reata «${named.word}» hay varias: ${either(fitting)}; escógela al abrirlo o dime cuál.`;
}

function labelOf({ knowledge }: MessageContext, field: DesignField, id: string): string {
  const { pricing } = knowledge.facts;
  const known =
    pricing[DESIGN_OPTIONS[field]].find((option) => option.id === id) ??
    pricing.unoffered.find((option) => option.field === PIECE_FIELDS[field] && option.id === id);
  const label = known?.label ?? id;
  return lower(label);
}

/** What the photo shows: 'hilo crema', 'sin motivo'. */
function photoWords(context: MessageContext, field: DesignField, id: string): string {
  const label = labelOf(context, field, id);
  return id === 'none' ? label : `${FIELD_NAMES[field]} ${label}`;
}

function keptChoices(kept: Readonly<Record<string, string>> | undefined): DesignChoices {
  if (!kept) return {};
  return Object.fromEntries(Object.entries(kept).filter(([field]) => field in DESIGN_OPTIONS));
}
