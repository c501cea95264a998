import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/api-error';
import { serverMessage } from './server-message';

/** Why a call did not do what it should, as `serverMessage`, or that nobody was reached. */
export function errorMessage(error: ApiError | SerializedError): string {
  return serverMessage(error, 'No pudimos hablar con la tienda. Revisa tu conexión y vuelve a intentar.');
}
