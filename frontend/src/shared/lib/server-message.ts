import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/api-error';

/** The API's own sentence, `Error 418: …` for an answer that is not the API's, or `otherwise` when the server was not reached. */
export function serverMessage(error: ApiError | SerializedError, otherwise: string): string {
  if (!('fields' in error) || error.code === 'network') return otherwise;
  if (error.code !== 'unknown') return error.message;
  // Proxies answer with HTML pages.
  return error.message.includes('<') ? `Error ${error.status}` : `Error ${error.message.slice(0, 200)}`;
}

/** Whether the API refused for that reason. */
export const hasCode = (error: ApiError | SerializedError | undefined, code: string): boolean =>
  error !== undefined && error.code === code;
