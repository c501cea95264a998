import { phoneNumberOf } from '../../domain/phone';

/** The checkout's fields while empty, in the order in which they are checked. Every other list of them is made from this one. */
export const noCustomer = {
  name: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  department: '',
  postalCode: '',
  /** Accepts the terms of the sale (Ley 1480, art. 50). */
  terms: false,
  /** Authorises the treatment of the data (Ley 1581). */
  dataConsent: false,
};

/** Who buys and where it goes, as the form holds it (accounts-payments-chatbot.md, section 3); texts are never null. */
export type CustomerValues = typeof noCustomer;

type Field = keyof CustomerValues;
type TextField = { [Name in Field]: CustomerValues[Name] extends string ? Name : never }[Field];

export const FIELDS = Object.keys(noCustomer) as Field[];

/** The fields that are typed; consents are ticked. */
const TEXT_FIELDS = FIELDS.filter((field): field is TextField => typeof noCustomer[field] === 'string');

export type CustomerTexts = Pick<CustomerValues, TextField>;

/** The same as the API takes it: the phone as `+573001234567`, and no postal code instead of an empty one. */
export type Customer = Omit<CustomerTexts, 'postalCode'> & { postalCode?: string; dataConsent: boolean };

/** Reads each typed field. */
function textsOf(read: (field: TextField) => string): CustomerTexts {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, read(field)])) as CustomerTexts;
}

/** Converts values without an error to what the API takes. */
export function toCustomer(values: CustomerValues): Customer {
  const texts = textsOf((field) => values[field].trim());
  return {
    ...texts,
    phone: phoneNumberOf(texts.phone) ?? texts.phone,
    postalCode: texts.postalCode || undefined,
    dataConsent: values.dataConsent,
  };
}
