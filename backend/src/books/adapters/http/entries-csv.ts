import { CSV_START, csvLine } from '../../../common/http/csv.js';
import { CURRENCY } from '../../../common/money.js';
import { paymentMethodName } from '../../../common/payment-method-names.js';
import { PAYMENT_PROVIDERS } from '../../../common/payment-providers.js';
import { bogotaDay } from '../../../common/time.js';
import type { EntryKind } from '../../../money/index.js';
import type { BookEntry } from '../../application/book-records.port.js';
import { sheetAmounts } from '../../domain/books.js';

const KIND_WORDS: Readonly<Record<EntryKind, string>> = {
  payment: 'Pago recibido',
  reversal: 'Pago corregido o anulado',
  refund: 'Devolución',
  payout: 'Consignación del proveedor',
  fee: 'Comisión del proveedor',
};

/** Ways of refunds. */
const WAY_WORDS: Readonly<Partial<Record<string, string>>> = {
  card_void: 'Anulación de la tarjeta',
  provider_panel: 'Panel del proveedor',
  bank_transfer: 'Transferencia bancaria',
};

const COLUMNS: readonly [title: string, cell: (entry: BookEntry) => string | number][] = [
  ['Fecha del movimiento', ({ movedAt }) => bogotaDay(movedAt)],
  ['Fecha de registro', ({ at }) => bogotaDay(at)],
  ['Tipo', (entry) => kindOf(entry)],
  ['Pedido', ({ order }) => order?.number ?? ''],
  ['Cliente', ({ order, payer }) => order?.customer ?? payer],
  ['Medio', ({ method }) => WAY_WORDS[method] ?? paymentMethodName(method)],
  ['Proveedor', ({ provider }) => (provider ? PAYMENT_PROVIDERS[provider].name : '')],
  ['Transacción o referencia', (entry) => proofOf(entry)],
  ['Valor', (entry) => sheetAmounts(entry).gross],
  ['Comisión', (entry) => sheetAmounts(entry).fee],
  ['Neto', (entry) => sheetAmounts(entry).net],
  ['Registró', ({ actor }) => actor],
  ['Consignado por el proveedor', (entry) => sheetAmounts(entry).deposited],
];

/** Entries as a sheet, line by line. The sum of 'Neto' is the net of the same days in the panel. */
export async function* entriesCsv(entries: AsyncIterable<BookEntry>): AsyncGenerator<string> {
  yield `${CSV_START}${csvLine(COLUMNS.map(([title]) => title))}`;
  for await (const entry of entries) yield csvLine(COLUMNS.map(([, cell]) => cell(entry)));
}

/** 'Devolución de envío', 'Pago recibido (USD 20)' */
function kindOf({ kind, covers, currency, amount }: BookEntry): string {
  const foreign = currency === CURRENCY ? '' : ` (${currency} ${amount})`;
  return `${KIND_WORDS[kind]}${covers === 'shipping' ? ' de envío' : ''}${foreign}`;
}

/** The bank's reference of money from bank to bank and of a payout, the provider's transaction of the others. */
function proofOf({ kind, transactionId, reference, evidence }: BookEntry): string {
  if (kind === 'payout' || kind === 'fee') return reference ?? '';
  return transactionId ?? ((kind === 'refund' ? evidence : reference) || '');
}
