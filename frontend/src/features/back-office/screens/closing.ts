import { type Closing, closingNotice } from '../../../domain/closing-notice';

/** Returns the shoppers' notice; undefined until both days are valid. */
export function closingSentence(closing: Closing): string | undefined {
  const isComplete = Boolean(closing.from) && Object.keys(closingProblems(closing)).length === 0;
  return isComplete ? closingNotice(closing) : undefined;
}

/** Validates the days; both empty means no closing. */
export function closingProblems({ from, until }: Closing): Partial<Record<keyof Closing, string>> {
  if (!from && !until) return {};
  if (!from) return { from: 'Elige el primer día cerrado.' };
  if (!until) return { until: 'Elige el último día cerrado.' };
  return until < from ? { until: 'El último día debe ser igual o posterior al primero.' } : {};
}
