const NAMES: Partial<Record<string, string>> = {
  BANK_TRANSFER: 'Transferencia bancaria',
  CARD: 'Tarjeta',
  PSE: 'PSE',
  NEQUI: 'Nequi',
  DAVIPLATA: 'Daviplata',
  BANCOLOMBIA_TRANSFER: 'Botón Bancolombia',
  BANCOLOMBIA_QR: 'QR Bancolombia',
};

/** How an order was paid, in words; an unknown method keeps the provider's name. Mails use the same words: `docs/payment-method-cases.json`. */
export function paymentMethodName(method: string): string {
  return NAMES[method] ?? method;
}
