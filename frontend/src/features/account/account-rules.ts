import { boolean, string } from 'yup';
import { registerLimits, resetPasswordLimits } from '../../api/identity.api';
import { atMost, isEmail, isPhone } from '../../domain/field-rules';

/** The rules of account fields, with the lengths that the API accepts. */

const PASSWORD = resetPasswordLimits.newPassword;

export const PASSWORD_HINT = `Mín. ${PASSWORD.min} caracteres, incluye mayúscula, número y símbolo`;

export const email = (message: string) =>
  string().trim().required(message).test('email', message, isEmail).max(registerLimits.email.max, message);

/** Normalised as on the server, so that a composed and a decomposed `ñ` are the same letter. */
const password = string().transform((text: string) => text.normalize('NFKC'));

/** Rules of a new password, in the order of the server's checks. */
export const newPassword = password
  .min(PASSWORD.min, `Mínimo ${PASSWORD.min} caracteres`)
  .matches(/\p{Lu}/u, 'Incluye al menos una mayúscula')
  .matches(/\p{Nd}/u, 'Incluye al menos un número')
  .matches(/[^\p{L}\p{N}]/u, 'Incluye al menos un símbolo')
  .max(PASSWORD.max, `Máximo ${PASSWORD.max} caracteres`);

const DIFFERENT = 'Las contraseñas no coinciden';

/** Requires the same value as `field`. */
export const repeated = (field: string) =>
  password.test('repeated', DIFFERENT, (text, { parent }) => text === (parent as Record<string, unknown>)[field]);

export const knownPassword = string().required('La contraseña es requerida');

export const phone = string()
  .trim()
  .max(...atMost('El celular', registerLimits.phone))
  .test('phone', isPhone);

export const shippingAddress = string()
  .trim()
  .max(...atMost('La dirección', registerLimits.shippingAddress));

export const dataConsent = boolean().oneOf([true], 'Para crear tu cuenta necesitamos tu autorización');
