import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { PickType } from '../../../common/http/api-docs.js';
import { IsPhone } from '../../../common/http/phone-field.js';
import { CodeLine, Letters } from '../../../common/http/text-fields.js';
import type { Correction } from '../../domain/correction.js';
import { CustomerDto } from './bank-transfer.dto.js';

const NUMBER = { message: 'Escribe el número de tu pedido, por ejemplo SIG-7K2QXM' };
const LINK = { message: 'Este enlace no está completo. Ábrelo desde el correo.' };
const VERSION = { message: 'Vuelve a abrir los datos del pedido' };
const NAME = { message: 'Escribe el nombre que bordamos' };
const PIECE = { message: 'Elige una pieza del pedido' };
const MAX_LINES = 200;

/** An order, for its payer and its owner. */
export class OwnOrderDto {
  /**
   * In any case, with or without its dash.
   * @example "SIG-7K2QXM"
   */
  @MaxLength(20, NUMBER)
  @IsNotEmpty(NUMBER)
  @IsString(NUMBER)
  @CodeLine()
  orderNumber!: string;
}

/** The token of a mailed link. */
export class OrderAccessDto {
  /**
   * The part of the link after `#acceso=`.
   * @example "q7Zt0cVb1mH9eXn4sLr2Aw"
   */
  @Matches(/^[\w-]{22}$/, LINK)
  @IsString(LINK)
  token!: string;
}

/** A corrected shipping address, with the rules of the checkout. */
export class CorrectedShippingDto extends PickType(CustomerDto, ['address', 'city', 'department', 'postalCode']) {}

/** The corrected name of a piece. */
export class CorrectedNameDto {
  /**
   * `position` of a piece in `names` of the order's details.
   * @example 0
   */
  @Max(10_000, PIECE)
  @Min(0, PIECE)
  @IsInt(PIECE)
  position!: number;

  /**
   * At most 20 letters: Latin letters with or without accents, digits, spaces and `- ' & .`
   * @example "Sofía"
   */
  @MaxLength(3000, { message: 'El texto es demasiado largo' })
  @IsNotEmpty(NAME)
  @IsString(NAME)
  @Letters()
  name!: string;
}

/** Corrected data of an order; a missing part stays as it is. */
export class CorrectOrderDto {
  /**
   * `version` of the data that the caller saw. The call is refused when they differ by now.
   * @example "9f86d081884c7d65"
   */
  @MaxLength(64, VERSION)
  @IsNotEmpty(VERSION)
  @IsString(VERSION)
  version!: string;

  /**
   * At most 30 characters: 10 digits of Colombia, or of another country with `+` or `00` and its code.
   * @example "300 123 4567"
   */
  @IsOptional()
  @IsPhone()
  @MaxLength(30, { message: 'El teléfono puede tener máximo 30 caracteres' })
  @IsNotEmpty({ message: 'Por favor ingresa tu teléfono' })
  @IsString({ message: 'Por favor ingresa tu teléfono' })
  @CodeLine()
  phone?: string;

  /** The whole new address. */
  @IsOptional()
  @ValidateNested({ message: 'Por favor ingresa tu dirección completa para el envío' })
  @IsObject({ message: 'Por favor ingresa tu dirección completa para el envío' })
  @Type(() => CorrectedShippingDto)
  shipping?: CorrectedShippingDto;

  /** New names of pieces that were bought with one. */
  @IsOptional()
  @ArrayMaxSize(MAX_LINES, PIECE)
  @ValidateNested({ each: true, ...PIECE })
  @IsObject({ each: true, ...PIECE })
  @IsArray(PIECE)
  @Type(() => CorrectedNameDto)
  names?: CorrectedNameDto[];
}

/** A correction by the customer. */
export class CorrectOwnOrderDto extends CorrectOrderDto {
  /**
   * In any case, with or without its dash.
   * @example "SIG-7K2QXM"
   */
  @MaxLength(20, NUMBER)
  @IsNotEmpty(NUMBER)
  @IsString(NUMBER)
  @CodeLine()
  orderNumber!: string;
}

export function toCorrection({ phone, shipping, names }: CorrectOrderDto): Correction {
  // JSON's null counts as missing.
  return {
    phone: phone ?? undefined,
    shipping: shipping ? { ...shipping, postalCode: shipping.postalCode ?? '' } : undefined,
    names: names ?? undefined,
  };
}
