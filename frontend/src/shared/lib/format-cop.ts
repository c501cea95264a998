/**
 * Formats a whole number with dots: `1.000`. Not with `Intl.NumberFormat`: in Spanish older browsers write `1000` without them, unlike the
 * server's page.
 */
export function withDots(count: number): string {
  const digits = String(count);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join('.');
}

/**
 * Formats pesos: `$445.000`, `−$117.000`; dots as thousands separators, no decimals. Returns `$0` for a value
 * that is not a finite number, and logs a warning.
 */
export function formatCop(amount: unknown): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) {
    console.warn(`A price is not a number: ${String(amount)}`);
    return '$0';
  }
  const rounded = Math.round(amount);
  return `${rounded < 0 ? '−' : ''}$${withDots(Math.abs(rounded))}`;
}

/** Money as a provider reports it, with its cents: `$445.000`, `$445.000,50`. Two amounts that differ never look equal. */
export function exactCop(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100) % 100;
  return cents === 0 ? formatCop(amount) : `${formatCop(Math.trunc(amount))},${String(cents).padStart(2, '0')}`;
}

/** The same amount for screen readers, which would read `$` as dollars: `445.000 pesos`. */
export function spokenCop(amount: unknown): string {
  return `${formatCop(amount).replace('$', '')} pesos`.replace('−', 'menos ');
}
