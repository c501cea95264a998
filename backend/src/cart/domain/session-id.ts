import { DomainError } from '../../common/domain-error.js';

export const SESSION_ID = /^[A-Za-z0-9_-]{8,128}$/;

export const MALFORMED_SESSION_MESSAGE = 'El identificador del carrito no es válido';

/** A cart belongs to anyone who knows its session id. */
export function assertSessionId(text: string): void {
  if (SESSION_ID.test(text)) return;
  const fields = { sessionId: MALFORMED_SESSION_MESSAGE };
  throw new DomainError('malformed', 'cart.session_malformed', MALFORMED_SESSION_MESSAGE, fields);
}
