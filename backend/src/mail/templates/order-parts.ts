import { formatPesos, type Pesos } from '../../common/money.js';
import { html } from './html.js';

/** A line of an order as a mail shows it. */
interface OrderedItem {
  readonly name: string;
  readonly quantity: number;
  /** Of one piece. */
  readonly price: Pesos;
  readonly breakdown: readonly { readonly label: string; readonly amount: Pesos }[];
  /** What is made for this shopper: `Nombre: Sofía`. */
  readonly details: readonly string[];
}

/** What both mails about an order tell. */
export interface OrderFacts {
  /** `SIG-XXXXXX` */
  readonly number: string;
  readonly createdAt: Date;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  /** One line; '' when it is not known yet. */
  readonly address: string;
  readonly items: readonly OrderedItem[];
  /** Before the discount. */
  readonly total: Pesos;
  readonly discountCode: string | null;
  readonly discountAmount: Pesos;
  readonly finalTotal: Pesos;
  /** As the provider names it, or `BANK_TRANSFER`. */
  readonly paymentMethod: string;
  readonly transactionId: string | null;
}

const METHODS: Partial<Record<string, string>> = {
  BANK_TRANSFER: 'Transferencia bancaria',
  CARD: 'Tarjeta',
  BANCOLOMBIA_TRANSFER: 'Botón Bancolombia',
  NEQUI: 'Nequi',
};

export function methodName(method: string): string {
  return METHODS[method] ?? method;
}

const DAY = new Intl.DateTimeFormat('es-CO', { timeZone: 'America/Bogota', dateStyle: 'long' });

/** The day as people in the shop's country read it. */
export function dayOf(moment: Date): string {
  return DAY.format(moment);
}

export function itemsText({ items, ...order }: OrderFacts): string {
  const lines = items.flatMap(({ name, quantity, price, breakdown, details }) => [
    `${quantity} × ${name}: ${formatPesos(price * quantity)}`,
    ...breakdown.map(({ label, amount }) => `    ${label}: ${formatPesos(amount)}`),
    ...details.map((detail) => `    ${detail}`),
  ]);
  return [...lines, ...sums(order).map(([label, amount]) => `${label}: ${amount}`)].join('\n');
}

export function itemsHtml({ items, ...order }: OrderFacts): string {
  const rows = items.map(
    ({ name, quantity, price, breakdown, details }) =>
      html`<tr>
        <td style="padding:8px 0;vertical-align:top">
          <strong>${String(quantity)} × ${name}</strong><br /><small
            >${[...breakdown.map(({ label, amount }) => `${label}: ${formatPesos(amount)}`), ...details].join(
              '\n',
            )}</small
          >
        </td>
        <td style="padding:8px 0;text-align:right;vertical-align:top">${formatPesos(price * quantity)}</td>
      </tr>`,
  );
  const totals = sums(order).map(
    ([label, amount]) =>
      html`<tr>
        <td style="padding:4px 0">${label}</td>
        <td style="padding:4px 0;text-align:right">${amount}</td>
      </tr>`,
  );
  return `<table role="presentation" style="width:100%;max-width:560px;border-collapse:collapse">${[...rows, ...totals].join('')}</table>`;
}

function sums({ total, discountCode, discountAmount, finalTotal }: Omit<OrderFacts, 'items'>): [string, string][] {
  if (!discountCode) return [['Total', formatPesos(finalTotal)]];
  return [
    ['Subtotal', formatPesos(total)],
    [`Descuento ${discountCode}`, formatPesos(-discountAmount)],
    ['Total', formatPesos(finalTotal)],
  ];
}
