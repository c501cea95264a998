/** The method of a payment from bank to bank. */
export const BANK_TRANSFER = 'BANK_TRANSFER';

/** The payment of an order. */
export interface Payment {
  /** `BANK_TRANSFER`, or the provider's name of the method. */
  readonly method: string;
  /** The provider's; null for a bank transfer. */
  readonly transactionId: string | null;
  readonly reference: string | null;
  /** The attempt that paid; null for a bank transfer. */
  readonly attemptId: string | null;
}

/** A payment reference without its `{session}` part. Before 2026-11-22 that was the cart's session, which gives access to the cart. */
export function maskedReference(reference: string): string {
  return reference.replace(/^(SIGERIST-).*(-\d{13}-\w{5})$/, '$1•••$2');
}

/** Masks a reference that contains this session. Newer references contain a random alias instead and stay for the accounts. */
export function withoutSession(reference: string, sessionId: string): string {
  const containsSession = sessionId !== '' && reference.startsWith(`SIGERIST-${sessionId}-`);
  return containsSession ? maskedReference(reference) : reference;
}
