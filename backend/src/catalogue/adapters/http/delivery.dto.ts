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
}

export function toDeliveryDto(delivery: Pricing['delivery']): DeliveryDto {
  const { shippingEstimate, embroideryHours, standardDates, expressDates } = delivery;
  return {
    shippingEstimate,
    standardBusinessDays: [...delivery.standardBusinessDays],
    expressBusinessDays: [...delivery.expressBusinessDays],
    embroideryHours,
    standardDates,
    expressDates,
  };
}
