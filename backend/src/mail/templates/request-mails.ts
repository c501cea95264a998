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
  /** Last day for the money of a withdrawal, likewise; null for a guarantee. */
  readonly moneyBy: string | null;
  readonly to: string;
  readonly name: string;
}

/** `trackUrl` proves that its reader is the customer, so the shop's mail has none. */
type CustomerMailFacts = RequestMailFacts & { readonly trackUrl: string };

const KINDS = { withdrawal: 'Retracto', guarantee: 'Garantía' } as const;

const REPAIR = 'Reparamos la pieza gratis, con el transporte incluido.';

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
    paragraphs: [`Este correo es tu constancia. Te respondemos a más tardar ${facts.answerBy}.`, whatNext(facts)],
    parts: [factsPart(facts, OF_CUSTOMER)],
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
  const contradict =
    'Si no estás de acuerdo, responde este correo o acude a la Superintendencia de Industria y Comercio: www.sic.gov.co.';
  return letterMail({
    to: facts.to,
    id: `answer-request-${facts.id}`,
    subject,
    preview: answer,
    greeting: greetingOf(firstName(facts)),
    paragraphs: isAccepted
      ? [accepted(facts), answer]
      : [`Revisamos tu solicitud y esta vez no la aceptamos. Te contamos por qué:`, answer],
    parts: [factsPart(facts, OF_CUSTOMER)],
    link: { text: 'Ver mi pedido', url: facts.trackUrl },
    note: isAccepted ? 'Si tienes una pregunta, responde este correo.' : contradict,
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
    paragraphs: [
      `Llegó una solicitud de ${KINDS[facts.kind].toLowerCase()}. Respondan a más tardar ${facts.answerBy}.`,
      facts.moneyBy
        ? `Si la aceptan, digan a dónde enviar la pieza. El dinero se devuelve a más tardar ${facts.moneyBy}.`
        : 'Si la aceptan, digan cómo enviar la pieza.',
    ],
    parts: [factsPart(facts, OF_FAMILY)],
    link: { text: 'Responder en el panel', url: facts.panelUrl },
    note: 'La familia ya tiene su constancia.',
  });
}

/** What the customer does now, and when the money comes. */
function whatNext(facts: RequestMailFacts): string {
  if (facts.moneyBy === null) return `${REPAIR} En la respuesta te decimos cómo enviarla.`;
  const [keep, send, paid] = areSeveral(facts)
    ? ['Guarda las piezas como las recibiste', 'enviarlas', 'ellas']
    : ['Guarda la pieza como la recibiste', 'enviarla', 'ella'];
  return `${keep}: en la respuesta te decimos a dónde ${send}, y ese envío corre por tu cuenta. Te devolvemos todo lo que pagaste por ${paid} a más tardar ${facts.moneyBy}, por el medio que prefieras.`;
}

function accepted({ moneyBy }: RequestMailFacts): string {
  return moneyBy
    ? `Aceptamos tu solicitud. Tu dinero te llega a más tardar ${moneyBy}.`
    : `Aceptamos tu solicitud. ${REPAIR}`;
}

function areSeveral({ pieces }: RequestMailFacts): boolean {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0) > 1;
}

/** The names of the facts, for the customer and for the workshop. */
const OF_CUSTOMER = { title: 'Tu solicitud', kind: 'Solicitas', words: 'Tus palabras' } as const;
const OF_FAMILY = { title: 'La solicitud', kind: 'Solicita', words: 'Sus palabras' } as const;

function factsPart(facts: RequestMailFacts, names: typeof OF_CUSTOMER | typeof OF_FAMILY) {
  const { number, orderNumber, kind, pieces, words, createdAt } = facts;
  const what = pieces.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return rowsPart(names.title, [
    ['Número', number],
    ['Fecha y hora', MOMENT.format(createdAt)],
    ['Pedido', orderNumber],
    [names.kind, KINDS[kind]],
    ['Piezas', what],
    // A mail program would turn a domain name into a link.
    ...(words ? ([[names.words, textWithoutLink(words) ?? 'Quedaron guardadas con la solicitud']] as const) : []),
  ]);
}

function firstName({ name }: RequestMailFacts): string {
  return name.split(/\s+/)[0] ?? '';
}
