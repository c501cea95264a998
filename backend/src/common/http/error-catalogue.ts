/** Errors that have only a status: those of Nest, Express and the HTTP server. */
const GENERIC = {
  400: ['request.malformed', 'La solicitud no es válida.'],
  401: ['auth.required', 'Inicia sesión para continuar.'],
  403: ['request.forbidden', 'No tienes permiso para hacer esto.'],
  404: ['request.not_found', 'No encontramos lo que buscas.'],
  405: ['request.method_not_allowed', 'Esta operación no está permitida.'],
  408: ['request.timeout', 'La solicitud tardó demasiado en llegar.'],
  413: ['request.too_large', 'La solicitud es demasiado grande.'],
  414: ['request.address_too_long', 'La dirección es demasiado larga.'],
  415: ['request.not_json', 'La solicitud debe ser JSON.'],
  429: ['request.too_many', 'Demasiados intentos. Espera un momento y vuelve a intentar.'],
  431: ['request.header_too_large', 'Los encabezados son demasiado largos.'],
  500: ['server.error', 'Algo falló de nuestro lado. Vuelve a intentar en un momento.'],
  503: ['server.unavailable', 'El servicio no está disponible en este momento. Vuelve a intentar en unos minutos.'],
} as const;

export type GenericStatus = keyof typeof GENERIC;

export interface GenericError {
  statusCode: number;
  code: string;
  message: string;
}

/** Messages for errors with a known status only. */
export function genericError(statusCode: number): GenericError {
  const known = isGeneric(statusCode) ? statusCode : statusCode < 500 ? 400 : 500;
  const [code, message] = GENERIC[known];
  return { statusCode, code, message };
}

function isGeneric(status: number): status is GenericStatus {
  return status in GENERIC;
}
