import type { Mail } from '../mail-sender.port.js';
import { html } from './html.js';

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
  return {
    to,
    isStrangers: true,
    digestEntry: `Mensaje de ${name} (${email}, ${phone}): ${message}`,
    id: `contact-${facts.id}`,
    replyTo: { name, address: email },
    subject: `Mensaje de ${name} desde la página`,
    text: [
      `${name} escribió desde el formulario de contacto.`,
      '',
      message,
      '',
      `Correo: ${email}`,
      `Teléfono: ${phone}`,
      `Aceptó el tratamiento de datos: ${consent}`,
      '',
      'Responde a este correo para escribirle.',
    ].join('\n'),
    html: html`<p><strong>${name}</strong> escribió desde el formulario de contacto.</p>
      <blockquote>${message}</blockquote>
      <p>Correo: ${email}<br />Teléfono: ${phone}<br />Aceptó el tratamiento de datos: ${consent}</p>
      <p>Responde a este correo para escribirle.</p>`,
  };
}
