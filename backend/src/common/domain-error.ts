/** The failures in the shop's terms, each with its HTTP status. */
export const STATUS_OF_KIND = {
  malformed: 400,
  unauthenticated: 401,
  declined: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof STATUS_OF_KIND;

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

/** An error as `@ApiErrors(…)` documents it: HTTP status, code and message. */
export type DocumentedError = readonly [status: (typeof STATUS_OF_KIND)[ErrorKind], code: string, message: string];

const KINDS = Object.keys(STATUS_OF_KIND) as ErrorKind[];

/** The error that a documented one throws; `fields` as in {@link DomainError}. */
export function errorOf([status, code, message]: DocumentedError, fields?: Record<string, string>): DomainError {
  const kind = KINDS.find((each) => STATUS_OF_KIND[each] === status)!;
  return new DomainError(kind, code, message, fields);
}

/** The error of one field whose value is wrong by itself; `field` is its path in the request. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('malformed', 'request.invalid', message, { [field]: message });
}

/** The error of several fields, at least one. Its message is the problem of a single field, for clients that show only the message. */
export function invalidFields(fields: Record<string, string>): DomainError {
  const [first = '', ...more] = Object.values(fields);
  const message = more.length > 0 ? 'Revisa los datos marcados.' : first;
  return new DomainError('malformed', 'request.invalid', message, fields);
}

/** For what another call at the same moment prevented. */
export const TRY_AGAIN = [503, 'server.unavailable', 'Vuelve a intentar en un momento.'] as const;

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
