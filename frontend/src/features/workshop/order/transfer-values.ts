/** Form values of a confirmed transfer; apart from `transfer-rules.ts`, whose yup loads with the dialog. */
export interface TransferValues {
  /** Formatted amount: `$445.020`. */
  amount: string;
  reference: string;
  note: string;
}

export const NO_TRANSFER: TransferValues = { amount: '', reference: '', note: '' };
