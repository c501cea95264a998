import type { PipeTransform } from '@nestjs/common';
import { errorOf } from '../../../common/domain-error.js';
import { UUID } from '../../../common/uuid.js';
import { MONEY_UNKNOWN } from '../../domain/open-money-errors.js';

/** An invalid id is answered like an unknown one. */
export class MoneyIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!UUID.test(text)) throw errorOf(MONEY_UNKNOWN);
    return text;
  }
}
