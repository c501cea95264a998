import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { DiscountService } from '../../application/discount.service.js';
import { DiscountCodeDto, toDiscountCodeDto } from './discount-code.dto.js';

@ApiTags('cart')
@Controller('discount-codes')
@Staff()
export class DiscountCodesController {
  constructor(private readonly discounts: DiscountService) {}

  /**
   * List the discount codes with their state and uses (staff)
   *
   * @remarks Codes are made and changed through `POST /change-sets`.
   */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [DiscountCodeDto] })
  @ApiErrors(401, 403)
  async listDiscountCodes(): Promise<DiscountCodeDto[]> {
    return (await this.discounts.list()).map(toDiscountCodeDto);
  }
}
