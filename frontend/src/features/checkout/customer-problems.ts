import { type CustomerValues, FIELDS } from './customer';

export type CustomerErrors = Partial<Record<keyof CustomerValues, string>>;

export interface Problem {
  field: keyof CustomerValues;
  /** Title of the toast. */
  title: string;
  text: string;
}

/** Returns the first invalid field, for the error toast. */
export function firstProblem(values: CustomerValues, errors: CustomerErrors): Problem | undefined {
  const field = FIELDS.find((name) => errors[name] !== undefined);
  return field && { field, title: titleOf(field, values[field]), text: errors[field]! };
}

function titleOf(field: keyof CustomerValues, value: string | boolean): string {
  if (typeof value === 'boolean') return 'Falta tu autorización';
  if (value.trim() !== '') return 'Revisa tus datos';
  return field === 'address' ? 'Dirección requerida' : 'Información incompleta';
}
