const NAMES: Readonly<Partial<Record<string, string>>> = {
  BANK_TRANSFER: 'Transferencia bancaria',
  CARD: 'Tarjeta',
  PSE: 'PSE',
  NEQUI: 'Nequi',
  DAVIPLATA: 'Daviplata',
  BANCOLOMBIA_TRANSFER: 'Botón Bancolombia',
  BANCOLOMBIA_QR: 'QR Bancolombia',
};

/** The display name of a payment method, on receipts and staff screens; an unknown method keeps the provider's name. */
export function paymentMethodName(method: string): string {
  return NAMES[method] ?? method;
}
