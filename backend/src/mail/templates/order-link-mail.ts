import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';
import { greetingOf } from './greeting.js';

interface OrderLinkFacts {
  /** Id of this request. */
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly url: string;
  readonly hoursValid: number;
}

/** The link with which a customer corrects an order or asks for something in another browser than the one that paid. */
export function orderLinkMail({ id, number, name, email, url, hoursValid }: OrderLinkFacts): Mail {
  return letterMail({
    to: email,
    id: `open-order-${id}`,
    subject: `Tu enlace para el pedido ${number}`,
    preview: `Vence en ${hoursValid} horas y sirve una sola vez.`,
    greeting: greetingOf(name.split(/\s+/)[0] ?? ''),
    paragraphs: [
      `Con este enlace puedes ver y corregir los datos del pedido ${number} o pedir una devolución o la garantía. Vence en ${hoursValid} horas y sirve una sola vez.`,
    ],
    link: { text: 'Abrir mi pedido', url },
    note: 'Si no lo pediste, ignora este correo: sin el enlace nadie puede cambiar tu pedido.',
  });
}
