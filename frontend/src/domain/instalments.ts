import type { InstalmentDto } from '../api/orders.api';
import { formatCop } from '../shared/lib/format-cop';
import { dayAndMonth } from './day-and-month';

/**
 * The first of two instalments of a transfer: half, rounded up to whole pesos. The server uses the same formula; both are tested
 * with `docs/instalment-cases.json`.
 */
export function firstInstalmentOf(total: number): number {
  return Math.ceil(total / 2);
}

/** Returns 'el 9 de diciembre' for a date such as '2026-12-09'. */
export function describeDay(day: string): string {
  return `el ${dayAndMonth(day)}`;
}

/** Describes an instalment to the customer. */
export function describeInstalment({ state, payBy }: Pick<InstalmentDto, 'state' | 'payBy'>): string {
  if (state === 'paid') return 'Pagado';
  if (payBy) return `A más tardar ${describeDay(payBy)}`;
  return state === 'due' ? 'Por pagar' : 'Cuando tu pedido esté listo, antes del envío';
}

/** The next unpaid instalment; undefined when all are paid. */
export function nextInstalment<Part extends Pick<InstalmentDto, 'state'>>(
  instalments: readonly Part[],
): Part | undefined {
  return instalments.find(({ state }) => state !== 'paid');
}

/** What came of an amount that is not whole: `Recibimos $400.000. Faltan $45.000.` Undefined before the first payment. */
export function partReceived({ paid = 0, amountDue }: { paid?: number; amountDue: number }): string | undefined {
  return paid > 0 && amountDue > 0 ? `Recibimos ${formatCop(paid)}. Faltan ${formatCop(amountDue)}.` : undefined;
}
