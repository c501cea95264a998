import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/api-error';

/** The API's own sentence; what else answered, as `Error 418: …`; or a general sentence when nothing did. */
export function serverMessage(error: ApiError | SerializedError, otherwise: string): string {
  if (!('fields' in error) || error.code === 'network') return otherwise;
  return error.code === 'unknown' ? `Error ${error.message}` : error.message;
}

/** Whether the API refused for that reason. */
export const hasCode = (error: ApiError | SerializedError | undefined, code: string): boolean =>
  error !== undefined && error.code === code;
