/** The states of a payment as the provider reported them, in the words of the workshop. */
const STATES: Readonly<Record<string, string>> = {
  created: 'El proveedor no conoce ningún pago con esta referencia.',
  pending: 'El banco todavía no responde.',
  failed: 'El pago fue rechazado. La familia puede intentarlo otra vez.',
  approved: 'Está aprobado y tiene su pedido.',
  voided: 'El pago fue anulado.',
  mismatch: 'Sigue siendo otro monto u otra moneda: no se hizo el pedido.',
  expired: 'Venció sin pago.',
};

export function describePaymentState(state: string): string {
  return STATES[state] ?? state;
}
