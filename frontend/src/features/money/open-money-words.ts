import type { MoneyOutcome, OpenMoneyDto, OpenMoneyReason } from '../../api/money.api';
import { formatCop } from '../../shared/lib/format-cop';

/** Why the money waits, and what to do; `provider` is its name. */
export const REASONS: Readonly<Record<OpenMoneyReason, (provider: string) => string>> = {
  amount: () => 'Llegó otro valor que el que pedimos, así que no se hizo el pedido.',
  unknown_reference: (provider) =>
    `La tienda no conoce este pago. Puede ser de antes de recuperar una copia, o hecho en el panel de ${provider}.`,
  order_closed: () => 'Pagaron un pedido que se está devolviendo, ya se devolvió o se borró.',
  provider_differs: (provider) =>
    `${provider} ya no muestra este pago como lo registramos. El pedido está parado hasta que decidas.`,
  undecided: () => 'El banco lleva más de tres días sin decidir este pago: todavía no es dinero. Preguntamos cada día.',
  second_payment: () => 'Pagaron dos veces las mismas piezas. El segundo pago quedó en un pedido aparte, sin hacer.',
  late_payment: () => 'Pagaron cuando el plazo ya había pasado. El pago quedó en un pedido sin hacer.',
  excess: () => 'Este pedido recibió más de lo que vale, o terminó con dinero adentro.',
};

/** The buttons. Money that is no longer there can only leave the list. */
export function outcomeLabel(outcome: MoneyOutcome, { reason, status }: OpenMoneyDto): string {
  if (outcome === 'order') return reason === 'provider_differs' ? 'El pago sí está' : 'Es de este pedido';
  if (outcome === 'new_order') return reason === 'amount' ? 'Hacer un pedido' : 'Hacer también este pedido';
  if (outcome === 'give_back') return 'Devolver';
  if (reason === 'provider_differs') return 'El pago no está';
  return status === 'APPROVED' ? 'No es nuestro' : 'Quitar de la lista';
}

/** Money of the provider may have cents, and another currency. */
export function amountInWords({ amount, currency }: Pick<OpenMoneyDto, 'amount' | 'currency'>): string {
  const cents = Math.round(amount * 100) % 100;
  const words = cents === 0 ? formatCop(amount) : `${formatCop(Math.trunc(amount))},${String(cents).padStart(2, '0')}`;
  return currency === 'COP' ? words : `${words} ${currency}`;
}
