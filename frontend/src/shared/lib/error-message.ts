import type { SerializedError } from '@reduxjs/toolkit';
import { type ApiError, serverMessage } from '../../api/api-error';

const UNREACHABLE = 'No pudimos hablar con la tienda. Revisa tu conexión y vuelve a intentar.';
const OFFLINE = 'Sin conexión. Vuelve a intentar cuando regrese.';

/** The `serverMessage` of a failed call, or a message about the connection. */
export function errorMessage(error: ApiError | SerializedError): string {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return serverMessage(error, isOffline ? OFFLINE : UNREACHABLE);
}
