import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { Email } from '../../../common/http/email.js';
import { Nested } from '../../../common/http/nested.js';
import { TextLine } from '../../../common/http/text-fields.js';
import type { Customer } from '../../../orders/index.js';
import type { CheckoutConfig } from '../../application/payment-provider.port.js';

const TEXT = { message: 'Debe ser un texto' };
const TOO_LONG = { message: 'El texto es demasiado largo' };
const NAME_MESSAGE = 'Por favor ingresa tu nombre completo';

/** Who pays. */
export class PayerDto {
  /**
   * Where the mails of the order go. Case and surrounding blanks do not matter.
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
  @TextLine()
  full_name!: string;

  /**
   * As typed, at most 30 characters.
   * @example "3001234567"
   */
  @IsOptional()
  @MaxLength(30, { message: 'El teléfono puede tener máximo 30 caracteres' })
  @IsString(TEXT)
  @TextLine()
  @ApiProperty({ type: 'string' })
  phone_number?: string | null;

  /**
   * The country's.
   * @example "+57"
   */
  @IsOptional()
  @MaxLength(5, TOO_LONG)
  @IsString(TEXT)
  @TextLine()
  @ApiProperty({ type: 'string' })
  phone_number_prefix?: string | null;
}

/** Where the parcel goes. */
export class PayerAddressDto {
  /**
   * At most 200 characters.
   * @example "Calle 10 # 43-12"
   */
  @MaxLength(200, { message: 'La dirección puede tener máximo 200 caracteres' })
  @IsString(TEXT)
  @TextLine()
  address_line_1!: string;

  /**
   * At most 80 characters.
   * @example "Medellín"
   */
  @MaxLength(80, TOO_LONG)
  @IsString(TEXT)
  @TextLine()
  city!: string;

  /**
   * The department, at most 80 characters.
   * @example "Antioquia"
   */
  @MaxLength(80, TOO_LONG)
  @IsString(TEXT)
  @TextLine()
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
  @TextLine()
  @ApiProperty({ type: 'string' })
  postal_code?: string | null;

  /**
   * At most 30 characters.
   * @example "3001234567"
   */
  @IsOptional()
  @MaxLength(30, TOO_LONG)
  @IsString(TEXT)
  @TextLine()
  @ApiProperty({ type: 'string' })
  phone_number?: string | null;
}

/** What is to be paid, as the browser shows it (accounts-payments-chatbot, section 7). */
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
   * `SIGERIST-{session}-{milliseconds}-{5 characters}`: names the cart. The answer carries another one to pay with.
   * @example "SIGERIST-3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11-1763700000000-Zx9k2"
   */
  @MaxLength(200, { message: 'La referencia de pago no es válida' })
  @IsString({ message: 'La referencia de pago no es válida' })
  reference!: string;

  /** Who pays. */
  @Nested(() => PayerDto, NAME_MESSAGE)
  customer_data!: PayerDto;

  /** Where the parcel goes. */
  @IsOptional()
  @Nested(() => PayerAddressDto, 'La dirección no es válida')
  shipping_address?: PayerAddressDto | null;

  /**
   * Where the shopper comes back to; an address of another site is replaced by the shop's own.
   * @example "https://sigerist.co/payment-success"
   */
  @IsOptional()
  @MaxLength(500, TOO_LONG)
  @IsString(TEXT)
  redirect_url?: string;

  /** Whether the treatment of data was accepted; its text version and time are stored (decisions, 31). */
  @IsOptional()
  @IsBoolean({ message: 'Indica si aceptas el tratamiento de tus datos' })
  dataConsent?: boolean;
}

/** What the browser opens the provider's page with; none of it can be changed without breaking the signature. */
export class WidgetConfigDto {
  /**
   * Of the shop at the provider.
   * @example "pub_test_x"
   */
  publicKey!: string;

  /**
   * Always COP.
   * @example "COP"
   */
  currency!: string;

  /**
   * What is charged.
   * @example 78200000
   */
  amountInCents!: number;

  /**
   * Pay with this one: the shop made it, and nothing can be learned from it.
   * @example "SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB"
   */
  reference!: string;

  /**
   * Proves amount, reference and expiry.
   * @example "37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5"
   */
  signature!: string;

  /**
   * Where the shopper comes back to.
   * @example "https://sigerist.co/payment-success"
   */
  redirectUrl!: string;

  /**
   * No payment may begin under this reference after it: 24 hours. Signed, too, so that it is passed on exactly as it is.
   * @example "2026-11-23T20:15:00.000Z"
   */
  expirationTime!: string;

  /**
   * The provider's hosted page, for a browser in which its widget does not open.
   * @example "https://checkout.wompi.co/p/?reference=…"
   */
  checkoutUrl!: string;

  /**
   * The provider's script, which opens its page over the shop's.
   * @example "https://checkout.wompi.co/widget.js"
   */
  widgetUrl!: string;

  /** As it was sent, the email in its one spelling. */
  customerData!: PayerDto;

  /** As it was sent. */
  shippingAddress!: PayerAddressDto | null;
}

export class WidgetConfigAnswerDto {
  /** Errors carry `false`, and their message as `error`. */
  success!: boolean;

  /** For the widget. */
  data!: WidgetConfigDto;
}

export function toCustomer({ customer_data, shipping_address, dataConsent }: WidgetConfigRequestDto): Customer {
  return {
    name: customer_data.full_name,
    email: customer_data.email,
    phone: customer_data.phone_number ?? shipping_address?.phone_number ?? '',
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

export function toWidgetConfigAnswer(config: CheckoutConfig, sent: WidgetConfigRequestDto): WidgetConfigAnswerDto {
  const { customer_data, shipping_address } = sent;
  return { success: true, data: { ...config, customerData: customer_data, shippingAddress: shipping_address ?? null } };
}
