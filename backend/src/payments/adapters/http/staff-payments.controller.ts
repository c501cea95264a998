import { Body, Controller, Get, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { StaffGuard } from '../../../identity/index.js';
import { PaymentDesk } from '../../application/payment-desk.js';
import { CheckedPaymentDto, CheckPaymentDto, PaymentInReviewDto, toPaymentInReviewDto } from './staff-payments.dto.js';

@ApiTags('payments')
@Controller('payments')
@UseGuards(StaffGuard)
export class StaffPaymentsController {
  constructor(private readonly desk: PaymentDesk) {}

  /** Payments whose amount or currency differs from what was asked for (staff) */
  @Get('review')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [PaymentInReviewDto] })
  @ApiErrors(401, 403)
  async listPaymentsInReview(): Promise<PaymentInReviewDto[]> {
    return (await this.desk.inReview()).map(toPaymentInReviewDto);
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
  async checkPayment(@Body() { reference }: CheckPaymentDto): Promise<CheckedPaymentDto> {
    return { state: await this.desk.check(reference) };
  }
}
