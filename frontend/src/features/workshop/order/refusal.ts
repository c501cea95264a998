import { type CallError, hasCode } from '../../../api/api-error';
import { errorMessage } from '../../../shared/lib/error-message';

/** Error codes when another member of staff was faster; other conflicts have a helpful message of their own. */
const MOVED = ['order.moved', 'order.state'];

/** Why a change of an order was refused. */
export function refusalMessage(error: CallError): string {
  const refusal = refusalOf(error);
  return typeof refusal === 'string' ? refusal : errorMessage(error);
}

/** The error; a message instead of it when another member of staff changed the order first. */
export function refusalOf(error: CallError): CallError | string {
  return MOVED.some((code) => hasCode(error, code))
    ? 'Otra persona cambió este pedido mientras lo mirabas. No se cambió nada más: mira cómo está ahora.'
    : error;
}
