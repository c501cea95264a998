import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';
import { rowsPart } from './order-parts.js';

export interface ContactMailFacts {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly dataConsent: boolean;
}

/** Mail to the shop with a message of the contact form; a reply goes to the shopper. */
export function contactMail(to: string, facts: ContactMailFacts): Mail {
  const { firstName, lastName, email, phone, message } = facts;
  const name = `${firstName} ${lastName}`;
  const consent = facts.dataConsent ? 'Sí' : 'No lo indicó';
  const letter = letterMail({
    to,
    id: `contact-${facts.id}`,
    replyTo: { name, address: email },
    subject: `Mensaje de ${name} desde la página`,
    preview: message,
    greeting: `${name} escribió desde el formulario de contacto.`,
    paragraphs: [message],
    parts: [
      rowsPart('Sus datos', [
        ['Correo', email],
        ['Teléfono', phone],
        ['Aceptó el tratamiento de datos', consent],
      ]),
    ],
    note: 'Responde este correo para escribirle.',
  });
  return { ...letter, isStrangers: true, digestEntry: `Mensaje de ${name} (${email}, ${phone}): ${message}` };
}
