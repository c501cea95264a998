const NAMES: Partial<Record<string, string>> = {
  BANK_TRANSFER: 'Transferencia bancaria',
  CARD: 'Tarjeta',
  NEQUI: 'Nequi',
  DAVIPLATA: 'Daviplata',
  BANCOLOMBIA_TRANSFER: 'Botón Bancolombia',
  BANCOLOMBIA_QR: 'QR Bancolombia',
};

/** How an order was paid, as people call it; what is not known keeps the provider's name. */
export function paymentMethodName(method: string): string {
  return NAMES[method] ?? method;
}
