/** Codes of sockets and of PostgreSQL for: no connection, a lost one, too many of them, or no answer in time. */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  '08001',
  '08006',
  '25P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** PgBouncer's code when it closes a connection. PostgreSQL has it for a statement with a wrong number of values, which is not fatal. */
const CLOSED_BY_POOLER = '08P01';

/** The last are TypeORM's, of a connection that was lost between two statements. */
const UNAVAILABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Query runner already released|by a query runner was already released/;

interface Failure {
  readonly code?: string;
  /** Of PostgreSQL and PgBouncer. */
  readonly severity?: string;
  readonly message?: string;
  readonly driverError?: unknown;
}

/** Whether PostgreSQL or another dependency is unavailable: the shopper should try again, not report a bug. */
export function isUnavailable(error: unknown): boolean {
  // Not `instanceof Error`: an error of Node's own sockets is of another realm when code runs in a vm, as tests do.
  if (typeof error !== 'object' || error === null) return false;
  const { code, severity, message, driverError } = error as Failure;
  if (code && UNAVAILABLE_CODES.has(code)) return true;
  if (code === CLOSED_BY_POOLER && severity === 'FATAL') return true;
  if (message && UNAVAILABLE_MESSAGES.test(message)) return true;
  return driverError !== undefined && driverError !== error && isUnavailable(driverError);
}
