/** What `paidAt` looks at in a step of an order's history. */
interface Step {
  status: string;
  at: string;
  reason: string | null;
}

/** When the payment arrived from which delivery days are counted: the first one after the last void. Undefined before it. */
export function paidAt(history: readonly Step[]): string | undefined {
  const lastVoid = history.findLastIndex(({ reason }) => reason === 'voided');
  return history.slice(lastVoid + 1).find(({ status }) => status === 'paid')?.at;
}
