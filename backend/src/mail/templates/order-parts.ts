import { formatPesos, type Pesos } from '../../common/money.js';
import { colours } from './colours.gen.js';
import { html } from './html.js';
import { INK, type LetterPart, MUTED } from './letter.js';

/** An order line as a mail shows it. */
interface OrderLineFacts {
  readonly name: string;
  readonly quantity: number;
  /** Price of one piece. */
  readonly price: Pesos;
  readonly breakdown: readonly { readonly label: string; readonly amount: Pesos }[];
  /** Id of its picture within the mail; missing for a piece that is not drawn. */
  readonly picture?: string;
  /** What it is made with, one text each: `Bordado: Sofía`, `Hilo crema, como en la imagen`. */
  readonly details: readonly string[];
  /** The customer's request to the workshop; '' for none. */
  readonly request: string;
  /** Heading above the first piece of a kit: its name, and the price of one kit. */
  readonly kit?: { readonly title: string; readonly price: Pesos };
  /** A piece of a kit stands below its heading, a little to the right. */
  readonly isInKit?: boolean;
}

/** A part of what an order by transfer costs. */
interface OrderInstalment {
  readonly amount: Pesos;
  /** The customer writes it into the transfer. */
  readonly reference: string;
  readonly state: 'due' | 'waiting' | 'paid';
  /** 'el 9 de diciembre'; null when there is no last day. */
  readonly payBy: string | null;
}

/** Facts that both mails about an order contain. */
export interface OrderFacts {
  /** `SIG-XXXXXX` */
  readonly number: string;
  readonly createdAt: Date;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  /** One line; '' when it is not known yet. */
  readonly address: string;
  readonly lines: readonly OrderLineFacts[];
  /** Whether the pieces have the right of withdrawal, once for all of them. */
  readonly withdrawal: string;
  /** Products whose name was left for later and is still missing. */
  readonly nameless: readonly string[];
  /** All of it is made by the express service. */
  readonly isExpress: boolean;
  /** Promised delivery: 'entre el 9 y el 16 de diciembre'; null before the payment and under review. */
  readonly delivery: string | null;
  /** Before the discount. */
  readonly total: Pesos;
  readonly discountCode: string | null;
  readonly discountAmount: Pesos;
  readonly finalTotal: Pesos;
  /** The parts of an order by transfer: one or two; none for any other payment. */
  readonly instalments: readonly OrderInstalment[];
  /** The amount that can be paid now; 0 when nothing is owed. */
  readonly due: Pesos;
  /** The amount received: a confirmed transfer may differ from the total. */
  readonly paid: Pesos;
  /** What came beyond what it costs and is to be given back; 0 for none. */
  readonly excess: Pesos;
  /** As the provider names it, or `BANK_TRANSFER`. */
  readonly paymentMethod: string;
  readonly transactionId: string | null;
}

const RULE = `border-top:1px dashed ${colours['thread-light']}`;
const HEADING = `color:${colours['text-title']};font:400 20px/1.3 Georgia,'Times New Roman',serif;margin:32px 0 12px`;
const PICTURE = 'display:block;width:120px;height:120px;margin:0 0 8px;border-radius:4px';
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse"';

const DAY = new Intl.DateTimeFormat('es-CO', { timeZone: 'America/Bogota', dateStyle: 'long' });

/** The day as people in the shop's country read it. */
export function dayOf(moment: Date): string {
  return DAY.format(moment);
}

const MOMENT = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

/** '29 de noviembre a las 3:15 p. m.', in the shop's country. */
export function momentOf(moment: Date): string {
  return MOMENT.format(moment);
}

/** Facts with their names, one a row. */
export function rowsPart(title: string, rows: readonly (readonly [name: string, fact: string])[]): LetterPart {
  const cells = rows.map(
    ([name, fact]) =>
      html`<tr>
        <td style="${MUTED};${RULE};padding:8px 16px 8px 0;vertical-align:top;width:34%">${name}</td>
        <td style="${INK};${RULE};padding:7px 0;vertical-align:top;word-break:break-word">${fact}</td>
      </tr>`,
  );
  return {
    text: [title, ...rows.map(([name, fact]) => `${name}: ${fact}`)].join('\n'),
    html: `${html`<h2 style="${HEADING}">${title}</h2>`}<table ${TABLE}>${cells.join('')}</table>`,
  };
}

/** One piece with its picture and what it is made with. */
export function piecePart(title: string, picture: string | undefined, details: readonly string[]): LetterPart {
  return {
    text: [title, ...details.map((it) => `    ${it}`)].join('\n'),
    html: `${html`<h2 style="${HEADING}">${title}</h2>`}${picture ? pictureOf(picture) : ''}${html`<p style="${MUTED};margin:0">${details.join('\n')}</p>`}`,
  };
}

function pictureOf(id: string): string {
  return html`<img src="cid:${id}" alt="" width="120" height="120" style="${PICTURE}" />`;
}

/** The lines of an order with their details and prices; `notice` is below them. */
export function linesPart(title: string, { lines, ...order }: OrderFacts, notice = ''): LetterPart {
  const blocks = lines.map((line) => ({
    head: `${line.quantity} × ${line.name}`,
    price: formatPesos(line.price * line.quantity),
    indent: line.isInKit ? '    ' : '',
    picture: line.picture,
    kit: line.kit && {
      head: `${line.quantity} × ${line.kit.title}`,
      price: formatPesos(line.kit.price * line.quantity),
    },
    details: detailsAndPrices(line),
  }));
  const rows = blocks.map(
    ({ head, price, details, indent, kit, picture }) =>
      (kit ? kitRow(kit) : '') +
      html`<tr>
        <td style="${INK};${RULE};padding:12px 12px 12px ${indent ? '16px' : '0'};vertical-align:top">
       ` +
      (picture ? pictureOf(picture) : '') +
      unbroken(html`<strong>${head}</strong><br /><span style="${MUTED}">${details.join('\n')}</span>`) +
      html`
        </td>
        <td style="${INK};${RULE};padding:12px 0;vertical-align:top;text-align:right;white-space:nowrap">${price}</td>
      </tr>`,
  );
  const totals = sums(order).map(
    ([label, amount]) =>
      html`<tr>
        <td style="${INK};${RULE};padding:8px 0">${label}</td>
        <td style="${INK};${RULE};padding:8px 0;text-align:right;white-space:nowrap"><strong>${amount}</strong></td>
      </tr>`,
  );
  const texts = blocks.map(({ head, price, details, indent, kit }) =>
    [
      ...(kit ? [`${kit.head}: ${kit.price}, con estas piezas:`] : []),
      `${indent}${head}: ${price}`,
      ...details.map((it) => `${indent}    ${it}`),
    ].join('\n'),
  );
  return {
    text: [title, ...texts, ...sums(order).map((sum) => sum.join(': ')), notice].filter(Boolean).join('\n'),
    html: `${html`<h2 style="${HEADING}">${title}</h2>`}<table ${TABLE}>${[...rows, ...totals].join('')}</table>${notice && html`<p style="${MUTED};margin:12px 0 0">${notice}</p>`}`,
  };
}

/** A narrow window would put the minus and the amount on two lines. */
function unbroken(page: string): string {
  return page.replaceAll(/−\$[\d.]+/g, '<span style="white-space:nowrap">$&</span>');
}

/** What a line is made with, and what it costs: what has a price is said once, and a price of one line is the one beside the name. */
function detailsAndPrices({ details, breakdown }: OrderLineFacts): string[] {
  const paid = breakdown.filter(({ amount }) => amount !== 0);
  if (paid.length < 2) return [...details];
  return [
    ...details.filter((detail) => !paid.some(({ label }) => label === detail)),
    ...paid.map(({ label, amount }) => `${label}: ${formatPesos(amount)}`),
  ];
}

/** The heading of a kit; its price is that of the pieces below it. */
function kitRow({ head, price }: { readonly head: string; readonly price: string }): string {
  return html`<tr>
    <td style="${INK};${RULE};padding:16px 12px 4px 0"><strong>${head}</strong></td>
    <td style="${INK};${RULE};padding:16px 0 4px;text-align:right;white-space:nowrap"><strong>${price}</strong></td>
  </tr>`;
}

function sums({ total, discountCode, discountAmount, finalTotal }: Omit<OrderFacts, 'lines'>): [string, string][] {
  if (!discountCode) return [['Total', formatPesos(finalTotal)]];
  return [
    ['Subtotal', formatPesos(total)],
    [`Descuento ${discountCode}`, formatPesos(-discountAmount)],
    ['Total', formatPesos(finalTotal)],
  ];
}
