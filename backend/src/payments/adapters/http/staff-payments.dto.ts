import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { CodeLine, TextBlock } from '../../../common/http/text-fields.js';
import { PAYMENT_PROVIDERS } from '../../../common/payment-providers.js';
import { OrderItemDto, toOrderItemDto } from '../../../orders/index.js';
import type { MoneyToReview } from '../../application/payment-attempts.port.js';
import { MONEY_REVIEW_REASONS, type MoneyReviewReason } from '../../domain/payment-attempt.js';

const NOTE_MESSAGE = 'Escribe qué se hizo con este pago';

/** Note of a staff member about the money. */
export class MoneyResolutionDto {
  /**
   * E-mail of the member of staff.
   * @example "taller@sigerist.co"
   */
  actor!: string;

  /**
   * Text of the note.
   * @example "Devuelto por PSE, comprobante 98213"
   */
  note!: string;

  /**
   * Time of the note.
   * @example "2026-11-21T20:15:00.000Z"
   */
  at!: string;
}

/** A payment in review, which made no order. */
export class PaymentInReviewDto {
  /**
   * `amount`: amount or currency differ from what was asked for. `unknown_reference`: no payment of the shop has its reference.
   * `provider_differs`: the provider's list contradicts what the shop recorded. `undecided`: no bank has decided for three days, and there
   * is no money yet.
   */
  @ApiProperty({ enum: MONEY_REVIEW_REASONS, enumName: 'MoneyReviewReason' })
  reason!: MoneyReviewReason;

  /**
   * Name of the provider, in whose panel staff find the payment.
   * @example "Wompi"
   */
  provider!: string;

  /**
   * As the provider names it.
   * @example "11004-1718123303-80111"
   */
  transactionId!: string;

  /**
   * Reference of the payment.
   * @example "SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB"
   */
  reference!: string;

  /**
   * The provider's status.
   * @example "APPROVED"
   */
  status!: string;

  /**
   * The amount that the shop asked for, whole pesos; null for an unknown reference.
   * @example 782000
   */
  expectedAmount!: number | null;

  /**
   * The amount that the provider reports, rounded to pesos.
   * @example 1000
   */
  paidAmount!: number;

  /**
   * Currency of the paid amount.
   * @example "COP"
   */
  currency!: string;

  /**
   * Name of the person who began the payment; empty when unknown.
   * @example "Laura Restrepo"
   */
  customerName!: string;

  /**
   * Email of the person who began the payment; empty when unknown.
   * @example "laura@example.com"
   */
  customerEmail!: string;

  /**
   * As typed; empty for none.
   * @example "300 123 4567"
   */
  customerPhone!: string;

  /** Items of the cart when the payment began; empty when they are not known or belong to an order. */
  items!: OrderItemDto[];

  /**
   * Time of the last record.
   * @example "2026-11-21T20:15:00.000Z"
   */
  heardAt!: string;

  /** Earlier resolutions, from before the payment came back to the list; the oldest first. */
  resolutions!: MoneyResolutionDto[];
}

export class ResolvePaymentDto {
  /**
   * How it was resolved: the evidence of a refund, or the order that the payment belongs to.
   * @example "Devuelto por PSE, comprobante 98213"
   */
  @MaxLength(500, { message: 'La nota puede tener máximo 500 caracteres' })
  @IsNotEmpty({ message: NOTE_MESSAGE })
  @IsString({ message: NOTE_MESSAGE })
  @TextBlock()
  note!: string;
}

export class CheckPaymentDto {
  /**
   * Reference of the payment.
   * @example "SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB"
   */
  @MaxLength(200, { message: 'La referencia de pago no es válida' })
  @IsString({ message: 'La referencia de pago no es válida' })
  @CodeLine()
  reference!: string;
}

export class CheckedPaymentDto {
  /**
   * `created`, `pending`, `failed`, `approved`, `voided`, `mismatch` or `expired`.
   * @example "approved"
   */
  state!: string;
}

export function toPaymentInReviewDto(money: MoneyToReview): PaymentInReviewDto {
  const { reason, attempt, transactionId, reference, status, amount, currency, recordedAt, resolutions } = money;
  const { customer, lines = [] } = attempt?.purchase ?? {};
  return {
    provider: PAYMENT_PROVIDERS[money.provider].name,
    reason,
    transactionId,
    reference,
    status,
    currency,
    expectedAmount: attempt?.amount ?? null,
    paidAmount: Math.round(amount),
    customerName: customer?.name ?? '',
    customerEmail: customer?.email ?? '',
    customerPhone: customer?.phone ?? '',
    items: lines.map(toOrderItemDto),
    heardAt: recordedAt.toISOString(),
    resolutions: resolutions.map(({ actor, note, at }) => ({ actor, note, at: at.toISOString() })),
  };
}
