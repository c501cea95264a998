import { EXPRESS_SERVICE } from '../../common/add-ons.js';
import { formatPesos } from '../../common/money.js';
import { HOUR_MS } from '../../common/time.js';
import { dayInWords } from './business-hours.js';
import type { Knowledge } from './knowledge.js';
import type { Answer, MessageContext } from './message-context.js';
import { lower, range } from './words.js';

/** 'Si pides hoy, llega entre …' with the days, standard and express. */
export function deliveryTime(context: MessageContext): Answer {
  const { choices, deadline, orderDay } = context;
  return choices.addOns.includes(EXPRESS_SERVICE) && !deadline && !orderDay
    ? express(context)
    : {
        text: `${deadlineSentence(context)}${standardSentence(context)} ${expressSentence(context)}${whichDays(context)}`,
      };
}

/** Whether a piece that is ordered now comes in time. */
function deadlineSentence(context: MessageContext): string {
  const { deadline, knowledge } = context;
  if (!deadline) return '';
  const { orderedAt, words } = orderOf(context);
  const { rules, pricing } = knowledge.facts;
  const day = `Para el ${dayInWords(deadline)}`;
  const wanted = deadline.toISOString().slice(0, 10);
  const standard = rules.deliveryRange(orderedAt, pricing.delivery.standardBusinessDays);
  if (wanted >= standard.latest) return `${day} alcanza ${words}. `;
  const label = lower(knowledge.addOn(EXPRESS_SERVICE)?.label ?? '');
  const normal = wanted < standard.earliest ? 'no alcanza' : 'no es seguro';
  if (label === '') return `${day} el pedido normal ${normal}. `;
  const express = rules.deliveryRange(orderedAt, pricing.delivery.expressBusinessDays);
  if (wanted >= express.latest) return `${day} el pedido normal ${normal}; con el ${label} alcanza ${words}. `;
  if (wanted < express.earliest) return `${day} no alcanza, tampoco con el ${label}. `;
  return `${day} el pedido normal no alcanza, y con el ${label} no es seguro. `;
}

const HALF_DAY_MS = 12 * HOUR_MS;

/** When the order would be placed: now, or on the day that the customer named. */
function orderOf({ orderDay, now }: MessageContext): { readonly orderedAt: Date; readonly words: string } {
  if (!orderDay) return { orderedAt: now, words: 'si pides hoy' };
  return { orderedAt: new Date(orderDay.getTime() + HALF_DAY_MS), words: `si pides el ${dayInWords(orderDay)}` };
}

/** 'entre el 9 y el 16 de diciembre' */
function arrival({ facts: { rules } }: Knowledge, orderedAt: Date, days: readonly [number, number]): string {
  return rules.describeDelivery(rules.deliveryRange(orderedAt, days));
}

/** Says whether Saturdays and holidays count, when the customer asks. */
function whichDays({ message }: MessageContext): string {
  const asks = /\b(?:habiles|calendario|corridos|sabados?|festivos?)\b/.test(message.text);
  return asks ? ' Los días hábiles son de lunes a viernes, sin festivos.' : '';
}

export function standardSentence(context: MessageContext): string {
  const { knowledge } = context;
  const { orderedAt, words } = orderOf(context);
  const { standardBusinessDays: days } = knowledge.facts.pricing.delivery;
  return `Cada pieza se hace por encargo y la entregamos en ${range(days)} días hábiles: ${words}, te llega ${arrival(knowledge, orderedAt, days)}.`;
}

export function expressSentence(context: MessageContext): string {
  const { knowledge } = context;
  const { orderedAt } = orderOf(context);
  const { expressBusinessDays: days } = knowledge.facts.pricing.delivery;
  const addOn = knowledge.addOn(EXPRESS_SERVICE);
  if (!addOn) return '';
  return `Con el ${lower(addOn.label)} (${formatPesos(addOn.price)} más) son ${range(days)} días hábiles: ${arrival(knowledge, orderedAt, days)}.`;
}

export function express(context: MessageContext): Answer {
  const { knowledge, now, message } = context;
  const addOn = knowledge.addOn(EXPRESS_SERVICE);
  if (!addOn) return { text: standardSentence(context) };
  const { expressBusinessDays: days } = knowledge.facts.pricing.delivery;
  // 'Para ya' without anything else may also mean 'stop'.
  const orStop = /^ (?:[|,] )*para ya\b/.test(message.text)
    ? ' Si lo que quieres es que no te escribamos más, responde «parar».'
    : '';
  return {
    text: `El ${lower(addOn.label)} cuesta ${formatPesos(addOn.price)}: tu pedido pasa primero y lo recibes en ${range(days)} días hábiles. Si pides hoy, te llega ${arrival(knowledge, now, days)}.${orStop}`,
  };
}

export function express24(context: MessageContext): Answer {
  const { standardBusinessDays } = context.knowledge.facts.pricing.delivery;
  const base = express(context).text;
  return {
    text: `Las 24 horas son de camino y empiezan a contar cuando tu pieza está lista; no tenemos piezas para entrega el mismo día, porque las hacemos por encargo. ${base} Sin express son ${range(standardBusinessDays)} días hábiles.`,
  };
}

export function production({ knowledge }: MessageContext): Answer {
  const { embroideryHours, standardBusinessDays } = knowledge.facts.pricing.delivery;
  return {
    text: `Solo el bordado toma ${embroideryHours} horas. El pedido completo lo entregamos en ${range(standardBusinessDays)} días hábiles.`,
  };
}

export function shippingCost({ knowledge }: MessageContext): Answer {
  const { shippingEstimate } = knowledge.facts.pricing.delivery;
  return {
    text: `El envío normal cuesta cerca de ${formatPesos(shippingEstimate)}, según tu ciudad. Lo pagas cuando recibes el paquete y no hace parte del total de la tienda.`,
  };
}

export function freeShipping(context: MessageContext): Answer {
  return { text: `El envío no es gratis. ${shippingCost(context).text}` };
}

export function coverage(context: MessageContext): Answer {
  const cost = formatPesos(context.knowledge.facts.pricing.delivery.shippingEstimate);
  const text = context.knowledge.faqAnswer('envios-a-que-ciudades') ?? 'Enviamos a toda Colombia.';
  return { text: `${text} El envío normal cuesta cerca de ${cost}, según la ciudad, y lo pagas al recibir.` };
}

export function shippingAbroad(): Answer {
  return {
    text: 'Enviamos a toda Colombia; no tengo envíos a otros países entre mis datos. Si quieres, te paso con una persona para que lo revise.',
    pending: 'person',
  };
}

export function carrier(context: MessageContext): Answer {
  return {
    text: `No tengo el nombre de la transportadora; te escribimos cuando tu paquete sale del taller. ${shippingCost(context).text}`,
  };
}
