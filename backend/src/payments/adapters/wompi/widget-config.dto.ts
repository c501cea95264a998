import { Equals, IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { Email } from '../../../common/http/email.js';
import { IsPhone, withPrefix } from '../../../common/http/phone-field.js';
import { Nested } from '../../../common/http/nested.js';
import { CodeLine, NameLine } from '../../../common/http/text-fields.js';
import type { Customer } from '../../../orders/index.js';

const TEXT = { message: 'Debe ser un texto' };
const TOO_LONG = { message: 'El texto es demasiado largo' };
const NAME_MESSAGE = 'Por favor ingresa tu nombre completo';

/** The customer, with the provider's field names. */
export class PayerDto {
  /**
   * Email for the mails of the order. Case and surrounding blanks do not matter.
   * @example "laura@example.com"
   */
  @Email('Por favor ingresa tu correo electrónico')
  email!: string;

  /**
   * At most 160 characters.
   * @example "Laura Restrepo"
   */
  @MaxLength(160, { message: 'El nombre puede tener máximo 160 caracteres' })
  @IsNotEmpty({ message: NAME_MESSAGE })
  @IsString({ message: NAME_MESSAGE })
  @NameLine()
  full_name!: string;

  /**
   * As typed, at most 30 characters: 10 digits of Colombia, or of another country with `+` or `00` and its code.
   * @example "3001234567"
   */
  @IsOptional()
  @IsPhone('phone_number_prefix')
  @MaxLength(30, { message: 'El teléfono puede tener máximo 30 caracteres' })
  @IsString(TEXT)
  @CodeLine()
  @ApiProperty({ type: 'string' })
  phone_number?: string | null;

  /**
   * The country's.
   * @example "+57"
   */
  @IsOptional()
  @MaxLength(5, TOO_LONG)
  @IsString(TEXT)
  @CodeLine()
  @ApiProperty({ type: 'string' })
  phone_number_prefix?: string | null;
}

/** Shipping address of the order. */
export class PayerAddressDto {
  /**
   * At most 200 characters.
   * @example "Calle 10 # 43-12"
   */
  @MaxLength(200, { message: 'La dirección puede tener máximo 200 caracteres' })
  @IsString(TEXT)
  @NameLine()
  address_line_1!: string;

  /**
   * At most 80 characters.
   * @example "Medellín"
   */
  @MaxLength(80, TOO_LONG)
  @IsString(TEXT)
  @NameLine()
  city!: string;

  /**
   * The department, at most 80 characters.
   * @example "Antioquia"
   */
  @MaxLength(80, TOO_LONG)
  @IsString(TEXT)
  @NameLine()
  region!: string;

  /**
   * The shop delivers in Colombia alone.
   * @example "CO"
   */
  @IsOptional()
  @Equals('CO', { message: 'Solo enviamos dentro de Colombia' })
  country?: string;

  /**
   * At most 20 characters.
   * @example "050021"
   */
  @IsOptional()
  @MaxLength(20, TOO_LONG)
  @IsString(TEXT)
  @NameLine()
  @ApiProperty({ type: 'string' })
  postal_code?: string | null;

  /**
   * At most 30 characters.
   * @example "3001234567"
   */
  @IsOptional()
  @MaxLength(30, TOO_LONG)
  @IsString(TEXT)
  @CodeLine()
  @ApiProperty({ type: 'string' })
  phone_number?: string | null;
}

/** Taxes of a payment, both 0. */
export class TaxDto {
  /**
   * VAT in cents.
   * @example 0
   */
  @Equals(0, { message: 'Nuestros precios no tienen IVA' })
  vat!: number;

  /**
   * Consumption tax in cents.
   * @example 0
   */
  @Equals(0, { message: 'Nuestros precios no tienen impuesto al consumo' })
  consumption!: number;
}

/** The payment as the browser shows it. */
export class WidgetConfigRequestDto {
  /**
   * The total in cents. The cart's own counts: a different one is refused.
   * @example 78200000
   */
  @Min(1, { message: 'El monto no es válido' })
  @IsInt({ message: 'El monto no es válido' })
  amount_in_cents!: number;

  /**
   * Always COP.
   * @example "COP"
   */
  @Equals('COP', { message: 'La moneda debe ser COP' })
  currency!: string;

  /**
   * `SIGERIST-{session}-{milliseconds}-{5 characters}`: names the cart. The answer contains another one to pay under.
   * @example "SIGERIST-3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11-1763700000000-Zx9k2"
   */
  @MaxLength(200, { message: 'La referencia de pago no es válida' })
  @IsString({ message: 'La referencia de pago no es válida' })
  reference!: string;

  /** The customer. */
  @Nested(() => PayerDto, NAME_MESSAGE)
  customer_data!: PayerDto;

  /** Shipping address of the order. */
  @IsOptional()
  @Nested(() => PayerAddressDto, 'La dirección no es válida')
  shipping_address?: PayerAddressDto | null;

  /**
   * URL to which the shopper returns; a URL of another site is replaced by the shop's own.
   * @example "https://sigerist.co/payment-success"
   */
  @IsOptional()
  @MaxLength(500, TOO_LONG)
  @IsString(TEXT)
  redirect_url?: string;

  /** Taxes included in the amount. Values other than 0 are rejected. */
  @IsOptional()
  @Nested(() => TaxDto, 'Los impuestos no son válidos')
  tax_in_cents?: TaxDto;

  /** Whether the treatment of data was accepted; its text version and time are stored. */
  @IsOptional()
  @IsBoolean({ message: 'Indica si aceptas el tratamiento de tus datos' })
  dataConsent?: boolean;
}

export function toCustomer({ customer_data, shipping_address, dataConsent }: WidgetConfigRequestDto): Customer {
  return {
    name: customer_data.full_name,
    email: customer_data.email,
    phone: withPrefix(
      customer_data.phone_number ?? shipping_address?.phone_number ?? '',
      customer_data.phone_number_prefix,
    ),
    shipping: shipping_address
      ? {
          address: shipping_address.address_line_1,
          city: shipping_address.city,
          department: shipping_address.region,
          postalCode: shipping_address.postal_code ?? '',
        }
      : null,
    dataConsent: dataConsent ?? false,
  };
}
