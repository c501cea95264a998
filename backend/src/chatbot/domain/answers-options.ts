import type { Pricing } from '../../catalogue/index.js';
import { formatPesos } from '../../common/money.js';
import { NONE } from '../../common/piece-design.js';
import type { Choices } from './choices.js';
import type { Answer, MessageContext } from './message-context.js';
import { fold } from './normalise.js';
import { numberOf } from './quantities.js';
import { listed, lower } from './words.js';

/** One option with what it adds to a price. */
type PricedChoice = Pricing['fontColors'][number];

export function threads({ knowledge, choices }: MessageContext): Answer {
  const { fontColors } = knowledge.facts.pricing;
  const missing = choices.unknown.find(({ field }) => field !== 'animalTheme');
  const sorry = missing ? `Hilo ${missing.word} no tenemos. ` : '';
  return {
    text: `${sorry}Bordamos con hilo ${listed(fontColors.map(withPrice))}. Lo escoges en el personalizador de cada pieza que se borda.`,
  };
}

/** Lists the pieces that can be embroidered and those that cannot. */
export function embroiderable({ knowledge }: MessageContext): Answer {
  const names = (isEmbroiderable: boolean) =>
    listed(
      knowledge.facts.products.filter((product) => product.embroiderable === isEmbroiderable).map(({ name }) => name),
    );
  return { text: `Se bordan: ${names(true)}. Van siempre sin bordado: ${names(false)}.` };
}

export function bagColours({ knowledge, products, choices }: MessageContext): Answer {
  const { bagColors } = knowledge.facts.pricing;
  const missing = choices.unknown.find(({ field }) => field !== 'animalTheme');
  const sorry = missing ? `${missing.word.charAt(0).toUpperCase()}${missing.word.slice(1)} no tenemos. ` : '';
  const asked = bagColors.find(({ id }) => id === choices.design.bagColor);
  const yes = asked ? `Sí, hay ${lower(asked.label)}. ` : '';
  const plainOnly = products.filter(({ embroiderable }) => !embroiderable);
  const [product] = plainOnly;
  if (product)
    return {
      text: `${sorry}Los colores se escogen en las piezas que se bordan (${listed(bagColors.map(withPrice))}). ${product.name} no se borda; así es: ${knowledge.productUrl(product)}`,
    };
  return {
    text: `${sorry}${yes}El bolso puede ser ${listed(bagColors.map(withPrice))}. El color lo escoges en el personalizador. El hilo va en ${listed(knowledge.facts.pricing.fontColors.map(({ label }) => lower(label)))}.`,
    remember: {
      ...(products.length > 0 && { products: products.map(({ id }) => id) }),
      ...(asked && { design: { bagColor: asked.id } }),
    },
  };
}

/** Lists the straps; a named piece that has none says so. */
export function straps({ knowledge, products }: MessageContext): Answer {
  const bare = products.find(({ photoDesign }) => photoDesign.strap === NONE);
  if (bare) return { text: `${bare.name} no lleva reata. ${knowledge.productUrl(bare)}` };
  const { straps: offered } = knowledge.facts.pricing;
  return {
    text: `La reata puede ser de ${listed(offered.map(withPrice))}. Mírala en ${knowledge.url('/personalizacion')} y escógela en el personalizador de cada pieza, o dime cuál quieres.`,
    ...(products.length > 0 && { remember: { products: products.map(({ id }) => id) } }),
  };
}

export function fonts({ knowledge }: MessageContext): Answer {
  const { fontStyles, fontSizes } = knowledge.facts.pricing;
  return {
    text: `Puedes escoger letra ${listed(fontStyles.map(withPrice))}, en tamaño ${listed(fontSizes.map(withPrice))}.`,
  };
}

export function motifs({ knowledge, choices }: MessageContext): Answer {
  const { animalThemes } = knowledge.facts.pricing;
  const sorry = motifSentence(choices, knowledge.facts.pricing.animalThemes);
  return { text: `${sorry}En el personalizador hay ${listed(animalThemes.map(withPrice))}.` };
}

export function categories({ knowledge, choices }: MessageContext): Answer {
  const missing = motifSentence(choices, knowledge.facts.pricing.animalThemes);
  return {
    text: `${missing}${knowledge.faqAnswer('personalizacion-que-pueden-bordar') ?? ''} Hay ejemplos en ${knowledge.url('/personalizacion')}`.trim(),
    links: [{ label: 'Ver bordados', url: knowledge.url('/personalizacion') }],
  };
}

export function customDesign({ knowledge }: MessageContext): Answer {
  const { limits } = knowledge.facts.pricing;
  return {
    text: `Bordamos el nombre (hasta ${limits.name} caracteres) con los motivos de la página, y puedes dejar una petición especial de hasta ${limits.request} caracteres. Un diseño o modelo propio lo tiene que revisar una persona; ¿te paso con alguien?`,
    pending: 'person',
  };
}

export function nameLimit({ knowledge, name }: MessageContext): Answer {
  const { limits } = knowledge.facts.pricing;
  const length = [...(name ?? '')].length;
  const verdict = !name ? '' : `«${name}» tiene ${length} caracteres y ${length > limits.name ? 'no cabe' : 'cabe'}. `;
  return {
    text: `${verdict}El nombre puede tener hasta ${limits.name} caracteres, con espacios. Bordamos letras con tilde y ñ, números y los signos - ' & . pero no emojis. En el llavero caben hasta ${limits.keychain}.`,
  };
}

export function keychainText({ knowledge }: MessageContext): Answer {
  const addOn = knowledge.addOn('keychain');
  const cost = addOn ? ` Cuesta ${formatPesos(addOn.price)}.` : '';
  return {
    text: `El llavero lleva el texto que tú quieras, de hasta ${knowledge.facts.pricing.limits.keychain} caracteres.${cost}`,
  };
}

export function namePrice({ knowledge }: MessageContext): Answer {
  const text = knowledge.faqAnswer('personalizacion-cuanto-cuesta-el-nombre') ?? '';
  return {
    text: `${text} Los precios de las piezas que se bordan ya incluyen el bordado; sin él ahorras ${formatPesos(knowledge.facts.pricing.embroideryRemovalSaving)}.`.trim(),
  };
}

export function personalise(context: MessageContext): Answer {
  const { knowledge, products } = context;
  const [product] = products;
  if (product && !product.embroiderable) {
    const others = knowledge.facts.products.filter(({ embroiderable }) => embroiderable).map(({ name }) => name);
    return {
      text: `${product.name} no se puede bordar. Se bordan: ${listed(others)}.`,
      remember: { products: [product.id] },
    };
  }
  const path = product ? `/customize/${product.id}` : '/productos';
  return {
    text: `${product ? `Sí, ${product.name} se puede bordar. ` : ''}Escoge la pieza, escribe el nombre (hasta ${knowledge.facts.pricing.limits.name} caracteres) y elige letra, hilo, motivo y color en el personalizador: ${knowledge.url(path)}\nO dime aquí la pieza, el nombre y el color del hilo y te armo el diseño.`,
    links: [{ label: 'Personalizar', url: knowledge.url(path) }],
    ...(product && { remember: { products: [product.id] } }),
  };
}

export function kit(context: MessageContext): Answer {
  const { knowledge, message } = context;
  const { kit: offer } = knowledge.facts.pricing;
  const free = offer.freeAccessories === 1 ? '1 accesorio' : `${offer.freeAccessories} accesorios`;
  const lines = offer.pieces.map(({ name, price, product: { price: alone } }) => {
    // As on the pages: beside its price in the kit, what it costs alone and what the kit adds.
    const named = price > alone ? ` (${formatPesos(alone)} + ${formatPesos(price - alone)} del bordado de nombre)` : '';
    return `• ${name}: ${formatPesos(price)}${named}`;
  });
  const plain = /\bsin (?:el )?(?:bordad|nombre)/.test(message.text)
    ? ' No tengo un precio del kit sin bordado; si lo quieres así, dime «persona».'
    : '';
  const alone = /\bporta ?documentos?\b/.test(message.text) ? 'El portadocumentos viene solo en el kit. ' : '';
  const [, count] =
    /\b(\d{1,2}|dos|tres|cuatro|cinco) (?:kits|combos|sets|juegos|conjuntos)\b/.exec(message.text) ?? [];
  const times = count === undefined ? 1 : numberOf(count);
  const several = times > 1 ? ` ${times} kits: ${formatPesos(offer.finalTotal * times)}.` : '';
  const changed = /\b(?:cambi(?!ador)\w+|reemplaz\w+|quit\w+|agreg\w+|adicion\w+|sin (?:el|la))\b/.test(message.text)
    ? ' El kit trae estas piezas; si quieres otras, dime «persona» y lo revisa alguien del equipo.'
    : '';
  return {
    text: `${alone}${whetherInKit(context)}El kit de lujo trae ${offer.pieces.length} piezas:\n${lines.join('\n')}\nSuman ${formatPesos(offer.total)}. Con el ${offer.discountPercent}% de descuento te queda en ${formatPesos(offer.finalTotal)} (ahorras ${formatPesos(offer.discountAmount)}), y te llevas ${free} gratis.${several} Ármalo con su nombre: ${knowledge.url('/kit')}${plain || changed}`,
    links: [{ label: 'Armar mi kit', url: knowledge.url('/kit') }],
    remember: { intent: 'kit', products: [] },
  };
}

/** 'El kit trae lonchera?' */
function whetherInKit({ knowledge, mentions, message: { text } }: MessageContext): string {
  const [asked] = mentions;
  const asks = /\b(?:traen?|incluyen?|vienen?|tienen?|llevan?|esta|con)\b/.test(text);
  if (!asked || mentions.length > 1 || asked.generic || !asks) return '';
  const pieces = knowledge.facts.pricing.kit.pieces.flatMap(({ name }) =>
    knowledge.products.find(` ${fold(name)} `, () => false).flatMap(({ products }) => products),
  );
  const inKit = asked.products.filter((product) => pieces.includes(product));
  if (inKit.length > 0) return `Sí, trae ${listed(inKit.map(({ name }) => name))}. `;
  const { name, category } = asked.products[0]!;
  return `No trae ${asked.products.length > 1 ? lower(category) : name}. `;
}

function withPrice({ label, surcharge }: PricedChoice): string {
  return surcharge > 0 ? `${lower(label)} (${formatPesos(surcharge)} más)` : lower(label);
}

/** Whether the motif that was asked for exists. */
function motifSentence({ design, unknown }: Choices, offered: readonly PricedChoice[]): string {
  const missing = unknown.find(({ field }) => field === 'animalTheme');
  if (missing) return `El motivo «${missing.word}» no está en el personalizador. `;
  const asked = offered.find(({ id }) => id === design.animalTheme);
  return asked ? `Sí, tenemos el motivo ${withPrice(asked)}. ` : '';
}
