/** A failure in the shop's terms. One table in `http/error.filter.ts` maps it to an HTTP status. */
export type ErrorKind =
  | 'malformed'
  | 'unauthenticated'
  | 'declined'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported'
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

const MINUTE = 60;

/** `30 segundos`, `2 minutos`: whole minutes from two on, never less than is left. */
function waiting(seconds: number): string {
  const [amount, unit] = seconds < 2 * MINUTE ? [seconds, 'second'] : [Math.ceil(seconds / MINUTE), 'minute'];
  return new Intl.NumberFormat('es-CO', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** Too many calls; `retryAfterSeconds` becomes the `Retry-After` header and part of the message. */
export class TooManyRequestsError extends DomainError {
  constructor(readonly retryAfterSeconds: number) {
    super(
      'too_many',
      'request.too_many',
      `Demasiados intentos. Espera ${waiting(retryAfterSeconds)} y vuelve a intentar.`,
    );
  }
}
