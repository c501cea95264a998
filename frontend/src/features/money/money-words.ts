import type { BookEntryDto, EntryKind } from '../../api/money.api';
import { paymentMethodName } from '../../domain/payment-methods';
import { showDay } from '../../shared/lib/moments';

/** Kinds of entries in the words of the workshop. */
export const KIND_WORDS: Readonly<Record<EntryKind, string>> = {
  payment: 'Pago recibido',
  reversal: 'Pago corregido o anulado',
  refund: 'Devolución',
  payout: 'Consignación de la pasarela',
  fee: 'Comisión de la pasarela',
};

/** Ways of refunds. */
const WAY_WORDS: Readonly<Partial<Record<string, string>>> = {
  card_void: 'Anulación de la tarjeta',
  provider_panel: 'Panel de la pasarela',
  bank_transfer: 'Transferencia bancaria',
};

/** 'Devolución de envío' */
export function kindOf({ kind, covers }: Pick<BookEntryDto, 'kind' | 'covers'>): string {
  return covers === 'shipping' ? `${KIND_WORDS[kind]} de envío` : KIND_WORDS[kind];
}

export function methodOf(method: string): string {
  return WAY_WORDS[method] ?? paymentMethodName(method);
}

/** 'la tienda', 'la pasarela', or the email of a person. */
export function actorOf(actor: string): string {
  return actor === 'shop' ? 'la tienda' : actor === 'provider' ? 'la pasarela' : actor;
}

const MONTH = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** 'noviembre de 2026' */
export function monthName(month: string): string {
  return MONTH.format(new Date(`${month}-15T12:00:00Z`));
}

/** The month some months later, or with a negative number earlier: '2026-11'. */
export function monthLater(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** '1 pedido', '3 pedidos' */
export function orders(count: number): string {
  return count === 1 ? '1 pedido' : `${count} pedidos`;
}

/** '28 nov 2026', for a day of the API. */
export function dayName(day: string): string {
  return showDay(`${day}T12:00:00-05:00`);
}
