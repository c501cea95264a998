import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { TextLine } from '../../../common/http/text-fields.js';
import { TRANSACTION_ID } from '../../../common/transaction-id.js';
import { OrderDto } from '../../../orders/index.js';

/** A browser's report of a payment. Only `transactionId` counts: everything else is read from the provider. */
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
   * @example "SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB"
   */
  @IsOptional()
  @MaxLength(200, { message: 'La referencia de pago no es válida' })
  @IsString({ message: 'La referencia de pago no es válida' })
  reference?: string;

  /** Ignored: a session does not prove the payment. The cookie of the browser that paid does. */
  @IsOptional()
  sessionId?: string;

  /** Not used, like the next three: the order has the data from the start of the payment. */
  @IsOptional()
  customerEmail?: string;

  /** Not used. */
  @IsOptional()
  customerName?: string;

  /** Not used. */
  @IsOptional()
  customerPhone?: string;

  /** Not used: the amount charged is read from the provider. */
  @IsOptional()
  amount?: number;
}

/** A payment whose result did not reach the browser. */
export class FindPaymentDto {
  /**
   * Reference under which the payment began.
   * @example "SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB"
   */
  @MaxLength(200, { message: 'La referencia de pago no es válida' })
  @IsString({ message: 'La referencia de pago no es válida' })
  @TextLine()
  reference!: string;
}

export class FoundPaymentDto {
  /**
   * Transaction to complete; null when no payment was or may yet be approved.
   * @example "11004-1718123303-80111"
   */
  transactionId!: string | null;
}

/** The bank has not decided yet; the caller repeats the call later. */
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
