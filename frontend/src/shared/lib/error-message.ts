import { type CallError, serverMessage } from '../../api/api-error';

/** The `serverMessage` of a failed call, or a message about the connection. */
export function errorMessage(error: CallError): string {
  return serverMessage(error, 'No pudimos conectarnos con la tienda. Revisa tu conexión y vuelve a intentar.');
}
