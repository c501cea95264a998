import { errorOf } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';

/** A transfer that staff saw in the bank. */
export interface ReceivedTransfer {
  readonly amount: Pesos;
  /** The bank's, as it appears on the statement. */
  readonly reference: string;
  /** When the bank says that it arrived; missing for now. */
  readonly movedAt?: Date;
}

/** Throws when a part is missing, naming it. */
export function assertComplete(received: Partial<ReceivedTransfer> = {}): ReceivedTransfer {
  const { amount, reference, movedAt } = received;
  if (typeof amount === 'number' && reference) return { amount, reference, movedAt };
  throw errorOf(RECEIVED_MISSING, {
    ...(typeof amount !== 'number' && { 'received.amount': RECEIVED_FIELDS['received.amount'] }),
    ...(!reference && { 'received.reference': RECEIVED_FIELDS['received.reference'] }),
  });
}

/** Whether money may still come for an order: not after its erasure, nor once its money is given back. */
export function isOpenToMoney(order: { readonly isRefunding: boolean; readonly anonymisedAt: Date | null }): boolean {
  return !order.isRefunding && order.anonymisedAt === null;
}

export const RECEIVED_FIELDS = {
  'received.amount': 'Escribe cuánto llegó',
  'received.reference': 'Escribe la referencia de la transferencia',
};

export const REFERENCE_REPEATED = [
  409,
  'order.reference_repeated',
  'Esa referencia ya está registrada en este pedido: cada transferencia tiene la suya.',
] as const;

export const TAKES_NO_MONEY = [
  409,
  'order.takes_no_money',
  'Este pedido ya no recibe pagos: su dinero se devolvió o se está devolviendo.',
] as const;

export const RECEIVED_MISSING = [
  422,
  'order.received_missing',
  'Escribe cuánto llegó y la referencia de la transferencia.',
] as const;

export const BALANCE_MISSING = [
  422,
  'order.balance_missing',
  'Falta el saldo de este pedido: regístralo antes de enviarlo, o explica en la nota por qué sale sin él.',
] as const;

export const RECEIVED_UNEXPECTED = [
  422,
  'order.received_unexpected',
  'Con este estado no se registra una transferencia.',
] as const;

export const RECEIVED_TOO_MUCH = [
  422,
  'order.received_too_much',
  'Es más del doble de lo que cuesta el pedido: revisa el valor.',
] as const;

export const MOVED_AT_WRONG = [
  422,
  'order.moved_at_wrong',
  'La fecha de la transferencia no puede ser futura ni anterior al pedido.',
] as const;
