import type { PaymentFailure } from './use-completion';

/** What went wrong with a payment, as far as its error tells. */
export type PaymentErrorKind = 'declined' | 'funds' | 'invalid' | 'expired' | 'connection' | 'other';

/**
 * What tells each kind, the more telling first: a bank that declines for lack of funds says both (section 8). The
 * numbers are those with which banks answer.
 */
const SIGNS: readonly [PaymentErrorKind, RegExp][] = [
  ['funds', /insufficient_funds|fondos insuficientes|\bsin fondos\b|^51$/i],
  ['expired', /expired_card|tarjeta (expirada|vencida)|^54$/i],
  ['invalid', /invalid_card|tarjeta inv[aá]lida|^14$/i],
  ['declined', /declined|rechazad[oa]/i],
  ['invalid', /invalid/i],
  ['connection', /\b404\b|cannot post|network|provider_away/i],
];

/** Whatever else came along in the address is nobody's business: it selects one of our own texts and is never shown. */
export function paymentErrorKind(error: string | null, code: string | null): PaymentErrorKind {
  const texts = [code, error].map((text) => (text ?? '').slice(0, LONGEST).trim());
  return SIGNS.find(([, sign]) => texts.some((text) => sign.test(text)))?.[0] ?? 'other';
}

/** The numeric code of a bank, which support asks for; other codes are internal and not shown. */
export function shownCode(code: string | null): string | null {
  return code && /^\d{2,6}$/.test(code) ? code : null;
}

/** No error of ours or of the provider is longer. */
const LONGEST = 500;

/** The page that tells a shopper about a failed payment (section 2). */
export function paymentErrorPath({ message, code }: PaymentFailure): string {
  const query = new URLSearchParams({ error: message.slice(0, LONGEST), code });
  return `/payment-error?${query.toString()}`;
}
