import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { TextBlock, TextLine } from '../../../common/http/text-fields.js';
import { OrderItemDto, toOrderItemDto } from '../../../orders/index.js';
import type { Mismatch } from '../../application/payment-attempts.port.js';

const NOTE_MESSAGE = 'Escribe qué se hizo con este pago';

/** Money that differs from what was asked for: nothing was ordered, a person decides. */
export class PaymentInReviewDto {
  /**
   * As the provider names it.
   * @example "11004-1718123303-80111"
   */
  transactionId!: string;

  /**
   * What it was paid for.
   * @example "SIGERIST-3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11-1763700000000-Zx9k2"
   */
  reference!: string;

  /**
   * The provider's status.
   * @example "APPROVED"
   */
  status!: string;

  /**
   * What was asked for, whole pesos.
   * @example 782000
   */
  expectedAmount!: number;

  /**
   * What the provider tells of, rounded to pesos.
   * @example 1000
   */
  paidAmount!: number;

  /**
   * Of what the provider tells of.
   * @example "COP"
   */
  currency!: string;

  /**
   * Who began the payment.
   * @example "Laura Restrepo"
   */
  customerName!: string;

  /**
   * Of whoever began the payment.
   * @example "laura@example.com"
   */
  customerEmail!: string;

  /**
   * As typed; empty for none.
   * @example "300 123 4567"
   */
  customerPhone!: string;

  /** What it was to pay for, as it stood when the payment began. */
  items!: OrderItemDto[];

  /**
   * When the shop heard of it last.
   * @example "2026-11-21T20:15:00.000Z"
   */
  heardAt!: string;
}

export class ResolvePaymentDto {
  /**
   * What was done: the evidence of a refund, the order that it belongs to.
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
   * Of the payment.
   * @example "SIGERIST-3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11-1763700000000-Zx9k2"
   */
  @MaxLength(200, { message: 'La referencia de pago no es válida' })
  @IsString({ message: 'La referencia de pago no es válida' })
  @TextLine()
  reference!: string;
}

export class CheckedPaymentDto {
  /**
   * `created`, `pending`, `failed`, `approved`, `voided`, `mismatch` or `expired`.
   * @example "approved"
   */
  state!: string;
}

export function toPaymentInReviewDto(mismatch: Mismatch): PaymentInReviewDto {
  const { attempt, transactionId, status, amount, currency, heardAt } = mismatch;
  const { customer, lines } = attempt.purchase;
  return {
    transactionId,
    reference: attempt.reference,
    status,
    expectedAmount: attempt.amount,
    paidAmount: Math.round(amount),
    currency,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    items: lines.map(toOrderItemDto),
    heardAt: heardAt.toISOString(),
  };
}
