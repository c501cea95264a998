import { boolean, object, string } from 'yup';
import { type RegisterDto, registerLimits } from '../../api/identity.api';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { dataConsent, email, newPassword, phone, repeated, shippingAddress } from './account-rules';

/** The form's values. */
export interface RegisterValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  phoneNumber: string;
  address: string;
  dataConsent: boolean;
  acceptsMarketing: boolean;
}

export type RegisterErrors = Partial<Record<keyof RegisterValues, string>>;

export const emptyRegistration: RegisterValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  phoneNumber: '',
  address: '',
  dataConsent: false,
  acceptsMarketing: false,
};

const NAME = registerLimits.name.max;
const PASSWORD = registerLimits.passwordHash;

const schema = object({
  firstName: string().trim().required('El nombre es obligatorio'),
  lastName: string()
    .trim()
    .required('El apellido es obligatorio')
    .test('whole-name', `Nombre y apellido juntos pueden tener máximo ${NAME} caracteres`, (_, { parent }) => {
      return fullName(parent as RegisterValues).length <= NAME;
    }),
  email: email('Correo inválido'),
  password: newPassword,
  confirmPassword: string().min(PASSWORD.min, 'Confirma tu contraseña').concat(repeated('password')),
  phoneNumber: phone,
  address: shippingAddress,
  dataConsent,
  acceptsMarketing: boolean(),
});

/** Returns an error message for each invalid field. */
export function registerErrors(values: RegisterValues): RegisterErrors {
  return schemaErrors(schema, values);
}

/** Converts form values to the body of `POST /api/register`; the API's name of the password is historical. */
export function toRegistration(values: RegisterValues): RegisterDto {
  return {
    name: fullName(values),
    email: values.email.trim(),
    passwordHash: values.password,
    phone: values.phoneNumber.trim() || null,
    shippingAddress: values.address.trim() || null,
    acceptsMarketing: values.acceptsMarketing,
    dataConsent: values.dataConsent,
  };
}

/** Maps the server's errors to the fields of the form. */
export function toFieldErrors(refused: Record<string, string>): RegisterErrors {
  const { name, passwordHash, phone: phoneNumber, shippingAddress: address, ...same } = refused;
  const renamed = { firstName: name, password: passwordHash, phoneNumber, address };
  const messages = Object.entries({ ...same, ...renamed }).filter(([, message]) => message !== undefined);
  return Object.fromEntries(messages);
}

function fullName({ firstName = '', lastName = '' }: RegisterValues): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
