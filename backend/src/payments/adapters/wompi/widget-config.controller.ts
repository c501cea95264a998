import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { OptionalAuth } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { RateLimiter } from '../../../common/throttling/rate-limiter.port.js';
import { Env } from '../../../config/env.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import {
  CART_EMPTY,
  CART_TOO_MUCH,
  DISCOUNT_GONE,
  DISCOUNT_TAKEN,
  DISCOUNT_UNPAID,
  DISCOUNT_USED,
  CART_UNAVAILABLE,
  Payer,
  type PayerBrowser,
  PayerProof,
} from '../../../orders/index.js';
import { StartPayment } from '../../application/start-payment.js';
import { tooLittle } from '../../domain/minimum-amount.js';
import { fromCents } from './wompi-transaction.js';
import { toWidgetConfigAnswer, WidgetConfigAnswerDto } from './widget-config-answer.dto.js';
import { toCustomer, WidgetConfigRequestDto } from './widget-config.dto.js';
import { WompiPaymentProvider } from './wompi-payment-provider.js';

@ApiTags('payments')
@Controller('wompi')
export class WidgetConfigController {
  constructor(
    private readonly payments: StartPayment,
    private readonly provider: WompiPaymentProvider,
    private readonly payers: PayerProof,
    private readonly limiter: RateLimiter,
    private readonly env: Env,
  ) {}

  /**
   * Start a payment for a cart
   *
   * @remarks Freezes the cart, its discount and the customer's data, and signs the payment under a reference of the
   * shop. A repeated call without changes returns the same reference for 30 minutes, unless a payment was made under
   * it. The cookie `payer` proves later that this browser began the payment. Errors carry `success: false`, and `error` beside `message`.
   */
  @Post('widget-config')
  @HttpCode(200)
  @OptionalAuth()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: WidgetConfigAnswerDto })
  @ApiErrors(
    [
      400,
      'request.invalid',
      'Por favor ingresa tu nombre completo',
      { 'customer_data.full_name': 'Por favor ingresa tu nombre completo' },
    ],
    [409, 'payment.amount_mismatch', 'El total de tu carrito cambió. Revísalo antes de pagar.'],
    413,
    415,
    CART_EMPTY,
    CART_TOO_MUCH,
    DISCOUNT_GONE,
    DISCOUNT_TAKEN,
    DISCOUNT_UNPAID,
    DISCOUNT_USED,
    CART_UNAVAILABLE,
    tooLittle('wompi'),
    POLICIES.paymentAttempts,
  )
  async createWidgetConfig(
    @Body() body: WidgetConfigRequestDto,
    @CurrentUser() user: SignedInUser | null,
    @Payer() payer: PayerBrowser,
  ): Promise<WidgetConfigAnswerDto> {
    await this.limiter.consume(POLICIES.paymentAttempts, payer.ip);
    const { checkout, attemptId, replacedId } = await this.payments.start({
      provider: this.provider.id,
      reference: body.reference,
      customer: toCustomer(body),
      userId: user?.id ?? null,
      // An amount that is no number of cents equals no cart's.
      amount: fromCents(body.amount_in_cents) ?? NaN,
      redirectUrl: this.returnUrl(body.redirect_url),
      payerTokens: payer.tokens,
      ip: payer.ip,
    });
    if (attemptId) payer.remember(await this.payers.issue(attemptId, payer.tokens, replacedId));
    return toWidgetConfigAnswer(this.provider.widgetConfig(checkout), body);
  }

  /** The return URL; a URL of another site is replaced by the shop's own. */
  private returnUrl(asked = ''): string {
    const { publicUrl } = this.env;
    const url = URL.canParse(asked) ? new URL(asked) : undefined;
    const isOwn = url?.origin === new URL(publicUrl).origin && url.username === '' && url.password === '';
    // As parsed, because other programs may read the raw text differently, for example a backslash.
    return url && isOwn ? url.href : `${publicUrl}/payment-success`;
  }
}
