import { Body, Controller, Header, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiTags,
} from '../../../common/http/api-docs.js';
import { OptionalAuth, Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { RateLimiter } from '../../../common/throttling/rate-limiter.port.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import {
  type Order,
  OrderDto,
  OrderReader,
  Payer,
  type PayerBrowser,
  PayerProof,
  toOrderDto,
} from '../../../orders/index.js';
import {
  CompletePayment,
  PAYMENT_DECLINED,
  PAYMENT_FAILED,
  PAYMENT_MISMATCH,
  PAYMENT_UNKNOWN,
  PROVIDER_UNAVAILABLE,
} from '../../application/complete-payment.js';
import { FindPayment } from '../../application/find-payment.js';
import {
  CompletePaymentDto,
  ExternalCompletionDto,
  FindPaymentDto,
  FoundPaymentDto,
  PendingPaymentDto,
} from './complete-payment.dto.js';

const REFUSALS = [
  [
    400,
    'request.invalid',
    'El id de la transacción no es válido',
    { transactionId: 'El id de la transacción no es válido' },
  ],
  PAYMENT_DECLINED,
  PAYMENT_FAILED,
  PAYMENT_UNKNOWN,
  PAYMENT_MISMATCH,
  413,
  415,
  POLICIES.paymentCompletions,
  POLICIES.unknownTransactions,
  PROVIDER_UNAVAILABLE,
] as const;

interface Answer {
  readonly status: 200 | 201 | 202;
  /** Masked for callers who did not pay; missing while the bank has not decided. */
  readonly order?: Order;
}

@ApiTags('payments')
@Controller('payment')
@ApiExtraModels(PendingPaymentDto)
export class PaymentController {
  constructor(
    private readonly payments: CompletePayment,
    private readonly finding: FindPayment,
    private readonly orders: OrderReader,
    private readonly payers: PayerProof,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Complete a payment and create its order
   *
   * @remarks The shop reads the transaction from the provider. Repeated calls, also from other browsers, return the same order.
   */
  @Post('complete')
  @OptionalAuth()
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: OrderDto, description: 'The new order.' })
  @ApiOkResponse({ type: OrderDto, description: 'The order that exists already.' })
  @ApiAcceptedResponse({ type: PendingPaymentDto, description: 'The bank has not decided yet: ask again.' })
  @ApiErrors(...REFUSALS)
  async completePayment(
    @Body() body: CompletePaymentDto,
    @CurrentUser() user: SignedInUser | null,
    @Payer() payer: PayerBrowser,
    @Res({ passthrough: true }) res: Response,
  ): Promise<OrderDto | PendingPaymentDto> {
    const { status, order } = await this.answer(body, user, payer);
    res.status(status);
    return order ? toOrderDto(order) : { status: 'PENDING' };
  }

  /** Complete a payment and create its order, after a return from the provider's page */
  @Post('complete-external')
  @HttpCode(200)
  @OptionalAuth()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ExternalCompletionDto })
  @ApiCreatedResponse({ type: ExternalCompletionDto, description: 'With a new order.' })
  @ApiAcceptedResponse({ type: ExternalCompletionDto, description: 'The bank has not decided yet: ask again.' })
  @ApiErrors(...REFUSALS)
  async completeExternalPayment(
    @Body() body: CompletePaymentDto,
    @CurrentUser() user: SignedInUser | null,
    @Payer() payer: PayerBrowser,
    @Res({ passthrough: true }) res: Response,
  ): Promise<ExternalCompletionDto> {
    const { status, order } = await this.answer(body, user, payer);
    res.status(status);
    return { success: order !== undefined, order: order ? toOrderDto(order) : null };
  }

  /**
   * Find the payment of a reference
   *
   * @remarks For the browser that began it, when the provider's window was closed without a result; any other caller is
   * answered null. Changes nothing.
   */
  @Post('find')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: FoundPaymentDto })
  @ApiErrors(
    [400, 'request.invalid', 'La referencia de pago no es válida', { reference: 'La referencia de pago no es válida' }],
    413,
    415,
    POLICIES.paymentCompletions,
    PROVIDER_UNAVAILABLE,
  )
  async findPayment(@Body() { reference }: FindPaymentDto, @Payer() payer: PayerBrowser): Promise<FoundPaymentDto> {
    await this.limiter.consume(POLICIES.paymentCompletions, payer.ip);
    return { transactionId: await this.finding.find(reference, payer.tokens) };
  }

  private async answer(
    { transactionId, reference }: CompletePaymentDto,
    user: SignedInUser | null,
    payer: PayerBrowser,
  ): Promise<Answer> {
    await this.limiter.consume(POLICIES.paymentCompletions, payer.ip);
    const completion = await this.payments.complete(transactionId, payer.ip, reference);
    if (completion.kind === 'pending') return { status: 202 };
    const { order, isNew } = completion;
    if (user && !order.purchase.userId) await this.payers.claimOrders(payer.tokens, user);
    return { status: isNew ? 201 : 200, order: await this.orders.seenBy({ payerTokens: payer.tokens, user }, order) };
  }
}
