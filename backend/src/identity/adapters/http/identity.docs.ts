/** The errors that several operations of identity share, for the document. */
const INVALID = [400, 'request.invalid', 'Revisa los datos marcados.'] as const;

export const INVALID_EMAIL = [...INVALID, { email: 'Email inválido' }] as const;
export const INVALID_PASSWORD = [...INVALID, { newPassword: 'Incluye al menos un símbolo' }] as const;
export const INVALID_REGISTRATION = [
  ...INVALID,
  { name: 'El nombre es obligatorio', email: 'Correo inválido', password: 'Mínimo 8 caracteres' },
] as const;
export const EMAIL_TAKEN = [
  409,
  'account.email_taken',
  'Ya existe una cuenta con este correo',
  { email: 'Ya existe una cuenta con este correo' },
] as const;
export const BAD_CREDENTIALS = [401, 'auth.bad_credentials', 'Credenciales incorrectas'] as const;
export const WRONG_PASSWORD = [422, 'account.wrong_password', 'La contraseña actual no es correcta'] as const;
export const BAD_CODE = [422, 'password.bad_code', 'Código inválido o expirado'] as const;
export const BAD_LINK = [422, 'password.bad_link', 'El enlace no es válido o ya venció. Pide otro.'] as const;
export const BAD_CONFIRMATION = [422, 'account.bad_confirmation', 'Este enlace no es de tu cuenta.'] as const;
export const CONFIRMATION_EXPIRED = [422, 'account.confirmation_expired', 'Este enlace ya venció.'] as const;
export const BAD_PASSKEY = [401, 'auth.bad_passkey', 'No reconocimos esa llave de acceso.'] as const;
export const BAD_FACTOR_CODE = [422, 'auth.bad_code', 'El código no es correcto o ya se usó.'] as const;
