import { object, string } from 'yup';
import { changeOrderStatusLimits, receivedTransferLimits } from '../../../api/workshop.api';
import { atMost } from '../../../domain/field-rules';
import { formatCop } from '../../../shared/lib/format-cop';
import { schemaErrors } from '../../../shared/lib/schema-errors';
import type { TransferValues } from './transfer-values';

/** Enough for any order. */
const MAX_DIGITS = 9;

/** Formats a typed amount with thousands separators. */
export function showAmount(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, MAX_DIGITS);
  return digits && formatCop(Number(digits));
}

export function pesosOf(amount: string): number {
  return Number(amount.replace(/\D/g, ''));
}

/** Returns whether the amount is unexpected and needs an explanation; `expected` is undefined when any amount is accepted. */
export function needsExplanation({ amount }: TransferValues, expected: readonly number[] | undefined): boolean {
  return expected !== undefined && pesosOf(amount) > 0 && !expected.includes(pesosOf(amount));
}

const note = string()
  .trim()
  .max(...atMost('La nota', changeOrderStatusLimits.note));

const schema = object({
  amount: string().test('pesos', 'Escribe cuánto llegó', (amount) => pesosOf(amount ?? '') > 0),
  reference: string()
    .trim()
    .required('Escribe la referencia de la transferencia')
    .max(...atMost('La referencia', receivedTransferLimits.reference)),
  note,
});

const explained = schema.shape({
  note: string().trim().required('Explica por qué llegó otro valor'),
});

/** Errors of the fields. */
export function transferErrors(values: TransferValues, expected: readonly number[] | undefined) {
  return schemaErrors<TransferValues>(needsExplanation(values, expected) ? explained : schema, values);
}

/** Errors of the fields for an optional further transfer; `missing` is the error when neither it nor a note is given. */
export function furtherTransferErrors(values: TransferValues, missing: string | undefined) {
  if (values.amount || values.reference.trim()) return schemaErrors<TransferValues>(schema, values);
  return schemaErrors<TransferValues>(object({ note: missing ? note.required(missing) : note }), values);
}
