import { boolean, object, string } from 'yup';
import { type AccountDto, type ChangeAccountDto, changeAccountLimits } from '../../api/identity.api';
import { atMost } from '../../domain/field-rules';
import { formatPhone } from '../../domain/phone';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { phone, shippingAddress } from './account-rules';

/** Form values; texts are never null. */
export interface MyDataValues {
  name: string;
  phone: string;
  shippingAddress: string;
  acceptsMarketing: boolean;
}

const schema = object({
  name: string()
    .trim()
    .required('El nombre es obligatorio')
    .max(...atMost('El nombre', changeAccountLimits.name)),
  phone,
  shippingAddress,
  acceptsMarketing: boolean(),
});

export const myDataErrors = (values: MyDataValues) => schemaErrors(schema, values);

export function fromAccount(account: AccountDto): MyDataValues {
  const { name, phone: number, shippingAddress: address, acceptsMarketing } = account;
  return { name, phone: number ? formatPhone(number) : '', shippingAddress: address ?? '', acceptsMarketing };
}

/** Converts form values to the body of `PATCH /api/account`. */
export function toChange(values: MyDataValues): ChangeAccountDto {
  return {
    name: values.name.trim(),
    phone: values.phone.trim() || null,
    shippingAddress: values.shippingAddress.trim() || null,
    acceptsMarketing: values.acceptsMarketing,
  };
}
