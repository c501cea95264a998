import { factTexts, kitTitle } from '../../../catalogue/index.js';
import { CSV_START, csvLine } from '../../../common/http/csv.js';
import { writtenPhone } from '../../../common/phone.js';
import { paymentMethodName } from '../../../common/payment-method-names.js';
import { bogotaDay } from '../../../common/time.js';
import { ORDER_STATUS_NAMES } from '../../../common/order-statuses.js';
import { groupByKit, type LineGroup } from '../../domain/kit-lines.js';
import type { Order } from '../../domain/order.js';
import { asListed } from '../../domain/restricted-order.js';

const COLUMNS: readonly [title: string, cell: (order: Order) => string | number][] = [
  ['Pedido', ({ number }) => number],
  ['Fecha', ({ createdAt }) => bogotaDay(createdAt)],
  ['Estado', ({ status }) => ORDER_STATUS_NAMES[status]],
  ['Nombre', ({ purchase }) => purchase.customer.name],
  ['Correo', ({ purchase }) => purchase.customer.email],
  ['Celular', ({ purchase }) => writtenPhone(purchase.customer.phone)],
  ['Dirección', ({ purchase }) => purchase.customer.shipping?.address ?? ''],
  ['Ciudad', ({ purchase }) => purchase.customer.shipping?.city ?? ''],
  ['Departamento', ({ purchase }) => purchase.customer.shipping?.department ?? ''],
  ['Piezas', ({ purchase }) => groupByKit(purchase.lines).map(groupText).join(', ')],
  [
    'Bordados',
    ({ purchase }) => purchase.lines.flatMap((line) => line.personalisation.personalization || []).join(', '),
  ],
  [
    'Diseños',
    ({ purchase }) => purchase.lines.map((line) => `${line.name}: ${factTexts(line).join(' · ')}`).join(' | '),
  ],
  ['Express', ({ isExpress }) => (isExpress ? 'Sí' : 'No')],
  ['Entrega desde', ({ delivery }) => delivery?.earliest ?? ''],
  ['Entrega hasta', ({ delivery }) => delivery?.latest ?? ''],
  ['Total', ({ purchase }) => purchase.finalTotal],
  ['Recibido', ({ money }) => money.received],
  ['Devuelto', ({ money }) => money.returned],
  ['Medio de pago', ({ currentPayment }) => paymentMethodName(currentPayment.method)],
  ['Transacción', ({ currentPayment }) => currentPayment.transactionId ?? ''],
];

/** Orders as a sheet, line by line. */
export async function* ordersCsv(orders: AsyncIterable<Order>): AsyncGenerator<string> {
  yield `${CSV_START}${csvLine(COLUMNS.map(([title]) => title))}`;
  for await (const order of orders) yield csvLine(COLUMNS.map(([, cell]) => cell(asListed(order))));
}

/** '1 × Kit de lujo de 7 piezas (Mochila Milano, Maleta Viajera)' */
function groupText({ isKit, lines }: LineGroup): string {
  const [{ quantity, name }] = lines;
  if (!isKit) return `${quantity} × ${name}`;
  return `${quantity} × ${kitTitle(lines.length)} (${lines.map((line) => line.name).join(', ')})`;
}
