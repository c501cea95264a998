const pesos = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0, useGrouping: 'always' });

/**
 * Pesos as shoppers read them: `$445.000`, `−$117.000`; dots every three digits, no decimals (spec: decisions, 2).
 * Anything that is not a finite number shows `$0` and leaves a warning, so that a broken price is noticed.
 */
export function formatCop(amount: unknown): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) {
    console.warn(`A price is not a number: ${String(amount)}`);
    return '$0';
  }
  const rounded = Math.round(amount);
  return `${rounded < 0 ? '−' : ''}$${pesos.format(Math.abs(rounded))}`;
}

/** The same amount for a screen reader, which would read `$` as dollars: `445.000 pesos`. */
export function spokenCop(amount: unknown): string {
  return `${formatCop(amount).replace('$', '')} pesos`.replace('−', 'menos ');
}
