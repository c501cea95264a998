import type { PipeTransform } from '@nestjs/common';
import { idParam } from '../../../common/http/id-param.js';
import { UUID } from '../../../common/uuid.js';
import { errorOf } from '../../../common/domain-error.js';
import { MONEY_ERRORS } from '../../../money/index.js';
import { unknownOrder } from '../../application/order-reader.js';

export const ORDER_ID_PARAM = idParam('order');

export const STATUS_MESSAGE = 'Elige un estado de la lista';

/** An invalid id is answered like an unknown one. */
export class OrderIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!UUID.test(text)) throw unknownOrder();
    return text;
  }
}

/** The same for a movement of money. */
export class EntryIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!UUID.test(text)) throw errorOf(MONEY_ERRORS.ENTRY_UNKNOWN);
    return text;
  }
}
