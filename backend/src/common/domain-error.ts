/** What went wrong, in the shop's terms. One table in `http/error.filter.ts` turns it into an HTTP status. */
export type ErrorKind =
  | 'malformed'
  | 'unauthenticated'
  | 'declined'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'invalid'
  | 'too_many'
  | 'unavailable';

/**
 * The only error that the domain and the use cases throw on purpose.
 *
 * `code` is stable and dotted (`cart.price_changed`), `message` is one Spanish sentence for the person,
 * `fields` names the fields at fault with one sentence each.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** Someone repeats a call too often; `retryAfterSeconds` becomes the `Retry-After` header. */
export class TooManyRequestsError extends DomainError {
  constructor(readonly retryAfterSeconds: number) {
    super('too_many', 'request.too_many', 'Demasiados intentos. Espera un momento y vuelve a intentar.');
  }
}
