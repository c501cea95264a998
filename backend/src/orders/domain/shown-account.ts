import type { BankAccount } from '../../settings/index.js';

/** The shop's account for transfers, as an order keeps it: the one that its customer was shown. */
export interface ShownAccount {
  readonly bank: string;
  readonly type: string;
  readonly number: string;
  readonly holder: string;
}

export function shownAccount({ name, type, account, holder }: BankAccount): ShownAccount {
  return { bank: name, type, number: account, holder };
}

/** Whether money for one arrives at the other: the same bank and digits, however they are written. */
export function isSameAccount(one: ShownAccount, other: ShownAccount | null): boolean {
  const digits = ({ number }: ShownAccount) => number.replace(/\D/g, '');
  const bank = (account: ShownAccount) => account.bank.trim().toLowerCase();
  return other !== null && digits(one) === digits(other) && bank(one) === bank(other);
}
