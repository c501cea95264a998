import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/api-error';

/** The API's own sentence; what else answered, as `Error 418: …`; or a general sentence when nothing did. */
export function serverMessage(error: ApiError | SerializedError, otherwise: string): string {
  if (!('fields' in error) || error.code === 'network') return otherwise;
  if (error.code !== 'unknown') return error.message;
  // The page of a proxy is nothing to show.
  return error.message.includes('<') ? `Error ${error.status}` : `Error ${error.message.slice(0, 200)}`;
}

/** Whether the API refused for that reason. */
export const hasCode = (error: ApiError | SerializedError | undefined, code: string): boolean =>
  error !== undefined && error.code === code;
