import type { InstalmentDto } from '../api/orders.api';

const dayAndMonth = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/**
 * The first of two instalments of a transfer: half, rounded up to whole pesos. The server calculates the same:
 * `docs/instalment-cases.json` is run by both.
 */
export function firstInstalmentOf(total: number): number {
  return Math.ceil(total / 2);
}

/** 'el 9 de diciembre' of a date such as '2026-12-09'. */
export function describeDay(day: string): string {
  return `el ${dayAndMonth.format(new Date(day))}`;
}

/** What there is to know of a part, in the shopper's words. */
export function describeInstalment({ state, payBy }: Pick<InstalmentDto, 'state' | 'payBy'>): string {
  if (state === 'paid') return 'Pagado';
  if (payBy) return `A más tardar ${describeDay(payBy)}`;
  return 'Cuando tu pedido esté listo, antes del envío';
}

/** The part that is to be paid next; undefined when everything is paid. */
export function nextInstalment<Part extends Pick<InstalmentDto, 'state'>>(
  instalments: readonly Part[],
): Part | undefined {
  return instalments.find(({ state }) => state !== 'paid');
}
