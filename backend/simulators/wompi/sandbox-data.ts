import type { Outcome } from './transaction.js';

/** The provider's official test data: what a tester types decides how the payment ends. */
const CARDS: Record<string, Outcome> = { '4242424242424242': 'APPROVED', '4111111111111111': 'DECLINED' };
const NEQUI: Record<string, Outcome> = { '3991111111': 'APPROVED', '3992222222': 'DECLINED' };
const DAVIPLATA: Record<string, Outcome> = { '574829': 'APPROVED', '932015': 'DECLINED', '186743': 'DECLINED' };
const NO_FUNDS_CODE = '186743';

export const BANKS = [
  { financial_institution_code: '1', financial_institution_name: 'Banco que aprueba', outcome: 'APPROVED' },
  { financial_institution_code: '2', financial_institution_name: 'Banco que declina', outcome: 'DECLINED' },
  { financial_institution_code: '3', financial_institution_name: 'Banco que simula un error', outcome: 'ERROR' },
] as const;

/** The methods in the order in which the payment page offers them. */
export const METHODS = {
  CARD: 'Tarjeta de crédito o débito',
  PSE: 'PSE: débito desde tu banco',
  NEQUI: 'Nequi',
  BANCOLOMBIA_TRANSFER: 'Botón Bancolombia',
  DAVIPLATA: 'Daviplata',
} as const;
export type Method = keyof typeof METHODS;

/** Whether the payer is redirected to the bank's page and back. */
export const redirectsToBank = (method: string) => method === 'PSE' || method === 'BANCOLOMBIA_TRANSFER';

export const outcomeOfCard = (digits: string): Outcome => CARDS[digits] ?? 'ERROR';
export const outcomeOfNequi = (phone: string): Outcome => NEQUI[phone] ?? 'ERROR';
export const outcomeOfDaviplata = (code: string): Outcome => DAVIPLATA[code] ?? 'ERROR';
export const outcomeOfBank = (code: string): Outcome | undefined =>
  BANKS.find((bank) => bank.financial_institution_code === code)?.outcome;

/** The reason of a failure, in the provider's words; null for an approved or pending transaction. */
export function statusMessage(outcome: Outcome, method: string, detail?: unknown): string | null {
  if (outcome === 'DECLINED') {
    if (method === 'PSE') return 'Transacción RECHAZADA en Sandbox';
    return detail === NO_FUNDS_CODE ? 'Fondos Insuficientes' : 'La transacción fue rechazada (Sandbox)';
  }
  if (outcome === 'ERROR')
    return method === 'PSE' ? 'Transacción con ERROR en Sandbox' : 'La transacción terminó con error (Sandbox)';
  return null;
}

export function brandOf(digits: string): string {
  return { '3': 'AMEX', '4': 'VISA', '5': 'MASTERCARD' }[digits.charAt(0)] ?? 'CARD';
}

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
