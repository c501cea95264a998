import type { PipeTransform } from '@nestjs/common';
import { isISO8601, isUUID } from 'class-validator';
import { errorOf } from '../../../common/domain-error.js';
import { idParam } from '../../../common/http/id-param.js';
import { unknownPage } from '../../../common/http/page-query.js';
import type { RefundPage } from '../../application/refund-list.js';
import type { RefundPosition } from '../../application/refunds.port.js';
import { REFUND_UNKNOWN } from '../../domain/refund-errors.js';
import { type RefundPageDto, toRefundDto } from './refund.dto.js';

const CURSOR = /^([12]\d{3}-\d\d-\d\d)_(.{36})$/;

export const REFUND_ID_PARAM = idParam('refund');

/** An invalid id is answered like an unknown one. */
export class RefundIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!isUUID(text)) throw errorOf(REFUND_UNKNOWN);
    return text;
  }
}

export function refundPositionOf(cursor: string): RefundPosition {
  const [, dueOn = '', id = ''] = CURSOR.exec(cursor) ?? [];
  // PostgreSQL refuses a day that its month does not have.
  if (!isUUID(id) || !isISO8601(dueOn, { strict: true })) throw unknownPage();
  return { dueOn, id };
}

export function toRefundPageDto(
  { refunds, next }: RefundPage,
  payers: Parameters<typeof toRefundDto>[1],
): RefundPageDto {
  return {
    refunds: refunds.map((refund) => toRefundDto(refund, payers)),
    nextCursor: next ? `${next.dueOn}_${next.id}` : null,
  };
}
