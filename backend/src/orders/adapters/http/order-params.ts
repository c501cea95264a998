import type { PipeTransform } from '@nestjs/common';
import { UUID } from '../../../common/uuid.js';
import { unknownOrder } from '../../application/order-reader.js';

export const ORDER_ID_PARAM = {
  name: 'id',
  description: 'Random id of the order.',
  schema: { type: 'string', format: 'uuid' },
  example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
} as const;

export const STATUS_MESSAGE = 'Elige un estado de la lista';

/** An invalid id is answered like an unknown one. */
export class OrderIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!UUID.test(text)) throw unknownOrder();
    return text;
  }
}
