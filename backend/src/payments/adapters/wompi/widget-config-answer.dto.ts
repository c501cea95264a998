import { PayerAddressDto, PayerDto, type WidgetConfigRequestDto } from './widget-config.dto.js';
import type { WidgetConfig } from './wompi-payment-provider.js';

/** Parameters that open the provider's page. The signature covers all of them. */
export class WidgetConfigDto {
  /**
   * The shop's public key at the provider.
   * @example "pub_test_x"
   */
  publicKey!: string;

  /**
   * Always COP.
   * @example "COP"
   */
  currency!: string;

  /**
   * The amount charged, in cents.
   * @example 78200000
   */
  amountInCents!: number;

  /**
   * Reference of the shop to pay under; it reveals nothing.
   * @example "SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB"
   */
  reference!: string;

  /**
   * Proves amount, reference and expiry.
   * @example "37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5"
   */
  signature!: string;

  /**
   * URL to which the shopper returns.
   * @example "https://sigerist.co/payment-success"
   */
  redirectUrl!: string;

  /**
   * No payment may begin under this reference after it: 24 hours. Signed, too, so it must be passed on unchanged.
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

  /** As sent, with the email in its normalised spelling. */
  customerData!: PayerDto;

  /** As sent. */
  shippingAddress!: PayerAddressDto | null;
}

export class WidgetConfigAnswerDto {
  /** Errors carry `false`, and their message as `error`. */
  success!: boolean;

  /** For the widget. */
  data!: WidgetConfigDto;
}

export function toWidgetConfigAnswer(config: WidgetConfig, sent: WidgetConfigRequestDto): WidgetConfigAnswerDto {
  const { customer_data, shipping_address } = sent;
  return { success: true, data: { ...config, customerData: customer_data, shippingAddress: shipping_address ?? null } };
}
