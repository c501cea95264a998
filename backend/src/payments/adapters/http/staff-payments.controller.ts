import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { AskProvider } from '../../application/ask-provider.js';
import { CheckedPaymentDto, CheckPaymentDto } from './staff-payments.dto.js';

@ApiTags('payments')
@Controller('payments')
@Staff()
export class StaffPaymentsController {
  constructor(private readonly provider: AskProvider) {}

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
    return { state: await this.provider.check(reference, user) };
  }
}
