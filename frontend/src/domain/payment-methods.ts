import names from './payment-method-names.gen.json' with { type: 'json' };

/** Payment methods by their ids, as people read them. */
export const PAYMENT_METHOD_NAMES: Readonly<Partial<Record<string, string>>> = names;

/** The display name of a payment method, on receipts and staff screens; an unknown method keeps the provider's id. */
export function paymentMethodName(method: string): string {
  return PAYMENT_METHOD_NAMES[method] ?? method;
}
