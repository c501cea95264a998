import { formatPesos } from '../../common/money.js';
import { CURRENT_PROVIDER_NAME } from '../../common/payment-providers.js';
import { PAYMENT_WAYS } from '../../common/payment-ways.js';
import type { Answer, MessageContext } from './message-context.js';

const ONLINE = `En la página pagas con ${PAYMENT_WAYS.online} por ${CURRENT_PROVIDER_NAME}`;

/** Networks whose marks the pages show. */
const MARKS = PAYMENT_WAYS.marks;

export function paymentWays(context: MessageContext): Answer {
  const answer = context.knowledge.faqAnswer('pagos-formas-de-pago');
  // The shop's own answer has the whole list; one that the owner wrote may not.
  if (answer?.includes(PAYMENT_WAYS.all))
    return { text: `${answer} En línea pagas por ${CURRENT_PROVIDER_NAME}: ${MARKS}.` };
  return { text: `${answer ? `${answer} ` : ''}${ONLINE}${byTransfer(context)}: ${MARKS}.` };
}

export function paymentCard(): Answer {
  return {
    text: `Sí, recibimos tarjeta de crédito y débito por ${CURRENT_PROVIDER_NAME}, aquí mismo o en su página. En línea recibimos ${MARKS}.`,
  };
}

export function paymentPse(): Answer {
  return { text: `Sí. ${ONLINE}: escoges PSE y tu banco al pagar.` };
}

export function paymentNequi(): Answer {
  return { text: `Sí. ${ONLINE}: escoges Nequi al pagar.` };
}

export function paymentTransfer({ knowledge }: MessageContext): Answer {
  const { bank, contact } = knowledge.facts.settings;
  const deposit = knowledge.faqAnswer('pagos-formas-de-pago') ?? '';
  if (!bank)
    return {
      text: `${deposit} En este momento los datos de la cuenta los da una persona; ¿te paso con alguien?`.trim(),
      pending: 'person',
    };
  const proof = contact.whatsapp ? 'por WhatsApp' : `por correo a ${contact.email}`;
  return {
    text: `Sí, recibimos transferencia: ${bank.name}, cuenta de ${bank.type.toLowerCase()} ${bank.account}, a nombre de ${bank.holder}. Haz primero tu pedido en la página y envíanos el comprobante ${proof}.${deposit ? ` ${deposit}` : ''}`,
  };
}

export function paymentCash(context: MessageContext): Answer {
  return {
    text: `No recibimos efectivo por los productos. ${ONLINE}${byTransfer(context)}.`,
  };
}

export function paymentOnDelivery(context: MessageContext): Answer {
  const { shippingEstimate } = context.knowledge.facts.pricing.delivery;
  return {
    text: `No manejamos contraentrega: cada pieza se hace por encargo. El envío se paga aparte y cuesta cerca de ${formatPesos(shippingEstimate)}. ${paymentWays(context).text}`,
  };
}

export function paymentInstalments(): Answer {
  return {
    text: 'Con tarjeta de crédito pagas el total, y las cuotas las escoges con tu banco al pagar. Nosotros no damos crédito propio.',
  };
}

export function paymentRefused(context: MessageContext): Answer {
  return { text: `Ese medio no lo ofrecemos. ${ONLINE}${byTransfer(context)}.` };
}

export function deposit({ knowledge }: MessageContext): Answer {
  const why = (knowledge.faqAnswer('pagos-por-que-anticipo') ?? '').replace(/^Porque /, 'Lo pedimos porque ');
  const ways = knowledge.faqAnswer('pagos-formas-de-pago') ?? '';
  return { text: `${ways} ${why}`.trim() };
}

export function taxes({ knowledge }: MessageContext): Answer {
  return { text: knowledge.faqAnswer('pagos-precios-con-impuestos') ?? 'Los precios incluyen los impuestos.' };
}

export function invoice({ knowledge }: MessageContext): Answer {
  const { name, taxId } = knowledge.facts.settings.legal;
  const seller = taxId ? `Vende ${name}, NIT ${taxId}.` : `Vende ${name}.`;
  return {
    text: `${seller} Después de pagar ves el recibo de tu compra y te llega por correo. Si necesitas factura electrónica o el RUT, una persona te ayuda; ¿te paso con alguien?`,
    pending: 'person',
  };
}

export function securePayment(): Answer {
  return {
    text: `Sí. Los datos de tu tarjeta los recibe solo ${CURRENT_PROVIDER_NAME}, que procesa los pagos; nosotros no los vemos ni los guardamos.`,
  };
}

export function discount({ knowledge }: MessageContext): Answer {
  const { kit } = knowledge.facts.pricing;
  return {
    text: `No tengo códigos de descuento para repartir. Si tienes uno, escríbelo en el carrito y se aplica al total. El descuento que sí está publicado es el del kit de ${kit.pieces.length} piezas: ${kit.discountPercent}%, te queda en ${formatPesos(kit.finalTotal)}.`,
  };
}

export function paymentFailed(): Answer {
  return {
    text: 'Qué pena contigo. Revisa primero en tu banco y en tu correo si el pago alcanzó a pasar, para no pagar dos veces. Si no pasó, prueba con otra tarjeta, con PSE o con Nequi. Si tu banco muestra un cobro, te paso con una persona: dime «persona».',
    pending: 'person',
  };
}

export function wholesale({ knowledge }: MessageContext): Answer {
  return {
    text: `No tengo precios al por mayor ni corporativos: los de la página son por pieza, y puedes pedir hasta ${knowledge.facts.pricing.limits.quantity} de cada una. Para una cantidad grande te paso con una persona, ¿quieres?`,
    pending: 'person',
  };
}

function byTransfer({ knowledge }: MessageContext): string {
  return knowledge.facts.settings.bank ? ', o por transferencia bancaria' : '';
}
