import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { TextBlock, TextLine } from '../../../common/http/text-fields.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';
import { STATUS_MESSAGE } from './order-params.js';

const RECEIVED_MESSAGE = 'Escribe cuánto llegó y la referencia de la transferencia';
const AMOUNT_MESSAGE = 'Escribe el valor en pesos, sin centavos';
const MAX_PESOS = 1_000_000_000;

/** A bank transfer as it appears on the statement. */
export class ReceivedTransferDto {
  /**
   * The amount received, whole pesos. Another amount than the order's total needs a note that explains it.
   * @example 782000
   */
  @IsOptional()
  @Max(MAX_PESOS, { message: AMOUNT_MESSAGE })
  @Min(1, { message: AMOUNT_MESSAGE })
  @IsInt({ message: AMOUNT_MESSAGE })
  @ApiProperty({ required: true, type: 'integer' })
  amount?: number;

  /**
   * The bank's, at most 100 characters.
   * @example "M1029384"
   */
  @IsOptional()
  @MaxLength(100, { message: 'La referencia puede tener máximo 100 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @TextLine()
  @ApiProperty({ required: true })
  reference?: string;
}

/** A note that staff write for each other. */
export class StaffNoteTextDto {
  /**
   * At most 1000 characters. The customer never sees it.
   * @example "La reata azul llega el jueves"
   */
  @MaxLength(1000, { message: 'La nota puede tener máximo 1000 caracteres' })
  @IsNotEmpty({ message: 'Escribe la nota' })
  @IsString({ message: 'Escribe la nota' })
  @TextBlock()
  text!: string;
}

/** A message beside something that staff do; the customer reads it in the mail. */
export class CustomerNoteDto {
  /**
   * At most 500 characters.
   * @example "Quedó preciosa: mira la foto que te enviamos por WhatsApp"
   */
  @IsOptional()
  @MaxLength(500, { message: 'La nota puede tener máximo 500 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @TextBlock()
  note?: string;
}

export class ChangeOrderStatusDto {
  /** One of `nextStatuses`. */
  @IsIn(ORDER_STATUSES, { message: STATUS_MESSAGE })
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;

  /** The status that the caller saw. The change is refused when the order has another status by now. */
  @IsOptional()
  @IsIn(ORDER_STATUSES, { message: STATUS_MESSAGE })
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus', required: false })
  from?: OrderStatus;

  /**
   * Text for the customer's mail, such as the tracking number.
   * @example "Guía 123456789"
   */
  @IsOptional()
  @MaxLength(500, { message: 'La nota puede tener máximo 500 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @TextBlock()
  note?: string;

  /** True when the order is made although another one of the same pieces is open; needs a note. */
  @IsOptional()
  @IsBoolean({ message: 'Debe ser verdadero o falso' })
  besidesOthers?: boolean;

  /** True when the order ships although its second instalment is missing; needs a note. */
  @IsOptional()
  @IsBoolean({ message: 'Debe ser verdadero o falso' })
  shipsUnpaid?: boolean;

  /** The transfer that this change confirms; needed for the statuses in `receivedFor`. */
  @IsOptional()
  @IsObject({ message: RECEIVED_MESSAGE })
  @ValidateNested({ message: RECEIVED_MESSAGE })
  @Type(() => ReceivedTransferDto)
  received?: ReceivedTransferDto;
}
