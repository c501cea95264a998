import { ApiProperty } from '../../../common/http/api-docs.js';
import type { Pricing } from '../../domain/pricing.js';

/** First and last day on which an order may arrive. */
export class DeliveryDatesDto {
  /**
   * Calendar date in Bogota.
   * @example "2026-12-14"
   */
  earliest!: string;

  /**
   * Calendar date in Bogota.
   * @example "2026-12-21"
   */
  latest!: string;
}

/** Last days on which an order is paid that arrives before Christmas. */
export class ChristmasDto {
  /**
   * Of a regular order, a calendar date in Bogota; null when no day is left.
   * @example "2026-11-25"
   */
  standardUntil!: string | null;

  /**
   * Of an express order.
   * @example "2026-12-11"
   */
  expressUntil!: string | null;
}

/** Times and shipping as the shop promises them. */
export class DeliveryDto {
  /**
   * Regular shipping in whole pesos, about; paid on delivery and never part of a charged total.
   * @example 25000
   */
  shippingEstimate!: number;

  /**
   * Fewest and most business days of a regular order.
   * @example [15, 20]
   */
  standardBusinessDays!: number[];

  /**
   * Fewest and most business days with express service.
   * @example [5, 8]
   */
  expressBusinessDays!: number[];

  /**
   * Hours that the embroidery itself takes.
   * @example 48
   */
  embroideryHours!: number;

  /** Delivery of an order that is paid today. */
  standardDates!: DeliveryDatesDto;

  /** Delivery of an express order that is paid today. */
  expressDates!: DeliveryDatesDto;

  /** Null except from 1 November to 14 December. */
  @ApiProperty({ type: ChristmasDto, nullable: true })
  christmas!: ChristmasDto | null;
}

export function toDeliveryDto(delivery: Pricing['delivery']): DeliveryDto {
  const { shippingEstimate, embroideryHours, standardDates, expressDates, christmas } = delivery;
  return {
    shippingEstimate,
    standardBusinessDays: [...delivery.standardBusinessDays],
    expressBusinessDays: [...delivery.expressBusinessDays],
    embroideryHours,
    standardDates,
    expressDates,
    christmas,
  };
}
