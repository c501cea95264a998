import type { CheckedStatementDto } from '../../api/money.api';
import { formatCop } from '../../shared/lib/format-cop';

type Differing = CheckedStatementDto['differing'][number];

/** A movement of the bank that can be written down. */
export type DepositRow = Differing & {
  bank: NonNullable<Differing['bank']>;
  deposit: NonNullable<Differing['deposit']>;
};

export const isWithDeposit = (row: Differing): row is DepositRow => row.bank !== null && row.deposit !== null;

/** What each movement is (`whatField`), with the number of another order or the fee. */
export type DepositValues = Record<string, string>;

export const whatField = (line: number) => `what-${line}`;
export const numberField = (line: number) => `number-${line}`;
export const feeField = (line: number) => `fee-${line}`;

/** As `PayoutDialog` takes it. */
const PESOS = /^\d{1,3}(?:\.?\d{3})*$/;

/** A movement that will be written down. */
export type PlannedDeposit = { row: DepositRow } & (
  | { what: 'order' }
  | { what: 'other'; number: string }
  | { what: 'payout'; fee: number }
);

/** Those with a proposal first; otherwise as in the file. */
export function surestFirst(rows: readonly DepositRow[]): DepositRow[] {
  const isSure = ({ deposit: { order, isPayout } }: DepositRow) => order !== null || isPayout;
  return [...rows.filter(isSure), ...rows.filter((row) => !isSure(row))];
}

/** What is certain is chosen already: an order by its number that still owes, and the provider by its name. */
export function depositValues(rows: readonly DepositRow[]): DepositValues {
  return Object.fromEntries(
    rows.flatMap(({ bank: { line }, deposit: { order, by, isPayout } }) => [
      [whatField(line), by === 'number' && order!.owed > 0 ? 'order' : isPayout ? 'payout' : ''],
      [numberField(line), ''],
      [feeField(line), ''],
    ]),
  );
}

export function depositErrors(values: DepositValues, rows: readonly DepositRow[]): Partial<DepositValues> {
  const errors: Partial<DepositValues> = {};
  for (const {
    bank: { line },
  } of rows) {
    const [what, number, fee] = [whatField, numberField, feeField].map((field) => values[field(line)]?.trim() ?? '');
    if (what === 'other' && !number) errors[numberField(line)] = 'Escribe el número del pedido, por ejemplo SIG-7K2QXM';
    if (what === 'payout' && !fee) errors[feeField(line)] = 'Escribe cuánto se quedó, o 0';
    else if (what === 'payout' && !PESOS.test(fee!)) errors[feeField(line)] = 'Escribe el valor en pesos, sin centavos';
  }
  return errors;
}

/** The movements that are to be written down, in the order of the file. */
export function depositsOf(values: DepositValues, rows: readonly DepositRow[]): PlannedDeposit[] {
  return rows.flatMap((row): PlannedDeposit[] => {
    const { line } = row.bank;
    const what = values[whatField(line)];
    if (what === 'order') return [{ row, what }];
    if (what === 'other') return [{ row, what, number: values[numberField(line)]!.trim() }];
    if (what === 'payout') return [{ row, what, fee: Number(values[feeField(line)]!.replace(/\D/g, '')) }];
    return [];
  });
}

/** What the button will do, in a sentence. */
export function summaryOf(planned: readonly PlannedDeposit[]): string {
  if (planned.length === 0) return 'Todavía no escoges ninguno.';
  const sum = formatCop(planned.reduce((all, { row }) => all + row.bank.amount, 0));
  const what =
    planned.length === 1 ? `Se anota 1 movimiento de ${sum}.` : `Se anotan ${planned.length} movimientos por ${sum}.`;
  const isMailed = planned.some((each) => each.what !== 'payout');
  return isMailed ? `${what} A cada familia le llega un correo.` : what;
}
