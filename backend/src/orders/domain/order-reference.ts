/** A payment reference without its `{session}` part. Before 2026-11-22 that was the cart's session, which gives access to the cart. */
export function maskedReference(reference: string): string {
  return reference.replace(/^(SIGERIST-).*(-\d{13}-\w{5})$/, '$1•••$2');
}

/** Masks a reference that contains this session. Newer references contain a random alias instead and stay for the accounts. */
export function withoutSession(reference: string, sessionId: string): string {
  const containsSession = sessionId !== '' && reference.startsWith(`SIGERIST-${sessionId}-`);
  return containsSession ? maskedReference(reference) : reference;
}
