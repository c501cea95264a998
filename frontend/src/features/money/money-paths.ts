/** The money of today, with what waits. */
export const MONEY_PATH = '/panel/dinero';
/** Money that has no order yet. */
export const OPEN_MONEY_PATH = '/panel/dinero/sin-pedido';
/** The comparisons with the payment provider. */
export const RECONCILIATION_PATH = '/panel/dinero/conciliacion';
/** The bank's statement beside the books. */
export const STATEMENT_PATH = '/panel/dinero/extracto';
/** Every movement of money. */
export const LEDGER_PATH = '/panel/libro';
/** A month of the books. */
export const MONTH_PATH = '/panel/mes';

/** `/panel/mes/2026-11` */
export function monthPath(month: string): string {
  return `${MONTH_PATH}/${month}`;
}
