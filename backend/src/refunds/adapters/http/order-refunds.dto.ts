import { ApiProperty } from '../../../common/http/api-docs.js';
import type { RefundOverview } from '../../application/ask-refund.js';
import { REFUND_WAYS, type RefundWay } from '../../domain/refund.js';
import { RefundDto, toRefundDto } from './refund.dto.js';

/** One way to give money back. */
export class RefundWayDto {
  /** How the money would be given back. */
  @ApiProperty({ enum: REFUND_WAYS, enumName: 'RefundWay' })
  way!: RefundWay;

  /**
   * Why it is not possible; null when it is.
   * @example "Solo se anula el mismo día del pago, antes de que el banco lo liquide."
   */
  problem!: string | null;
}

/** Pieces of a line that have not come back. */
export class RefundablePiecesDto {
  /**
   * Position of the line among the order's `items`, from 0.
   * @example 0
   */
  position!: number;

  /**
   * Name of the product.
   * @example "Mochila Milano"
   */
  name!: string;

  /**
   * What was paid for each of them with its part of the discount, whole pesos. All pieces of an order add up to its total.
   * @example [335000]
   */
  amounts!: number[];
}

/** The refunds of an order, and the amount and ways that are left. */
export class OrderRefundsDto {
  /**
   * All that the customer paid and the shop received, whole pesos.
   * @example 445000
   */
  paid!: number;

  /**
   * The part of `paid` that no refund claims yet, whole pesos.
   * @example 445000
   */
  available!: number;

  /**
   * What may still be given back of the shipping that the customer paid on delivery, whole pesos; 0 before the parcel left.
   * @example 200000
   */
  shipping!: number;

  /** The pieces of each line that have not come back, line by line. */
  pieces!: RefundablePiecesDto[];

  /** Every way, those that are possible first; empty when nothing is left. */
  ways!: RefundWayDto[];

  /**
   * A refund above this amount waits for another person, whole pesos: what is left of the limit after the other refunds of the order, and
   * those of the caller in the last 24 hours.
   * @example 500000
   */
  approvalAbove!: number;

  /** The oldest first. */
  refunds!: RefundDto[];
}

export function toOrderRefundsDto({ received, refunds, ways, pieces, ...money }: RefundOverview): OrderRefundsDto {
  return {
    paid: received,
    ...money,
    pieces: pieces.map(({ position, name, amounts }) => ({ position, name, amounts: [...amounts] })),
    ways: [...ways],
    refunds: refunds.map((refund) => toRefundDto(refund)),
  };
}
