import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/api-error';

/** The API's own sentence, or a general one when no API answered. */
export function serverMessage(error: ApiError | SerializedError, otherwise: string): string {
  const told = 'fields' in error && error.code !== 'network' && error.code !== 'unknown';
  return told ? error.message : otherwise;
}

/** Whether the API refused for that reason. */
export const hasCode = (error: ApiError | SerializedError | undefined, code: string): boolean =>
  error !== undefined && error.code === code;
