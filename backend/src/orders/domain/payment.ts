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
