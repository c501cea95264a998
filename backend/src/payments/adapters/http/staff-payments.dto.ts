import { IsString, MaxLength } from 'class-validator';
import { CodeLine } from '../../../common/http/text-fields.js';

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
