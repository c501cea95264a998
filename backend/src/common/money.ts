/** A whole number of Colombian pesos. There are no cents and no floats anywhere in the shop. */
export type Pesos = number;

/** ISO 4217; the shop sells in no other currency. */
export const CURRENCY = 'COP';

const DIGITS = new Intl.NumberFormat('es-CO', { useGrouping: 'always', maximumFractionDigits: 0 });

/** `1595000` → `$1.595.000`; negatives carry the minus sign U+2212. */
export function formatPesos(amount: Pesos): string {
  return `${amount < 0 ? '−' : ''}$${DIGITS.format(Math.abs(amount))}`;
}

export function sumOf(payments: readonly { readonly amount: Pesos }[]): Pesos {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** `percent` of `amount`, rounded to the nearest peso: the one rounding rule of the shop. */
export function percentOf(amount: Pesos, percent: number): Pesos {
  return Math.round((amount * percent) / 100);
}
