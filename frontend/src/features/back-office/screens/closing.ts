/** First and last day closed, in Bogotá, and what shoppers read besides. */
export interface Closing {
  from: string;
  until: string;
  note: string;
}

const dayOfYear = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** 'Cerrado por vacaciones del 20 de diciembre al 10 de enero.'; undefined until both days are there in their order. */
export function closingSentence({ from, until, note }: Closing): string | undefined {
  if (Object.keys(closingProblems({ from, until, note })).length > 0 || !from) return undefined;
  const [first, last] = [from, until].map((day) => dayOfYear.format(new Date(day)));
  return [`Cerrado por vacaciones del ${first} al ${last}.`, note.trim()].filter(Boolean).join(' ');
}

/** What is wrong with the days; none at all means open. */
export function closingProblems({ from, until }: Closing): Partial<Record<keyof Closing, string>> {
  if (!from && !until) return {};
  if (!from) return { from: 'Elige el primer día cerrado.' };
  if (!until) return { until: 'Elige el último día cerrado.' };
  return until < from ? { until: 'El último día debe ser igual o posterior al primero.' } : {};
}
