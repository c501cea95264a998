/** The errors of the ledger, as `@ApiErrors(…)` documents them. */

export const REFERENCE_USED = [
  409,
  'order.reference_used',
  'Esa referencia ya está registrada en el pedido SIG-7K2QXM. Si una sola transferencia pagó los dos, escríbela con «-2» al final.',
] as const;

export const EVIDENCE_USED = [
  409,
  'refund.evidence_used',
  'Ese comprobante ya es de otra devolución: cada devolución tiene el suyo.',
] as const;

export const EXCEEDS_HELD = [409, 'money.exceeds_held', 'Es más de lo que la tienda tiene de este pedido.'] as const;

export const ENTRY_UNKNOWN = [404, 'money.entry_not_found', 'No encontramos este movimiento de dinero.'] as const;

export const ENTRY_REVERSED = [409, 'money.reversed', 'Este pago ya se corrigió o lo anuló el proveedor.'] as const;

export const NO_PAYMENT = [409, 'money.no_payment', 'Solo se corrige un pago que llegó.'] as const;

export const HAS_ORDER = [409, 'money.has_order', 'Este dinero ya es de un pedido.'] as const;

export const AMOUNT_INVALID = [
  422,
  'money.amount_invalid',
  'Escribe un valor en pesos, sin centavos y mayor que cero.',
] as const;

export const ALLOWANCE_TOO_MUCH = [
  422,
  'money.allowance_too_much',
  'Es más de lo que falta por pagar de este pedido.',
] as const;
