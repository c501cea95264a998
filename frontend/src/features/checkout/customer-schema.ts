import { boolean, object } from 'yup';
import { customerRules } from '../../domain/customer-schema';
import { phoneNumberOf } from '../../domain/phone';
import { schemaErrors } from '../../shared/lib/schema-errors';
import {
  type Customer,
  type CustomerErrors,
  type CustomerTexts,
  type CustomerValues,
  TEXT_FIELDS,
  type TextField,
} from './customer';

const schema = object({
  ...customerRules,
  terms: boolean().oneOf([true], 'Para comprar necesitamos que aceptes los términos y condiciones'),
  dataConsent: boolean().oneOf([true], 'Para enviarte tu pedido necesitamos tu autorización'),
});

/** Returns an error message for each invalid field; empty when the order can be paid. */
export const customerErrors = (values: CustomerValues): CustomerErrors => schemaErrors(schema, values);

function textsOf(read: (field: TextField) => string): CustomerTexts {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, read(field)])) as CustomerTexts;
}

/** Converts valid form values to the API's format. */
export function toCustomer(values: CustomerValues): Customer {
  const texts = textsOf((field) => values[field].trim());
  return {
    ...texts,
    phone: phoneNumberOf(texts.phone) ?? texts.phone,
    postalCode: texts.postalCode || undefined,
    dataConsent: values.dataConsent,
  };
}

export { payerFields } from '../../domain/payer-fields';
