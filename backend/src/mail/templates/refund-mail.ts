import { CURRENT_PROVIDER_NAME } from '../../common/payment-providers.js';
import { paymentMethodName } from '../../common/payment-method-names.js';
import { formatPesos, type Pesos } from '../../common/money.js';
import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';
import { rowsPart } from './order-parts.js';
import { greetingOf } from './greeting.js';

type RefundMailState = 'asked' | 'approved' | 'under_way' | 'done' | 'failed' | 'refused';
type RefundMailWay = 'card_void' | 'provider_panel' | 'bank_transfer';

export interface RefundMailFacts {
  readonly to: string;
  /** See `Mail.id`. */
  readonly id: string;
  readonly customerName: string;
  /** `SIG-XXXXXX` */
  readonly orderNumber: string;
  readonly amount: Pesos;
  /** `shipping`: what the customer paid the carrier on delivery. */
  readonly covers: 'order' | 'shipping';
  readonly state: RefundMailState;
  readonly way: RefundMailWay;
  /** Method of the payment, as the provider names it. */
  readonly method: string;
  /** Last day for the money: 'el 9 de diciembre'. */
  readonly dueOn: string;
  /** Note of staff for the customer; '' for none. */
  readonly note: string;
  /** Id of the bank or the provider; '' before the end. */
  readonly evidence: string;
  /** URL at which the customer enters the bank account; null when none is needed. */
  readonly accountUrl: string | null;
  readonly trackUrl: string;
}

/** Mail to the customer about a step of the refund. */
export function refundMail(facts: RefundMailFacts): Mail {
  const { to, id, customerName, orderNumber, amount, method, note, evidence, state, accountUrl, trackUrl } = facts;
  const [title, ...paragraphs] = textOf(facts);
  const rows: [string, string][] = [
    ['Pedido', orderNumber],
    ['Valor', formatPesos(amount)],
    ...(facts.covers === 'shipping' ? [] : ([['Pagaste con', paymentMethodName(method)]] as [string, string][])),
    ...(state === 'done' && evidence ? ([['Comprobante', evidence]] as [string, string][]) : []),
  ];
  const track = { text: 'Ver mi pedido', url: trackUrl };
  return letterMail({
    to,
    id,
    subject: `${title}: ${orderNumber}`,
    preview: paragraphs[0],
    greeting: greetingOf(customerName.split(/\s+/)[0] ?? ''),
    paragraphs: [...paragraphs, note, state === 'refused' ? DISAGREE : ''].filter(Boolean),
    parts: [rowsPart('Tu devolución', rows)],
    link: accountUrl ? { text: 'Escribir mi cuenta', url: accountUrl } : track,
    ...(accountUrl && { furtherLink: track }),
    note: 'Responde este correo si tienes alguna pregunta.',
  });
}

/** After the reason, which staff must write. */
const DISAGREE =
  'Si no estás de acuerdo, responde este correo. También puedes acudir a la Superintendencia de Industria y Comercio: www.sic.gov.co.';

type Text = readonly [title: string, first: string, ...more: string[]];

function textOf(facts: RefundMailFacts): Text {
  const amount = formatPesos(facts.amount) + (facts.covers === 'shipping' ? ' del envío' : '');
  switch (facts.state) {
    case 'asked':
      return [
        'Estamos revisando tu devolución',
        `Estamos revisando la devolución de ${amount} de tu pedido. A más tardar ${facts.dueOn} tienes nuestra respuesta y, si se aprueba, tu dinero.`,
      ];
    case 'approved':
      return approved(facts, amount);
    case 'under_way':
      return ['Tu devolución está en camino', ON_ITS_WAY[facts.way](amount)];
    case 'done':
      return [`Te devolvimos ${amount}`, DONE[facts.way](amount)];
    case 'failed':
      return [
        'Tu devolución se demora',
        `Todavía no pudimos devolverte ${amount}. Tu dinero no se pierde: lo hacemos por otro medio y te escribimos.`,
      ];
    case 'refused':
      return [
        'Revisamos tu devolución',
        `Revisamos la devolución de ${amount} de tu pedido y esta vez no la podemos hacer. Te contamos por qué:`,
      ];
  }
}

function approved({ way, dueOn, accountUrl }: RefundMailFacts, amount: string): Text {
  if (way === 'card_void')
    return [
      'Vamos a anular tu pago',
      `Le pedimos a ${CURRENT_PROVIDER_NAME} que anule tu pago con tarjeta de ${amount}. Te escribimos apenas lo haga: no tienes que hacer nada más.`,
    ];
  if (way === 'provider_panel')
    return [
      `Vamos a devolverte ${amount}`,
      `Le pedimos a ${CURRENT_PROVIDER_NAME} que te devuelva ${amount} por el mismo medio con el que pagaste. Lo tienes a más tardar ${dueOn}, y te escribimos cuando esté en camino.`,
    ];
  return accountUrl
    ? [
        'Dinos a qué cuenta te devolvemos',
        `Vamos a devolverte ${amount} por transferencia, a más tardar ${dueOn}. Escribe a qué cuenta en este enlace: es solo tuyo, sirve una vez y vence en 30 días.`,
      ]
    : [`Vamos a devolverte ${amount}`, `Vamos a devolverte ${amount} por transferencia, a más tardar ${dueOn}.`];
}

const ON_ITS_WAY: Readonly<Record<RefundMailWay, (amount: string) => string>> = {
  card_void: (amount) =>
    `${CURRENT_PROVIDER_NAME} recibió la anulación de tu pago de ${amount}. Te escribimos cuando la confirme.`,
  provider_panel: (amount) =>
    `${CURRENT_PROVIDER_NAME} ya tiene la devolución de ${amount}. Puede tardar hasta diez días hábiles en llegar al medio con el que pagaste.`,
  bank_transfer: (amount) =>
    `Enviamos ${amount} a tu cuenta. Según el banco, puede tardar hasta un día hábil en verse.`,
};

const DONE: Readonly<Record<RefundMailWay, (amount: string) => string>> = {
  card_void: (amount) =>
    `${CURRENT_PROVIDER_NAME} anuló tu pago de ${amount}. Si el cobro alcanzó a aparecer en tu extracto, tu banco lo retira en los días siguientes.`,
  provider_panel: (amount) => `${CURRENT_PROVIDER_NAME} devolvió ${amount} al medio con el que pagaste.`,
  bank_transfer: (amount) =>
    `Transferimos ${amount} a tu cuenta. Según el banco, puede tardar hasta un día hábil en verse.`,
};
