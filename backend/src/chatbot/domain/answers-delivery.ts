import type { Answer, Conversation } from './conversation.js';
import { lower, range } from './words.js';

/** 'Si pides hoy, llega entre …' with the days, standard and express. */
export function deliveryTime(conversation: Conversation): Answer {
  const { choices } = conversation;
  return choices.addOns.includes('expressService')
    ? express(conversation)
    : { text: `${standardSentence(conversation)} ${expressSentence(conversation)}${whichDays(conversation)}` };
}

/** Which days count, when the customer asks. */
function whichDays({ message }: Conversation): string {
  const asks = /\b(?:habiles|calendario|corridos|sabados?|festivos?)\b/.test(message.text);
  return asks ? ' Los días hábiles son de lunes a viernes, sin festivos.' : '';
}

export function standardSentence({ knowledge, now }: Conversation): string {
  const { standardBusinessDays: days } = knowledge.facts.pricing.delivery;
  return `Cada pieza se hace por encargo y la entregamos en ${range(days)} días hábiles: si pides hoy, te llega ${knowledge.facts.rules.deliveryDates(now, days)}.`;
}

export function expressSentence({ knowledge, now }: Conversation): string {
  const { expressBusinessDays: days } = knowledge.facts.pricing.delivery;
  const addOn = knowledge.addOn('expressService');
  if (!addOn) return '';
  return `Con el ${lower(addOn.label)} (${knowledge.money(addOn.price)} más) son ${range(days)} días hábiles: ${knowledge.facts.rules.deliveryDates(now, days)}.`;
}

export function express(conversation: Conversation): Answer {
  const { knowledge, now } = conversation;
  const addOn = knowledge.addOn('expressService');
  if (!addOn) return { text: standardSentence(conversation) };
  const { expressBusinessDays: days } = knowledge.facts.pricing.delivery;
  return {
    text: `El ${lower(addOn.label)} cuesta ${knowledge.money(addOn.price)}: tu pedido pasa primero y lo recibes en ${range(days)} días hábiles. Si pides hoy, te llega ${knowledge.facts.rules.deliveryDates(now, days)}.`,
  };
}

export function express24(conversation: Conversation): Answer {
  const { standardBusinessDays } = conversation.knowledge.facts.pricing.delivery;
  const base = express(conversation).text;
  return {
    text: `Las 24 horas son de camino y empiezan a contar cuando tu pieza está lista; no tenemos piezas para entrega el mismo día, porque las hacemos por encargo. ${base} Sin express son ${range(standardBusinessDays)} días hábiles.`,
  };
}

export function production({ knowledge }: Conversation): Answer {
  const { embroideryHours, standardBusinessDays } = knowledge.facts.pricing.delivery;
  return {
    text: `Solo el bordado toma ${embroideryHours} horas. El pedido completo lo entregamos en ${range(standardBusinessDays)} días hábiles.`,
  };
}

export function shippingCost({ knowledge }: Conversation): Answer {
  const { shippingEstimate } = knowledge.facts.pricing.delivery;
  return {
    text: `El envío normal cuesta cerca de ${knowledge.money(shippingEstimate)}, según tu ciudad. Lo pagas cuando recibes el paquete y no hace parte del total de la tienda.`,
  };
}

export function freeShipping(conversation: Conversation): Answer {
  return { text: `El envío no es gratis. ${shippingCost(conversation).text}` };
}

export function coverage(conversation: Conversation): Answer {
  const cost = conversation.knowledge.money(conversation.knowledge.facts.pricing.delivery.shippingEstimate);
  const text = conversation.knowledge.faqAnswer('envios-a-que-ciudades') ?? 'Enviamos a toda Colombia.';
  return { text: `${text} El envío normal cuesta cerca de ${cost}, según la ciudad, y lo pagas al recibir.` };
}

export function shippingAbroad(): Answer {
  return {
    text: 'Enviamos a toda Colombia; no tengo envíos a otros países entre mis datos. Si quieres, te paso con una persona para que lo revise.',
    pending: 'person',
  };
}

export function carrier(conversation: Conversation): Answer {
  return {
    text: `No tengo el nombre de la transportadora; te escribimos cuando tu paquete sale del taller. ${shippingCost(conversation).text}`,
  };
}
