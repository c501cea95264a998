import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { MALFORMED_SESSION_MESSAGE, SESSION_ID } from '../../../cart/index.js';
import { TextLine } from '../../../common/http/text-fields.js';
import { TRANSACTION_ID } from '../../../common/transaction-id.js';
import { OrderDto } from '../../../orders/index.js';

/** What a browser says of a payment. Only `transactionId` counts: everything else is read from the provider. */
export class CompletePaymentDto {
  /**
   * As the provider names it.
   * @example "11004-1718123303-80111"
   */
  @Matches(TRANSACTION_ID, { message: 'El id de la transacción no es válido' })
  @ApiProperty({ pattern: TRANSACTION_ID.source })
  transactionId!: string;

  /**
   * When given it must be the transaction's own.
   * @example "SIGERIST-3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11-1763700000000-Zx9k2"
   */
  @IsOptional()
  @MaxLength(200, { message: 'La referencia de pago no es válida' })
  @IsString({ message: 'La referencia de pago no es válida' })
  reference?: string;

  /**
   * Of the cart: shows that this browser paid, and gets it the whole order. Others get it masked.
   * @example "3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11"
   */
  @IsOptional()
  @Matches(SESSION_ID, { message: MALFORMED_SESSION_MESSAGE })
  @ApiProperty({ pattern: SESSION_ID.source })
  sessionId?: string;

  /** Not used: the order has what was given when the payment began, as the next three. */
  @IsOptional()
  customerEmail?: string;

  /** Not used. */
  @IsOptional()
  customerName?: string;

  /** Not used. */
  @IsOptional()
  customerPhone?: string;

  /** Not used: what was charged is read from the provider. */
  @IsOptional()
  amount?: number;
}

/** A payment of which the browser was told nothing. */
export class FindPaymentDto {
  /**
   * Under which it was begun.
   * @example "SIGERIST-3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11-1763700000000-Zx9k2"
   */
  @MaxLength(200, { message: 'La referencia de pago no es válida' })
  @IsString({ message: 'La referencia de pago no es válida' })
  @TextLine()
  reference!: string;
}

export class FoundPaymentDto {
  /**
   * To be completed; null when nothing was paid that could still be approved.
   * @example "11004-1718123303-80111"
   */
  transactionId!: string | null;
}

/** The bank has not decided yet: ask again. */
export class PendingPaymentDto {
  /**
   * Always PENDING.
   * @example "PENDING"
   */
  status!: string;
}

export class ExternalCompletionDto {
  /** False while the bank has not decided yet. */
  success!: boolean;

  /** Null while the bank has not decided yet. */
  order!: OrderDto | null;
}
