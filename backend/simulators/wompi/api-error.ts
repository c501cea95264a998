/** An answer of the API that is not a success, in the provider's own words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: { error: Record<string, unknown> },
  ) {
    super(JSON.stringify(body));
  }
}

/** The texts of the real provider, which clients are known to compare with. */
export const TEXT = {
  otherEnvironment: 'La llave proporcionada no corresponde a este ambiente.',
  unknownKey: 'Llave no válida',
  noKey: 'Se esperaba una llave pública o privada pero no se recibió ninguna',
  notAllowed: 'El token no tiene suficientes permisos',
  malformed: 'El cuerpo no es JSON válido',
  absent: 'La entidad solicitada no existe',
  referenceUsed: 'La referencia ya ha sido usada',
  signatureMissing: 'Firma de integridad requerida no enviada',
  signatureWrong: 'La firma es inválida',
  missing: 'No está presente',
  acceptanceUsed: 'El token de aceptación ya fue usado',
  acceptanceWrong: 'El token de aceptación es inválido',
  currency: 'Debe ser igual a COP',
  email: 'Email inválido',
  cardPattern: 'debe coincidir con el patron "^\\d{12,19}$"',
  cardLuhn: 'El número de tarjeta es inválido. Luhn check falló.',
  minimum: 'El monto mínimo de una transacción es $1,500 exceptuando impuestos',
  noMethod: 'No se especificó método de pago o fuente de pago',
} as const;

export const unauthorised = (reason: string) => new ApiError(401, { error: { type: 'INVALID_ACCESS_TOKEN', reason } });

export const forbidden = () => new ApiError(403, { error: { type: 'FORBIDDEN', reason: TEXT.notAllowed } });

export const notFound = () => new ApiError(404, { error: { type: 'NOT_FOUND_ERROR', reason: TEXT.absent } });

export const unprocessable = (reason: string) => new ApiError(422, { error: { type: 'UNPROCESSABLE', reason } });

/** Each field at fault with its sentences. */
export type Messages = Record<string, string[]>;

export const invalid = (messages: Messages) =>
  new ApiError(422, { error: { type: 'INPUT_VALIDATION_ERROR', messages } });
