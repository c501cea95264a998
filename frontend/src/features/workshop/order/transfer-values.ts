/** What somebody types when a transfer is confirmed. */
export interface TransferValues {
  /** As it is shown: `$445.020`. */
  amount: string;
  reference: string;
  note: string;
}

export const NO_TRANSFER: TransferValues = { amount: '', reference: '', note: '' };
