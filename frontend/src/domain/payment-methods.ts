import names from './payment-method-names.gen.json' with { type: 'json' };

/** The display name of a payment method, on receipts and staff screens; an unknown method keeps the provider's id. */
export function paymentMethodName(method: string): string {
  return (names as Readonly<Partial<Record<string, string>>>)[method] ?? method;
}
