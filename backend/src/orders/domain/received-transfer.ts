import { errorOf } from '../../common/domain-error.js';
import { contentHash } from '../../common/content-hash.js';
import type { Pesos } from '../../common/money.js';
import type { Payment } from './payment.js';

/** Money that arrived for an order by transfer: seen in the bank by staff, or paid online instead. */
export interface ReceivedTransfer {
  readonly amount: Pesos;
  /** The bank's, as it appears on the statement; of an online payment the provider's transaction id. */
  readonly reference: string;
  /** The online payment; missing for a transfer. */
  readonly payment?: Payment;
}

/** Equal for every spelling of a reference: case, blanks and dashes do not matter. Not personal data, so erased orders keep it. */
export function transferDigest(reference: string): string {
  return contentHash(reference.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || reference);
}

/**
 * Sums the transfers of an order and joins their references; undefined without any. A later one under the same reference, in
 * whatever spelling, corrects the amount of the earlier.
 */
export function totalReceived(transfers: readonly ReceivedTransfer[]): ReceivedTransfer | undefined {
  const different = [...new Map(transfers.map((transfer) => [transferDigest(transfer.reference), transfer])).values()];
  if (different.length === 0) return undefined;
  const amount = different.reduce((sum, next) => sum + next.amount, 0);
  return { amount, reference: different.map(({ reference }) => reference).join(', ') };
}

/** Throws when a part is missing, naming it. */
export function assertComplete(received: Partial<ReceivedTransfer> = {}): ReceivedTransfer {
  const { amount, reference } = received;
  if (amount && reference) return { amount, reference };
  throw errorOf(RECEIVED_MISSING, {
    ...(!amount && { 'received.amount': 'Escribe cuánto llegó' }),
    ...(!reference && { 'received.reference': 'Escribe la referencia de la transferencia' }),
  });
}

/** Throws when the reference is the transaction of an online payment, which counts already. */
export function assertNotOnline({ reference }: ReceivedTransfer, recorded: readonly ReceivedTransfer[]): void {
  const digest = transferDigest(reference);
  if (recorded.some((each) => each.payment && transferDigest(each.reference) === digest))
    throw errorOf(REFERENCE_REPEATED);
}

export const REFERENCE_REPEATED = [
  409,
  'order.reference_repeated',
  'Esa referencia ya está registrada en este pedido: cada transferencia tiene la suya.',
] as const;

export const RECEIVED_MISSING = [
  422,
  'order.received_missing',
  'Escribe cuánto llegó y la referencia de la transferencia.',
] as const;

export const RECEIVED_DIFFERS = [
  422,
  'order.received_differs',
  'Lo que llegó no es el total del pedido: explica la diferencia en la nota o espera el resto.',
] as const;

export const BALANCE_MISSING = [
  422,
  'order.balance_missing',
  'Falta el saldo de este pedido: regístralo antes de enviarlo, o explica en la nota por qué sale sin él.',
] as const;

export const REFERENCE_USED = [
  409,
  'order.reference_used',
  'Esa referencia ya confirmó el pedido SIG-7K2QXM. Si este pedido también se pagó con ella, explica en la nota por qué, sin nombrar el otro: la familia la lee.',
] as const;

export const RECEIVED_UNEXPECTED = [
  422,
  'order.received_unexpected',
  'Con este estado no se registra una transferencia.',
] as const;
