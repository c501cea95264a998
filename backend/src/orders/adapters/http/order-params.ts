import type { PipeTransform } from '@nestjs/common';
import { DomainError } from '../../../common/domain-error.js';
import { unknownOrder } from '../../application/order-reader.js';
import type { OrderPosition } from '../../application/orders.port.js';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ID = new RegExp(`^${UUID}$`, 'i');
const CURSOR = new RegExp(`^([\\d-]{10}T[\\d:.]{12}Z)_(${UUID})$`);

export const ORDER_ID_PARAM = {
  name: 'id',
  description: 'Random id of the order.',
  schema: { type: 'string', format: 'uuid' },
  example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
} as const;

export const STATUS_MESSAGE = 'Elige un estado de la lista';

export const ORDER_UNKNOWN = [404, 'order.not_found', 'No encontramos este pedido.'] as const;

/** An invalid id is answered like an unknown one. */
export class OrderIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!ID.test(text)) throw unknownOrder();
    return text;
  }
}

export function positionOf(cursor: string): OrderPosition {
  const [, moment = '', id = ''] = CURSOR.exec(cursor) ?? [];
  const createdAt = new Date(moment);
  if (!id || Number.isNaN(createdAt.getTime())) {
    const message = 'La página pedida no existe';
    throw new DomainError('malformed', 'request.invalid', message, { cursor: message });
  }
  return { createdAt, id };
}
