/** A whole number of Colombian pesos. There are no cents and no floats anywhere in the shop (decisions, 1). */
export type Pesos = number;

/** `1595000` → `$1.595.000`; negatives carry the minus sign U+2212 (decisions, 2). */
export function formatPesos(amount: Pesos): string {
  const digits = Math.abs(amount)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.');
  return `${amount < 0 ? '−' : ''}$${digits}`;
}

/** `percent` of `amount`, rounded to the nearest peso: the one rounding rule of the shop (decisions, 6). */
export function percentOf(amount: Pesos, percent: number): Pesos {
  return Math.round((amount * percent) / 100);
}
