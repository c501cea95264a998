import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { OptionalAuth } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { CURRENT_PROVIDER } from '../../../common/payment-providers.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { RateLimiter } from '../../../common/throttling/rate-limiter.port.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { NOTHING_DUE, ORDER_UNKNOWN, Payer, type PayerBrowser, PayerProof } from '../../../orders/index.js';
import { StartOrderPayment } from '../../application/start-order-payment.js';
import { tooLittle } from '../../domain/minimum-amount.js';
import { NUMBER_MESSAGE, OrderPaymentDto, StartedOrderPaymentDto } from './order-payment.dto.js';

@ApiTags('payments')
@Controller('payment')
export class OrderPaymentController {
  constructor(
    private readonly payments: StartOrderPayment,
    private readonly payers: PayerProof,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Start an online payment of the amount due of a transfer order
   *
   * @remarks Either the whole total or the instalment that is due. Asking again in the same browser with nothing changed gives the same payment for 30
   * minutes; another browser gets one of its own.
   */
  @Post('order')
  @HttpCode(200)
  @OptionalAuth()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: StartedOrderPaymentDto })
  @ApiErrors(
    [400, 'request.invalid', NUMBER_MESSAGE, { orderNumber: NUMBER_MESSAGE }],
    ORDER_UNKNOWN,
    NOTHING_DUE,
    413,
    415,
    tooLittle(CURRENT_PROVIDER),
    [
      422,
      'discount.taken',
      'El código REGALO de este pedido ya no está disponible. Escríbenos antes de pagar y lo resolvemos contigo.',
    ],
    POLICIES.paymentAttempts,
    POLICIES.trackedOrders,
  )
  async startOrderPayment(
    @Body() { orderNumber, email }: OrderPaymentDto,
    @CurrentUser() user: SignedInUser | null,
    @Payer() payer: PayerBrowser,
  ): Promise<StartedOrderPaymentDto> {
    // Guessing numbers costs as much here as it does when an order is tracked.
    await this.limiter.consume(POLICIES.trackedOrders, payer.ip);
    await this.limiter.consume(POLICIES.paymentAttempts, payer.ip);
    const request = { orderNumber, email: email ?? null, user, payerTokens: payer.tokens, ip: payer.ip };
    const { checkoutUrl, amount, attemptId, replacedId } = await this.payments.start(request);
    payer.remember(await this.payers.issue(attemptId, payer.tokens, replacedId));
    return { checkoutUrl, amount };
  }
}
