/** Types of accounts to which Colombian banks transfer. */
export const ACCOUNT_TYPES = ['ahorros', 'corriente', 'deposito'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Identity documents that banks ask for. */
export const DOCUMENT_TYPES = ['CC', 'CE', 'NIT', 'PA', 'PPT'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Where a refund by transfer goes, as the customer gave it. Kept until the refund ends. */
export interface RefundAccount {
  readonly bank: string;
  readonly type: AccountType;
  /** Digits. */
  readonly number: string;
  readonly holder: string;
  readonly documentType: DocumentType;
  readonly document: string;
}

/** The part of an account that lists show, and that stays after the refund. */
export interface HiddenAccount {
  readonly bank: string;
  /** The last four digits: '•••• 4321'. */
  readonly number: string;
}

export function hideAccount({ bank, number }: RefundAccount): HiddenAccount {
  return { bank, number: `•••• ${number.slice(-4)}` };
}
