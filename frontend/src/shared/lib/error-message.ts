import type { SerializedError } from '@reduxjs/toolkit';
import { type ApiError, serverMessage } from '../../api/api-error';

const UNREACHABLE = 'No pudimos hablar con la tienda. Revisa tu conexión y vuelve a intentar.';
const OFFLINE = 'Sin conexión. Vuelve a intentar cuando regrese.';

/** The `serverMessage` of a failed call, or a message about the connection. */
export function errorMessage(error: ApiError | SerializedError): string {
  // The server has no navigator.
  return serverMessage(error, globalThis.navigator?.onLine === false ? OFFLINE : UNREACHABLE);
}
