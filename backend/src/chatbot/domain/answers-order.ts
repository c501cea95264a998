import { describeDay } from '../../common/delivery.js';
import { IN_WORKSHOP } from '../../common/order-statuses.js';
import { bogotaDay } from '../../common/time.js';
import type { OrderStatus } from '../../orders/index.js';
import { formatPesos } from '../../common/money.js';
import type { Answer, MessageContext, TrackedOrder } from './message-context.js';

const STATES: Readonly<Record<OrderStatus, string>> = {
  pending_transfer:
    'esperamos tu transferencia. Empezamos a hacerlo cuando la veamos; si ya la hiciste, envíanos el comprobante',
  paid: 'pago recibido. Sigue el taller: cortamos, cosemos y armamos tu pedido',
  payment_review: 'pago en revisión. Una persona lo está revisando y te escribe pronto; no tienes que pagar otra vez',
  in_production: 'en el taller. Te avisamos por correo apenas salga',
  shipped: 'en camino. El envío lo pagas al recibir',
  delivered: 'entregado. Esperamos que lo disfrutes',
  cancelled: 'cancelado. Si no fue decisión tuya, escríbenos',
  refund_pending: 'te estamos devolviendo el dinero',
  refunded: 'ya te devolvimos el dinero. Según tu banco, puede tardar en verse',
};

/** Needs number and email: a phone alone proves nothing. */
export async function orderStatus(context: MessageContext): Promise<Answer> {
  const { message, thread, effects, knowledge } = context;
  const number = message.orderNumber ?? thread.orderNumber;
  const email = message.email ?? thread.orderEmail;
  if (!number && !email && thread.pending === 'order')
    return {
      text: 'Para proteger tus datos necesito los dos: el número del pedido, que empieza por SIG- y está en el correo de confirmación, y el correo con el que lo hiciste. Si no los tienes, dime «persona» y te paso con alguien del equipo.',
      pending: 'order',
    };
  if (!number && !email)
    return {
      text: `Con gusto lo reviso. Escríbeme el número del pedido (empieza por SIG-) y el correo con el que lo hiciste. También lo ves en ${knowledge.url('/pedido')}`,
      pending: 'order',
    };
  if (!number)
    return {
      text: 'Gracias. Ahora escríbeme el número del pedido; empieza por SIG-.',
      pending: 'order',
      remember: { orderEmail: email },
    };
  if (!email)
    return {
      text: 'Gracias. Ahora escríbeme el correo con el que hiciste el pedido, para proteger tus datos.',
      pending: 'order',
      remember: { orderNumber: number },
    };
  const order = await effects.track(number, email);
  if (order === 'limited')
    return { text: 'Hiciste muchas consultas seguidas. Espera unos minutos y vuelve a intentar.' };
  if (!order)
    return {
      text: `No encontré un pedido con ese número y ese correo. Revisa los dos y escríbelos otra vez, o mira en ${knowledge.url('/pedido')}`,
      pending: 'order',
    };
  return isLate(context.now, order) ? late(order) : { text: described(context, order) };
}

/** Still in the workshop after the last promised day. */
function isLate(now: Date, { status, delivery }: TrackedOrder): boolean {
  return IN_WORKSHOP.includes(status) && delivery !== null && delivery.latest < bogotaDay(now);
}

function late(order: TrackedOrder): Answer {
  return {
    text: `Tu pedido ${order.number}: ${stateOf(order)}. Ya debía haberte llegado y lo sentimos mucho: te paso con una persona del equipo para que te diga cuándo te llega.`,
    handover: 'order_problem',
  };
}

function described({ knowledge }: MessageContext, order: TrackedOrder): string {
  const { number, status, delivery, due, payBy } = order;
  const parcel = order.parcel && status === 'shipped' ? ` ${order.parcel}` : '';
  const when =
    delivery && IN_WORKSHOP.includes(status) ? ` Llega ${knowledge.facts.rules.describeDelivery(delivery)}.` : '';
  const until = payBy ? `, a más tardar ${describeDay(payBy)}` : '';
  const owed = due > 0 ? ` Por pagar: ${formatPesos(due)}${until}. Lo pagas en ${knowledge.url('/pedido')}` : '';
  return `Tu pedido ${number}: ${stateOf(order)}.${parcel}${when}${owed}`;
}

function stateOf({ status, isFree }: TrackedOrder): string {
  return isFree && status === 'paid'
    ? 'sin costo por tu código. Sigue el taller: cortamos, cosemos y armamos tu pedido'
    : STATES[status];
}

export async function orderProblem(context: MessageContext): Promise<Answer> {
  const { message } = context;
  const warranty = /dan|romp|rot[oa]|descos|despeg|garantia|defect/.test(message.text)
    ? ` ${context.knowledge.faqAnswer('productos-garantia') ?? ''}`
    : '';
  const known = message.orderNumber && message.email ? `\n${(await orderStatus(context)).text}` : '';
  const ask = message.orderNumber ? '' : ' Ten a la mano el número del pedido (SIG-…) y, si sirve, una foto.';
  return {
    text: `Lamento mucho lo que pasó. Te paso con una persona del equipo para resolverlo.${ask}${warranty}${known}`,
    handover: 'order_problem',
  };
}

export function cancelOrder(): Answer {
  return {
    text: 'Te paso con una persona del equipo para revisar la cancelación. Ten a la mano el número del pedido (SIG-…).',
    handover: 'order_problem',
  };
}

export function changeName({ knowledge }: MessageContext): Answer {
  return {
    text: `${(knowledge.faqAnswer('personalizacion-cambiar-el-nombre') ?? 'Escríbenos apenas lo notes.').replace(
      /^Mientras /,
      'Se puede cambiar mientras ',
    )} ¿Te paso con una persona para revisarlo?`,
    pending: 'person',
  };
}

export function changeAddress(): Answer {
  return {
    text: 'Un cambio en un pedido que ya hiciste lo hace una persona del equipo. Te paso con alguien; ten a la mano el número del pedido (SIG-…).',
    handover: 'order_problem',
  };
}

export function howToBuy({ knowledge, products }: MessageContext): Answer {
  const [product] = products;
  const url = product ? knowledge.productUrl(product) : knowledge.url('/productos');
  return {
    text: `Pides en la página: escoges la pieza, la personalizas, la agregas al carrito y pagas. ${product ? `${product.name}${product.embroiderable ? ' con bordado' : ''} cuesta ${formatPesos(product.price)}: ` : ''}${url}\nSi me dices la pieza, el nombre y el color del hilo, te armo el diseño aquí.`,
    links: [{ label: product?.name ?? 'Ver productos', url }],
    ...(product && { remember: { products: [product.id] } }),
  };
}
