import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { MALFORMED_SESSION_MESSAGE, SESSION_ID } from '../../../cart/index.js';
import { Email } from '../../../common/http/email.js';
import { Nested } from '../../../common/http/nested.js';
import { IsPhone } from '../../../common/http/phone-field.js';
import { CodeLine, NameLine } from '../../../common/http/text-fields.js';
import type { BankTransfer } from '../../application/transfer-instructions.js';
import type { Order } from '../../domain/order.js';
import type { Customer } from '../../domain/purchase.js';
import { BankAccountDto } from './instalment.dto.js';
import { OrderDto, toOrderDto } from './order.dto.js';

const TOTAL_MESSAGE = 'El total debe ser un número entero de pesos';

/** Customer and shipping address. Surrounding blanks are dropped. */
export class CustomerDto {
  /**
   * At most 160 characters.
   * @example "Laura Restrepo"
   */
  @MaxLength(160, { message: 'El nombre puede tener máximo 160 caracteres' })
  @IsNotEmpty({ message: 'Por favor ingresa tu nombre completo' })
  @IsString({ message: 'Por favor ingresa tu nombre completo' })
  @NameLine()
  name!: string;

  /**
   * Email for the mails of the order. Case and surrounding blanks do not matter.
   * @example "laura@example.com"
   */
  @Email('Por favor ingresa tu correo electrónico')
  email!: string;

  /**
   * As typed, at most 30 characters: 10 digits of Colombia, or of another country with `+` or `00` and its code.
   * @example "300 123 4567"
   */
  @IsPhone()
  @MaxLength(30, { message: 'El teléfono puede tener máximo 30 caracteres' })
  @IsNotEmpty({ message: 'Por favor ingresa tu teléfono' })
  @IsString({ message: 'Por favor ingresa tu teléfono' })
  @CodeLine()
  phone!: string;

  /**
   * At most 200 characters.
   * @example "Calle 10 # 43-12, apto 301"
   */
  @MaxLength(200, { message: 'La dirección puede tener máximo 200 caracteres' })
  @IsNotEmpty({ message: 'Por favor ingresa tu dirección completa para el envío' })
  @IsString({ message: 'Por favor ingresa tu dirección completa para el envío' })
  @NameLine()
  address!: string;

  /**
   * At most 80 characters.
   * @example "Medellín"
   */
  @MaxLength(80, { message: 'La ciudad puede tener máximo 80 caracteres' })
  @IsNotEmpty({ message: 'Por favor ingresa tu ciudad' })
  @IsString({ message: 'Por favor ingresa tu ciudad' })
  @NameLine()
  city!: string;

  /**
   * At most 80 characters.
   * @example "Antioquia"
   */
  @MaxLength(80, { message: 'El departamento puede tener máximo 80 caracteres' })
  @IsNotEmpty({ message: 'Por favor ingresa tu departamento' })
  @IsString({ message: 'Por favor ingresa tu departamento' })
  @NameLine()
  department!: string;

  /**
   * At most 20 characters.
   * @example "050021"
   */
  @IsOptional()
  @MaxLength(20, { message: 'El código postal puede tener máximo 20 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @NameLine()
  @ApiProperty({ type: 'string' })
  postalCode?: string | null;
}

/** An order that is paid by bank transfer. */
export class BankTransferDto {
  /**
   * Session id of the cart.
   * @example "3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11"
   */
  @Matches(SESSION_ID, { message: MALFORMED_SESSION_MESSAGE })
  @ApiProperty({ pattern: SESSION_ID.source })
  sessionId!: string;

  /** Customer and shipping address. */
  @Nested(() => CustomerDto, 'Por favor ingresa tu nombre completo')
  customer!: CustomerDto;

  /** Whether the treatment of data was accepted; its text version and time are stored. */
  @IsOptional()
  @IsBoolean({ message: 'Indica si aceptas el tratamiento de tus datos' })
  dataConsent?: boolean;

  /**
   * The total that the browser shows, whole pesos. A cart with another total is refused with `order.total_changed`.
   * @example 782000
   */
  @IsOptional()
  @Max(1_000_000_000, { message: TOTAL_MESSAGE })
  @Min(0, { message: TOTAL_MESSAGE })
  @IsInt({ message: TOTAL_MESSAGE })
  @ApiProperty({ type: 'integer', required: false })
  total?: number;

  /** 2 to pay half now and the rest when the order is finished, before it ships; 1, or nothing, to pay it whole. */
  @IsOptional()
  @IsIn([1, 2], { message: 'Elige si pagas todo o en dos partes' })
  @ApiProperty({ enum: [1, 2], required: false })
  instalments?: 1 | 2;
}

export class BankTransferOrderDto extends OrderDto {
  /** Account for the transfer and link for its proof; null for an order without money to pay, which is `paid` at once. */
  @ApiProperty({ type: BankAccountDto, nullable: true })
  bankTransfer!: BankAccountDto | null;

  /**
   * Until when the order keeps its use of a code with limits, which others may use up then; null for any other order.
   * @example "2026-11-22T20:15:00.000Z"
   */
  codeKeptUntil!: string | null;
}

export function toCustomer({ customer, dataConsent }: Pick<BankTransferDto, 'customer' | 'dataConsent'>): Customer {
  const { name, email, phone, address, city, department, postalCode } = customer;
  const shipping = { address, city, department, postalCode: postalCode ?? '' };
  return { name, email, phone, shipping, dataConsent: dataConsent ?? false };
}

export function toBankTransferOrderDto(
  order: Order,
  bankTransfer: BankTransfer | null,
  codeKeptUntil: Date | null,
): BankTransferOrderDto {
  return { ...toOrderDto(order), bankTransfer, codeKeptUntil: codeKeptUntil?.toISOString() ?? null };
}
