import type { InstalmentDto } from '../api/orders.api';
import { dayAndMonth } from './day-and-month';

/**
 * The first of two instalments of a transfer: half, rounded up to whole pesos. The server calculates the same:
 * `docs/instalment-cases.json` is run by both.
 */
export function firstInstalmentOf(total: number): number {
  return Math.ceil(total / 2);
}

/** 'el 9 de diciembre' of a date such as '2026-12-09'. */
export function describeDay(day: string): string {
  return `el ${dayAndMonth(day)}`;
}

/** What there is to know of a part, in the shopper's words. */
export function describeInstalment({ state, payBy }: Pick<InstalmentDto, 'state' | 'payBy'>): string {
  if (state === 'paid') return 'Pagado';
  if (payBy) return `A más tardar ${describeDay(payBy)}`;
  return state === 'due' ? 'Por pagar' : 'Cuando tu pedido esté listo, antes del envío';
}

/** What arrived of an order, in pesos: everything, unless it is paid in parts. */
export function paidOf({ total, instalments }: { total: number; instalments: readonly InstalmentDto[] }): number {
  const paid = instalments.filter(({ state }) => state === 'paid');
  return instalments.length === 0 ? total : paid.reduce((sum, { amount }) => sum + amount, 0);
}

/** The part that is to be paid next; undefined when everything is paid. */
export function nextInstalment<Part extends Pick<InstalmentDto, 'state'>>(
  instalments: readonly Part[],
): Part | undefined {
  return instalments.find(({ state }) => state !== 'paid');
}
