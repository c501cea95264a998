import type { PaymentFailure } from './use-card-payment';

/** Category of a payment error. */
export type PaymentErrorKind = 'declined' | 'funds' | 'invalid' | 'expired' | 'connection' | 'other';

/**
 * Patterns of each category, the more specific first: a decline for lack of funds matches both. The numbers are
 * response codes of banks.
 */
const PATTERNS: readonly [PaymentErrorKind, RegExp][] = [
  ['funds', /insufficient_funds|fondos insuficientes|\bsin fondos\b|^51$/i],
  ['expired', /expired_card|tarjeta (expirada|vencida)|^54$/i],
  ['invalid', /invalid_card|tarjeta inv[aá]lida|^14$/i],
  ['declined', /declined|rechazad[oa]/i],
  ['invalid', /invalid/i],
  ['connection', /\b404\b|cannot post|network|provider_away/i],
];

/** Selects a category from the query, whose texts are never shown. */
export function paymentErrorKind(error: string | null, code: string | null): PaymentErrorKind {
  const texts = [code, error].map((text) => (text ?? '').slice(0, MAX_LENGTH).trim());
  return PATTERNS.find(([, pattern]) => texts.some((text) => pattern.test(text)))?.[0] ?? 'other';
}

/** Returns a bank's numeric code, which support asks for. Other codes are internal and not shown. */
export function shownCode(code: string | null): string | null {
  return code && /^\d{2,6}$/.test(code) ? code : null;
}

/** Longer than any error of the shop or the provider. */
const MAX_LENGTH = 500;

/** URL of the page about a failed payment. */
export function paymentErrorPath({ message, code }: PaymentFailure): string {
  const query = new URLSearchParams({ error: message.slice(0, MAX_LENGTH), code });
  return `/payment-error?${query.toString()}`;
}
