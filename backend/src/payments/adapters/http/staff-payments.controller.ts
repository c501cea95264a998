import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { PaymentReviewService } from '../../application/payment-review.service.js';
import {
  CheckedPaymentDto,
  CheckPaymentDto,
  PaymentInReviewDto,
  ResolvePaymentDto,
  toPaymentInReviewDto,
} from './staff-payments.dto.js';

@ApiTags('payments')
@Controller('payments')
@Staff()
export class StaffPaymentsController {
  constructor(private readonly review: PaymentReviewService) {}

  /** List payments that need a review: another amount, an unknown reference, or a contradiction by the provider (staff) */
  @Get('review')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [PaymentInReviewDto] })
  @ApiErrors(401, 403)
  async listPaymentsInReview(): Promise<PaymentInReviewDto[]> {
    return (await this.review.inReview()).map(toPaymentInReviewDto);
  }

  /**
   * Resolve a payment that needs a review (staff)
   *
   * @remarks Author, time and note are stored with the payment and shown again when it returns to the list.
   */
  @Post('review/:transactionId/resolve')
  @HttpCode(204)
  @ApiParam({
    name: 'transactionId',
    description: 'As the payment provider names it.',
    example: '11004-1718123303-80111',
  })
  @ApiNoContentResponse({ description: 'Resolved.' })
  @ApiErrors(
    [400, 'request.invalid', 'Escribe qué se hizo con este pago', { note: 'Escribe qué se hizo con este pago' }],
    401,
    403,
    [404, 'payment.not_in_review', 'Este pago ya no está en revisión.'],
    413,
    415,
  )
  resolvePaymentInReview(
    @Param('transactionId') transactionId: string,
    @Body() { note }: ResolvePaymentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    return this.review.resolve(transactionId, note, user);
  }

  /** Ask the provider about a payment now (staff) */
  @Post('check')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: CheckedPaymentDto })
  @ApiErrors(
    [400, 'request.invalid', 'La referencia de pago no es válida', { reference: 'La referencia de pago no es válida' }],
    401,
    403,
    [404, 'payment.not_found', 'No encontramos este pago.'],
    413,
    415,
    [503, 'payment.provider_away', 'El proveedor de pagos no responde.'],
  )
  async checkPayment(
    @Body() { reference }: CheckPaymentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<CheckedPaymentDto> {
    return { state: await this.review.check(reference, user) };
  }
}
