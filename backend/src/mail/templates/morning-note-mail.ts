import { describeDay } from '../../common/delivery.js';
import { formatPesos, type Pesos } from '../../common/money.js';
import type { Mail } from '../mail-sender.port.js';
import { html } from './html.js';
import { INK, type LetterPart, letterMail } from './letter.js';

/** The figures of the morning note. Days are those of Bogota. */
export interface MorningFacts {
  /** Date in Bogota: '2026-11-25'. */
  readonly today: string;
  /** Money that arrived yesterday. */
  readonly sold: Pesos;
  /** Orders whose last promised day is today. */
  readonly dueToday: number;
  /** Orders whose last promised day is over. */
  readonly overdue: number;
  /** All paid orders that have not left the workshop; the two before are among them. */
  readonly toMake: number;
  /** Orders that wait for their transfer. */
  readonly transfers: number;
  /** Payments that staff must look at, with orders in review. */
  readonly moneyToReview: number;
  /** Refunds that are not made yet. */
  readonly refunds: number;
  /** Those of them whose last day is over. */
  readonly lateRefunds: number;
  /** Withdrawals and guarantee claims of customers without an answer. */
  readonly requests: number;
  /** Those of them whose last day for the answer is over. */
  readonly lateRequests: number;
  /** The last day for the first of these answers: '2026-11-27'; null without any. */
  readonly firstRequestDay: string | null;
  /** Accepted withdrawals without a refund. */
  readonly unrefunded: number;
  /** Those of them whose last day for the money is over. */
  readonly lateUnrefunded: number;
  /** Photos of finished pieces that the customer has not answered. */
  readonly photosWaiting: number;
  /** Photos in which the customer saw an error. */
  readonly photosWithError: number;
  /** Questions of the last day that the bot did not understand, the most frequent first. */
  readonly misses: readonly { readonly question: string; readonly count: number }[];
  /** Scheduled changes that were not published, in words. */
  readonly stoppedChanges: readonly string[];
  /** Jobs that failed so often that they are not tried any more. */
  readonly failedJobs: number;
}

export interface MorningNoteMail extends MorningFacts {
  readonly to: string;
  /** Page of the panel; its lists are below it. */
  readonly panelUrl: string;
}

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Mail to the owner at seven in the morning. */
export function morningNoteMail(facts: MorningNoteMail): Mail {
  const sections = sectionsOf(facts).filter(({ lines }) => lines.length > 0);
  const isQuiet = sections.length === 0;
  const sold = facts.sold > 0 ? `Ayer entraron ${formatPesos(facts.sold)}.` : 'Ayer no entró dinero.';
  return letterMail({
    to: facts.to,
    id: `morning-note-${facts.today}`,
    subject: isQuiet ? 'Buenos días: nada pendiente por hoy' : `Buenos días: ${headline(facts)}`,
    preview: sold,
    greeting: 'Buenos días.',
    paragraphs: isQuiet ? [sold, 'No hay nada atrasado, ni dinero por revisar, ni preguntas sin respuesta.'] : [sold],
    parts: sections.map(partOf),
    link: { text: 'Abrir los pedidos', url: `${facts.panelUrl}/pedidos` },
    note: 'Este correo llega todos los días a las 7:00 de la mañana.',
  });
}

function headline({ dueToday, overdue, toMake }: MorningFacts): string {
  const parts = [
    dueToday > 0 && count(dueToday, 'pedido para hoy', 'pedidos para hoy'),
    overdue > 0 && count(overdue, 'atrasado', 'atrasados'),
  ].filter(Boolean);
  const others = toMake > 0 ? count(toMake, 'pedido por hacer', 'pedidos por hacer') : 'hay cosas por mirar';
  return parts.join(' y ') || others;
}

function sectionsOf(facts: MorningFacts): Section[] {
  const { misses, stoppedChanges, failedJobs } = facts;
  return [
    {
      title: 'Por hacer',
      lines: numbered(
        [facts.overdue, 'pedido atrasado', 'pedidos atrasados'],
        [facts.dueToday, 'pedido para hoy', 'pedidos para hoy'],
        [facts.toMake, 'pedido por hacer en total', 'pedidos por hacer en total'],
      ),
    },
    {
      title: 'Dinero',
      lines: numbered(
        [facts.moneyToReview, 'pago por revisar', 'pagos por revisar'],
        [facts.refunds, 'devolución por hacer', 'devoluciones por hacer'],
        [facts.lateRefunds, 'devolución con la fecha vencida', 'devoluciones con la fecha vencida'],
        [facts.transfers, 'transferencia por confirmar', 'transferencias por confirmar'],
      ),
    },
    { title: 'Solicitudes de las familias', lines: requestLines(facts) },
    {
      title: 'Fotos de piezas terminadas',
      lines: numbered(
        [facts.photosWithError, 'con un error que vio la familia', 'con un error que vio la familia'],
        [facts.photosWaiting, 'sin respuesta', 'sin respuesta'],
      ),
    },
    {
      title: 'Lo que el chatbot no entendió',
      lines: misses.map(({ question, count: times }) =>
        times > 1 ? `«${question}» (${times} veces)` : `«${question}»`,
      ),
    },
    { title: 'Cambios programados que no se publicaron', lines: stoppedChanges },
    {
      title: 'Sistema',
      lines: numbered([failedJobs, 'tarea falló y no se repite', 'tareas fallaron y no se repiten']),
    },
  ];
}

function requestLines({ unrefunded, lateUnrefunded, ...facts }: MorningFacts): string[] {
  const { requests, lateRequests, firstRequestDay } = facts;
  const accepted = numbered(
    [unrefunded, 'aceptada sin devolución', 'aceptadas sin devolución'],
    [lateUnrefunded, 'con el dinero vencido', 'con el dinero vencido'],
  );
  const lines = numbered(
    [requests, 'por responder', 'por responder'],
    [lateRequests, 'con la fecha vencida', 'con la fecha vencida'],
  );
  const verb = lateRequests > 0 ? 'venció' : 'vence';
  const first = firstRequestDay ? [`La primera ${verb} ${describeDay(firstRequestDay)}`] : [];
  return [...lines, ...first, ...accepted];
}

/** '2 pedidos atrasados' for each number that is not zero. */
function numbered(...lines: readonly (readonly [number, string, string])[]): string[] {
  return lines.filter(([number]) => number > 0).map(([number, one, many]) => count(number, one, many));
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function partOf({ title, lines }: Section): LetterPart {
  return {
    text: [`${title}:`, ...lines.map((line) => `- ${line}`)].join('\n'),
    html: `<p style="${INK};margin:0 0 16px">${[html`<strong>${title}</strong>`, ...lines.map((line) => html`${line}`)].join('<br>')}</p>`,
  };
}
