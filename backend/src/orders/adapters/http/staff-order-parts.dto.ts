import type { Entry } from '../../../money/index.js';

/** A note of a staff member for colleagues. */
export class StaffNoteDto {
  /**
   * Never shown or mailed to the customer.
   * @example "La reata azul llega el jueves"
   */
  text!: string;

  /**
   * Time of writing.
   * @example "2026-11-21T20:15:00.000Z"
   */
  at!: string;

  /**
   * Email of the author.
   * @example "taller@sigerist.co"
   */
  actor!: string;
}

/** A name that was written after the purchase. */
export class LaterNameDto {
  /**
   * Position of the piece among the order's items, from 0.
   * @example 0
   */
  position!: number;

  /**
   * The name to embroider.
   * @example "Sofía"
   */
  name!: string;

  /**
   * Time of writing.
   * @example "2026-11-21T20:15:00.000Z"
   */
  at!: string;

  /**
   * `shopper`, or the email of a staff member.
   * @example "shopper"
   */
  actor!: string;
}

/** Orders that are due; days are those of Bogota. */
export class OrderSummaryDto {
  /**
   * Paid and unsent orders whose last promised day is over.
   * @example 1
   */
  overdue!: number;

  /**
   * Those, and the ones whose last promised day is today.
   * @example 3
   */
  today!: number;

  /**
   * Paid and unsent orders whose last promised day is between today and Sunday.
   * @example 4
   */
  week!: number;
}

/** Bank transfers that the staff confirmed, or online payments of instalments. */
export class ConfirmedTransferDto {
  /**
   * The amount received, whole pesos.
   * @example 782000
   */
  amount!: number;

  /**
   * The bank's.
   * @example "M1029384"
   */
  reference!: string;
}

/** The money that a change confirmed. */
export class ReceivedMoneyDto extends ConfirmedTransferDto {
  /**
   * `BANK_TRANSFER`, or as the provider names an online payment of an instalment; the reference is its transaction then.
   * @example "BANK_TRANSFER"
   */
  method!: string;
}

export function toReceivedMoneyDto({ amount, reference, transactionId, method }: Entry): ReceivedMoneyDto {
  return { amount, reference: transactionId ?? reference ?? '', method };
}
