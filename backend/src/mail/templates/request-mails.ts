import { textWithoutLink } from '../../common/links.js';
import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';
import { rowsPart } from './order-parts.js';
import { greetingOf } from './greeting.js';

export interface RequestMailFacts {
  readonly id: string;
  /** `SOL-XXXXXX` */
  readonly number: string;
  readonly orderNumber: string;
  readonly kind: 'withdrawal' | 'guarantee';
  readonly pieces: readonly { readonly name: string; readonly quantity: number }[];
  /** '' for none. */
  readonly words: string;
  readonly createdAt: Date;
  /** 'el 9 de diciembre' */
  readonly answerBy: string;
  readonly to: string;
  readonly name: string;
}

/** `trackUrl` proves that its reader is the customer, so the shop's mail has none. */
type CustomerMailFacts = RequestMailFacts & { readonly trackUrl: string };

const KINDS = { withdrawal: 'Retracto', guarantee: 'Garantía' } as const;

const WHAT_NEXT = {
  withdrawal:
    'Envíanos la pieza como la recibiste; ese envío corre por tu cuenta. Te devolvemos todo lo que pagaste por ella en máximo 15 días calendario desde esta solicitud, por el medio que prefieras: si no nos lo dijiste, responde este correo.',
  guarantee: 'La reparamos gratis, con el transporte incluido. Te decimos cómo enviarla cuando te respondamos.',
} as const;

/** The sentence about the refund that follows an answer; '' when no money is due. */
const MONEY_DUE = {
  withdrawal: 'El dinero de un retracto se devuelve en máximo 15 días calendario desde la solicitud.',
  guarantee: '',
} as const;

const MOMENT = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** The dated receipt of a request, which the customer keeps as proof. */
export function requestReceiptMail(facts: CustomerMailFacts): Mail {
  return letterMail({
    to: facts.to,
    id: `request-${facts.id}`,
    subject: `Recibimos tu solicitud ${facts.number}`,
    preview: `Te respondemos a más tardar ${facts.answerBy}.`,
    greeting: greetingOf(firstName(facts)),
    paragraphs: [`Este correo es tu constancia. Te respondemos a más tardar ${facts.answerBy}.`, WHAT_NEXT[facts.kind]],
    parts: [factsPart(facts)],
    link: { text: 'Ver mi pedido', url: facts.trackUrl },
    note: 'Si tienes una pregunta, responde este correo con el número de la solicitud. También puedes acudir a la Superintendencia de Industria y Comercio: www.sic.gov.co.',
  });
}

/** The shop's answer to a request. */
export function requestAnswerMail({
  isAccepted,
  answer,
  ...facts
}: CustomerMailFacts & { readonly isAccepted: boolean; readonly answer: string }): Mail {
  const subject = isAccepted ? `Aceptamos tu solicitud ${facts.number}` : `Respondimos tu solicitud ${facts.number}`;
  return letterMail({
    to: facts.to,
    id: `answer-request-${facts.id}`,
    subject,
    preview: answer,
    greeting: greetingOf(firstName(facts)),
    paragraphs: [isAccepted ? 'Aceptamos tu solicitud.' : 'Esta vez no la aceptamos. Te contamos por qué:', answer],
    parts: [factsPart(facts)],
    link: { text: 'Ver mi pedido', url: facts.trackUrl },
    note: 'Si no estás de acuerdo, responde este correo o acude a la Superintendencia de Industria y Comercio: www.sic.gov.co.',
  });
}

/** Notifies the shop of a new request. */
export function requestShopMail(facts: RequestMailFacts & { readonly panelUrl: string }): Mail {
  return letterMail({
    to: facts.to,
    id: `shop-request-${facts.id}`,
    subject: `Solicitud por responder: ${facts.number}, pedido ${facts.orderNumber}`,
    preview: `Responde a más tardar ${facts.answerBy}.`,
    greeting: 'Hola:',
    paragraphs: [`Llegó una solicitud. Respondan a más tardar ${facts.answerBy}.`, MONEY_DUE[facts.kind]].filter(
      Boolean,
    ),
    parts: [factsPart(facts)],
    link: { text: 'Responder en el panel', url: facts.panelUrl },
    note: 'La familia ya tiene su constancia.',
  });
}

function factsPart({ number, orderNumber, kind, pieces, words, createdAt }: RequestMailFacts) {
  const what = pieces.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return rowsPart('Tu solicitud', [
    ['Número', number],
    ['Fecha y hora', MOMENT.format(createdAt)],
    ['Pedido', orderNumber],
    ['Solicitas', KINDS[kind]],
    ['Piezas', what],
    // A mail program would turn a domain name into a link.
    ...(words ? ([['Tus palabras', textWithoutLink(words) ?? 'Quedaron guardadas con la solicitud']] as const) : []),
  ]);
}

function firstName({ name }: RequestMailFacts): string {
  return name.split(/\s+/)[0] ?? '';
}
