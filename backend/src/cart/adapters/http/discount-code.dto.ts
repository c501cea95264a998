import { ApiProperty } from '../../../common/http/api-docs.js';
import type { ListedCode } from '../../application/discount.service.js';
import { CODE_STATES, type CodeState } from '../../domain/discount.js';

/** A discount code as the owner sees it. */
export class DiscountCodeDto {
  /**
   * In capitals.
   * @example "SIGERIST15"
   */
  code!: string;

  /** `scheduled` before it begins, `used_up` at its limit, `ended` after its end or when it was switched off. */
  @ApiProperty({ enum: CODE_STATES, enumName: 'DiscountCodeState' })
  state!: CodeState;

  /**
   * Taken off the total; null for a code with an amount.
   * @example 15
   */
  percent!: number | null;

  /** Whole pesos taken off the total; null for a code with a percentage. */
  amount!: number | null;

  /** From when it can be applied; null without a beginning. */
  from!: string | null;

  /** Until when it can be applied; null without an end. */
  until!: string | null;

  /** Orders that may use it; null without a limit. */
  totalLimit!: number | null;

  /** Orders of one mailbox that may use it; null without a limit. */
  perCustomerLimit!: number | null;

  /**
   * Orders that were placed with it.
   * @example 3
   */
  uses!: number;
}

export function toDiscountCodeDto({ code, state }: ListedCode): DiscountCodeDto {
  const { percent, amount, starts, ends, totalLimit, perCustomerLimit, uses } = code;
  const [from, until] = [starts?.toISOString() ?? null, ends?.toISOString() ?? null];
  return { code: code.code, state, percent, amount, from, until, totalLimit, perCustomerLimit, uses };
}
