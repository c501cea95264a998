import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/api-error';

/** Why a call did not do what it should: the API's own sentence, or that nobody was reached. */
export function errorMessage(error: ApiError | SerializedError): string {
  const isApi = 'fields' in error && error.code !== 'network' && error.code !== 'unknown';
  return isApi ? error.message : 'No pudimos hablar con la tienda. Revisa tu conexión y vuelve a intentar.';
}
