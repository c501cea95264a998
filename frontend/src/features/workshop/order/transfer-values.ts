/** Form values of a confirmed transfer. */
export interface TransferValues {
  /** Formatted amount: `$445.020`. */
  amount: string;
  reference: string;
  note: string;
}

export const NO_TRANSFER: TransferValues = { amount: '', reference: '', note: '' };
