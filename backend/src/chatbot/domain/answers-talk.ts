import { CURRENT_PROVIDER_NAME } from '../../common/payment-providers.js';
import { formatPesos } from '../../common/money.js';
import type { Answer, MessageContext } from './message-context.js';
import { productLink } from './product-words.js';

const CAN_DO = 'precios, personalización, envíos, pagos o el estado de tu pedido';

export const greeting = (): Answer => ({
  text: `¡Hola! Soy el asistente de Sigerist. Cuéntame qué necesitas: te ayudo con ${CAN_DO}.`,
});
export const howAreYou = (): Answer => ({ text: `¡Muy bien, gracias! ¿En qué te ayudo? Te cuento de ${CAN_DO}.` });
export const thanks = (): Answer => ({ text: '¡Con mucho gusto! Si necesitas algo más, aquí estoy.' });
export const goodbye = (): Answer => ({ text: '¡Hasta pronto! Cuando quieras volver a preguntar, aquí estoy.' });
export const compliment = (): Answer => ({
  text: '¡Gracias! Nos alegra mucho que te guste. ¿Te ayudo a escoger una pieza?',
});
export const ack = (): Answer => ({ text: 'Perfecto. Si necesitas algo más, aquí estoy.' });
export const askHelp = (): Answer => ({ text: `Claro que sí. ¿Qué quieres saber? Te ayudo con ${CAN_DO}.` });
export const robot = (): Answer => ({
  text: 'Soy el asistente automático de Sigerist: respondo con los datos de la tienda. Si prefieres una persona, dime «persona».',
});
export const language = (): Answer => ({
  text: `Por ahora respondo en español. Te ayudo con ${CAN_DO}; si lo necesitas en otro idioma, dime «persona».`,
});
export const outOfScope = (): Answer => ({
  text: `De eso no te puedo ayudar. Soy el asistente de Sigerist y respondo sobre la tienda: ${CAN_DO}. Si necesitas a alguien del equipo, dime «persona».`,
});
export const STOPPED =
  'Listo, no te escribimos más por aquí. Si nos necesitas, escríbenos cuando quieras y te respondemos.';
export const cardNumber = (): Answer => ({
  text: `Por tu seguridad, no escribas aquí los datos de tu tarjeta: ya oculté el número. Solo los pide ${CURRENT_PROVIDER_NAME}, cuando pagas en la página.`,
});
export const stop = (): Answer => ({ text: STOPPED });
export const person = (): Answer => ({ text: 'Claro, te paso con una persona del equipo.', handover: 'person' });
export const insult = (): Answer => ({
  text: 'Lamento mucho la molestia. Te paso con una persona del equipo para que te ayude.',
  handover: 'anger',
});
export const rephrase = (): Answer => ({
  text: `No te entendí bien. ¿Me lo dices con otras palabras? Te puedo ayudar con ${CAN_DO}. Si prefieres, dime «persona» y te paso con alguien del equipo.`,
  pending: 'person',
});
export const secondMiss = (): Answer => ({
  text: 'Perdona, no logro entenderte y no quiero darte un dato equivocado. Te paso con una persona del equipo.',
  handover: 'misses',
});
/** Said when a message asks for more than one reply answers. */
export const askAgain = (): Answer => ({ text: 'Lo demás pregúntamelo otra vez, por favor, y te lo respondo.' });
export const empty = (): Answer => ({
  text: `Aquí estoy. Escríbeme tu pregunta con palabras: te ayudo con ${CAN_DO}.`,
});

/** Gift ideas come from the catalogue: its first products and what costs less. */
export function recommendation({ knowledge, message, mentions }: MessageContext): Answer {
  const { products } = knowledge.facts;
  const isGift = /regal|shower|detalle|bautizo|nacimiento/.test(message.text);
  const named = mentions.flatMap((mention) => mention.products);
  const available = (named.length > 1 ? named : products).filter(({ inStock }) => inStock);
  const matching = available.filter(({ description }) =>
    PURPOSES.some(([asked, words]) => asked.test(message.text) && words.test(description)),
  );
  const cheap = [...available].sort((a, b) => a.price - b.price);
  const chosen = [
    ...new Set([...matching, ...(isGift ? cheap.filter(({ embroiderable }) => embroiderable) : []), ...available]),
  ].slice(0, 3);
  const lines = chosen.map(
    (product) => `• ${product.name}, ${formatPesos(product.price)}: ${knowledge.productUrl(product)}`,
  );
  const kit = knowledge.facts.pricing.kit;
  return {
    text: `Te recomiendo:\n${lines.join('\n')}\nY si quieres todo junto, el kit de ${kit.pieces.length} piezas queda en ${formatPesos(kit.finalTotal)}.`,
    links: chosen.map((product) => productLink(knowledge, product)),
    pending: 'product',
    remember: { products: chosen.map(({ id }) => id), intent: 'price' },
  };
}

/** The purpose of a piece is in its description. */
const PURPOSES: readonly [RegExp, RegExp][] = [
  [/clinica|hospital|parto|maternidad/, /clínica/i],
  [/viaj/, /viaje/i],
  [/paseo|salir|corto/, /paseos/i],
  [/colegio|jardin|guarderia|escuela|onces|almuerzo/, /recreo|onces/i],
  [/tetero|biberon/, /biberones/i],
];
