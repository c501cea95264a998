import { CURRENT_PROVIDER_NAME } from '../../common/payment-providers.js';
import { formatPesos } from '../../common/money.js';
import type { Answer, MessageContext } from './message-context.js';
import { hoursInWords, nextOpening } from './business-hours.js';

/** An answer that is the text of a frequent question. */
export const fromFaq =
  (id: string) =>
  ({ knowledge }: MessageContext): Answer | null => {
    const text = knowledge.faqAnswer(id);
    return text === undefined ? null : { text };
  };

/** The same with its yes: 'Sí, con los colores y el nombre que escogiste.' */
export const fromFaqWithYes =
  (id: string) =>
  ({ knowledge }: MessageContext): Answer | null => {
    const item = knowledge.facts.faq.find((each) => each.id === id);
    return item === undefined ? null : { text: item.answer };
  };

export function location({ knowledge }: MessageContext): Answer {
  const { address } = knowledge.facts.settings.contact;
  return { text: `${knowledge.faqAnswer('empresa-donde-estan') ?? ''} Dirección: ${address}.`.trim() };
}

export function physicalShop({ knowledge }: MessageContext): Answer {
  return {
    text: `Nuestro taller está en Medellín y vendemos por la página: ${knowledge.url('/productos')}. No tengo entre mis datos un local para visitar; si quieres pasar, acuérdalo primero con una persona. ¿Te paso con alguien?`,
    pending: 'person',
  };
}

export function pickup({ knowledge }: MessageContext): Answer {
  const { shippingEstimate } = knowledge.facts.pricing.delivery;
  return {
    text: `Enviamos tu pedido a tu casa desde Medellín; el envío cuesta cerca de ${formatPesos(shippingEstimate)}. Para recogerlo en el taller hay que acordarlo con una persona; ¿te paso con alguien?`,
    pending: 'person',
  };
}

export function openingHours(context: MessageContext): Answer {
  const { hours, message } = context;
  const words = hoursInWords(hours);
  const asksToday = /\b(?:hoy|ahora|ahorita|abiert\w+|siguen)\b/.test(message.text);
  const now = asksToday
    ? nextOpening(hours, context.now, (date) => context.knowledge.facts.rules.isHoliday(date)) === null
      ? ' En este momento estamos atendiendo.'
      : ' En este momento no estamos atendiendo.'
    : '';
  return {
    text: `Nuestro equipo atiende de lunes a sábado, ${words} Domingos y festivos no.${now} Yo te respondo a cualquier hora.`,
  };
}

export function contact(context: MessageContext): Answer {
  const { phone, email, whatsapp } = context.knowledge.facts.settings.contact;
  const ways = [
    whatsapp && `WhatsApp: https://wa.me/${whatsapp}`,
    phone && `Teléfono: ${phone}`,
    `Correo: ${email}`,
    'También hay un formulario de contacto en la página de inicio.',
  ];
  return {
    text: `${ways.filter(Boolean).join('\n')}\nAtendemos de lunes a sábado, ${hoursInWords(context.hours)}`,
  };
}

export function phone(context: MessageContext): Answer {
  const { phone: number, whatsapp } = context.knowledge.facts.settings.contact;
  if (!number) return contact(context);
  return {
    text: `Nuestro teléfono es ${number}${whatsapp ? ` y por WhatsApp nos escribes en https://wa.me/${whatsapp}` : ''}. Atendemos de lunes a sábado, ${hoursInWords(context.hours)}`,
  };
}

export function email({ knowledge }: MessageContext): Answer {
  return { text: `Nuestro correo es ${knowledge.facts.settings.contact.email}.` };
}

export function social({ knowledge }: MessageContext): Answer {
  const { instagram, facebook } = knowledge.facts.settings.social;
  return { text: `Instagram: ${instagram}\nFacebook: ${facebook}` };
}

export function website({ knowledge }: MessageContext): Answer {
  return {
    text: `Aquí ves y pides todo: ${knowledge.url('/productos')}`,
    links: [{ label: 'Ver productos', url: knowledge.url('/productos') }],
  };
}

export function trust({ knowledge }: MessageContext): Answer {
  const { legal, social: networks } = knowledge.facts.settings;
  const seller = legal.taxId ? `${legal.name}, NIT ${legal.taxId}` : legal.name;
  return {
    text: `Entiendo la pregunta. Somos ${seller}; hacemos cada pieza a mano en Medellín y todas tienen garantía. Pagas por ${CURRENT_PROVIDER_NAME} y puedes ver nuestro trabajo en ${networks.instagram}.`,
  };
}

export function privacy({ knowledge }: MessageContext): Answer {
  return {
    text: `Puedes ver, descargar o borrar lo que guardamos con tu correo en ${knowledge.url('/mis-datos')}. La política de datos está en ${knowledge.url('/privacidad')} y los términos en ${knowledge.url('/terminos')}.`,
  };
}

export function account({ knowledge }: MessageContext): Answer {
  return {
    text: `No necesitas cuenta para comprar. Si quieres una, créala en ${knowledge.url('/register')}; si olvidaste la contraseña, pide un código en ${knowledge.url('/forgot-password')}.`,
  };
}

export function about({ knowledge }: MessageContext): Answer {
  const kinds = [...new Set(knowledge.facts.products.map(({ category }) => category.toLowerCase()))];
  return {
    text: `Somos Sigerist. Hacemos a mano en Medellín bolsos y accesorios de bebé que bordamos con su nombre: ${new Intl.ListFormat('es-CO').format(kinds)}. Los ves en ${knowledge.url('/productos')}.`,
  };
}

export function jobs({ knowledge }: MessageContext): Answer {
  return { text: `No tengo información de vacantes. Escríbenos a ${knowledge.facts.settings.contact.email}.` };
}

export function waterproof({ knowledge, products, mentions }: MessageContext): Answer {
  const named = products.length > 0 ? products : mentions.flatMap((mention) => mention.products);
  const lined = named.filter(({ description }) => /impermeable/i.test(description));
  if (lined.length > 0) return { text: lined.map(({ name, description }) => `${name}: ${description}`).join('\n') };
  const materials = knowledge.faqAnswer('productos-materiales') ?? '';
  return {
    text: `${materials} No tengo el dato de si resisten la lluvia; límpialos con un paño húmedo.`.trim(),
  };
}

export function giftWrap(): Answer {
  return {
    text: 'No tengo entre mis datos empaque de regalo ni tarjetas con mensaje. Lo revisa una persona del equipo; ¿te paso con alguien?',
    pending: 'person',
  };
}

/** Refuses questions about other customers: their data are private. */
export function otherPeople(): Answer {
  return { text: 'No puedo dar datos de otras personas ni de sus pedidos. ¿Te ayudo con algo de la tienda?' };
}
