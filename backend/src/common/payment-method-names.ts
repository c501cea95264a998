/**
 * The payment methods as people read them. Ids are the provider's, but for the shop's own `BANK_TRANSFER` and `FREE`, of an order
 * without money to pay. The pages get a generated copy (`npm run openapi`).
 */
export const PAYMENT_METHOD_NAMES: Readonly<Partial<Record<string, string>>> = {
  BANK_TRANSFER: 'Transferencia bancaria',
  FREE: 'Sin costo por tu código',
  CARD: 'Tarjeta',
  PSE: 'PSE',
  NEQUI: 'Nequi',
  DAVIPLATA: 'Daviplata',
  BANCOLOMBIA_TRANSFER: 'Botón Bancolombia',
  BANCOLOMBIA_QR: 'QR Bancolombia',
};

/** An unknown method keeps the provider's id. */
export function paymentMethodName(method: string): string {
  return PAYMENT_METHOD_NAMES[method] ?? method;
}
