/** The fields of a history step that `paidAt` reads. */
interface Step {
  status: string;
  at: string;
  reason: string | null;
}

/** Time of the payment from which delivery days are counted: the first after the last void. Undefined before it. */
export function paidAt(history: readonly Step[]): string | undefined {
  const lastVoid = history.findLastIndex(({ reason }) => reason === 'voided');
  return history.slice(lastVoid + 1).find(({ status }) => status === 'paid')?.at;
}
