import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { RefundAccounts } from '../../application/refund-accounts.js';
import { ACCOUNT_GIVEN, LINK_BAD } from '../../domain/refund-errors.js';
import { GiveAccountDto, LinkedRefundDto, RefundTokenDto, toLinkedRefundDto } from './refund-account.dto.js';

/** The mailed link of a refund by transfer. The token comes in a body, so that no log has it. */
@ApiTags('refunds')
@Controller('refund-accounts')
export class RefundAccountController {
  constructor(private readonly accounts: RefundAccounts) {}

  /** Get the refund of a mailed link */
  @Post('link')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: LinkedRefundDto })
  @ApiErrors(400, 413, 415, LINK_BAD, POLICIES.refundLinks)
  async getLinkedRefund(@Body() { token }: RefundTokenDto, @Ip() ip: string): Promise<LinkedRefundDto> {
    return toLinkedRefundDto(await this.accounts.ofLink(token, ip));
  }

  /**
   * Store the account to which the customer of a mailed link wants the money
   *
   * @remarks Stored once: a correction needs another link. Erased when the refund ends.
   */
  @Post()
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Stored.' })
  @ApiErrors(
    [400, 'request.invalid', 'Escribe el banco', { bank: 'Escribe el banco' }],
    ACCOUNT_GIVEN,
    413,
    415,
    LINK_BAD,
    POLICIES.refundLinks,
  )
  giveRefundAccount(@Body() { token, ...account }: GiveAccountDto, @Ip() ip: string): Promise<void> {
    const { bank, type, number, holder, documentType, document } = account;
    return this.accounts.give(token, { bank, type, number, holder, documentType, document }, ip);
  }
}
