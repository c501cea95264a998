/** Empty values of the checkout's fields, in the order of validation. Every other list of fields is derived from it. */
export const noCustomer = {
  name: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  department: '',
  postalCode: '',
  /** Acceptance of the terms of sale (Ley 1480, art. 50). */
  terms: false,
  /** Consent to data treatment (Ley 1581). */
  dataConsent: false,
};

/** Customer and address as form values; texts are never null. */
export type CustomerValues = typeof noCustomer;

type Field = keyof CustomerValues;
export type TextField = { [Name in Field]: CustomerValues[Name] extends string ? Name : never }[Field];

export const FIELDS = Object.keys(noCustomer) as Field[];

/** All fields but the consents. */
export const TEXT_FIELDS = FIELDS.filter((field): field is TextField => typeof noCustomer[field] === 'string');

export type CustomerTexts = Pick<CustomerValues, TextField>;

/** Customer in the format of the API: the phone as `+573001234567`, an empty postal code omitted. */
export type Customer = Omit<CustomerTexts, 'postalCode'> & { postalCode?: string; dataConsent: boolean };

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
