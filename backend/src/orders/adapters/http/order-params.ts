import type { PipeTransform } from '@nestjs/common';
import { idParam } from '../../../common/http/id-param.js';
import { unknownOrder } from '../../application/order-reader.js';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const ORDER_ID_PARAM = idParam('order');

export const STATUS_MESSAGE = 'Elige un estado de la lista';

/** An invalid id is answered like an unknown one. */
export class OrderIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!ID.test(text)) throw unknownOrder();
    return text;
  }
}
