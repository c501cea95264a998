import paymentProvider from '../../shared/lib/payment-provider.gen.json' with { type: 'json' };

/** The payment provider, as people know it. */
export const PROVIDER = paymentProvider.name;

/** Label of what leads to the provider's hosted page. */
export const ON_PROVIDERS_PAGE = `Pagar en la página de ${PROVIDER}`;

/**
 * The checkout with the hosted page preselected. It is also what Back leads to from that page: the shopper finds the payment as they
 * left it.
 */
export const HOSTED_CHECKOUT = '/checkout?pago=pagina';
