import { formatCop } from '../shared/lib/format-cop';

interface Money {
  /** Whole pesos. */
  paid: number;
  refunded: number;
}

/** Says to the customer how much money was given back; undefined for nothing. */
export function refundedText({ paid, refunded }: Money): string | undefined {
  if (refunded === 0) return undefined;
  if (refunded >= paid) return `Te devolvimos los ${formatCop(refunded)} que pagaste.`;
  return `Pagaste ${formatCop(paid)}, te devolvimos ${formatCop(refunded)} y quedan ${formatCop(paid - refunded)}.`;
}
