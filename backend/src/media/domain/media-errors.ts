import { DomainError } from '../../common/domain-error.js';

export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;

const TOO_LARGE_MESSAGE = 'La foto pesa más de 15 MB. Sube una más liviana.';
const MISSING_MESSAGE = 'Elige una foto.';
const MALFORMED_MESSAGE = 'Envía una sola foto, en el campo «file».';
const NOT_PICTURE_MESSAGE = 'Sube una foto en JPEG, PNG o WebP.';
const BROKEN_MESSAGE = 'No pudimos leer esta foto: el archivo está dañado o incompleto.';
const ANIMATED_MESSAGE = 'Esta imagen se mueve. Sube una foto quieta.';
const TOO_MANY_PIXELS_MESSAGE = 'La foto es demasiado grande: máximo 40 megapíxeles y 12.000 píxeles por lado.';
const BUSY_MESSAGE = 'Estamos preparando otras fotos. Vuelve a intentar en un momento.';

type Documented = readonly [status: number, code: string, message: string, fields?: Record<string, string>];
const atFile = (status: number, code: string, message: string): Documented => [
  status,
  code,
  message,
  { file: message },
];

export const TOO_LARGE = atFile(413, 'media.too_large', TOO_LARGE_MESSAGE);
export const MISSING = atFile(400, 'media.missing', MISSING_MESSAGE);
export const MALFORMED = atFile(400, 'media.malformed', MALFORMED_MESSAGE);
export const NOT_PICTURE = atFile(415, 'media.not_picture', NOT_PICTURE_MESSAGE);
export const BROKEN = atFile(422, 'media.broken', BROKEN_MESSAGE);
export const ANIMATED = atFile(422, 'media.animated', ANIMATED_MESSAGE);
export const TOO_MANY_PIXELS = atFile(422, 'media.too_many_pixels', TOO_MANY_PIXELS_MESSAGE);
export const BUSY = atFile(503, 'media.busy', BUSY_MESSAGE);

const KINDS = { 400: 'malformed', 413: 'too_large', 415: 'unsupported', 422: 'invalid', 503: 'unavailable' } as const;

/** The error with its Spanish sentence at the field `file`. */
export function uploadError([status, code, message, fields]: Documented): DomainError {
  return new DomainError(KINDS[status as keyof typeof KINDS], code, message, fields);
}

const UNAVAILABLE_MESSAGE = 'No pudimos llegar al lugar de las fotos. Vuelve a intentar en un momento.';

/** The store of pictures failed; `cause` is logged. */
export function storeUnavailable(cause: unknown): DomainError {
  return Object.assign(new DomainError('unavailable', 'media.store_unavailable', UNAVAILABLE_MESSAGE), { cause });
}
