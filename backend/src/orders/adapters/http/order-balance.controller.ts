import { Body, Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { ConfirmedIdentity, IDENTITY_NOT_CONFIRMED, Owner, Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { OrderAdminService } from '../../application/order-admin.service.js';
import { ORDER_UNKNOWN } from '../../application/order-reader.js';
import { TRANSFER_UNAVAILABLE } from '../../application/transfer-instructions.js';
import { GiveAccount } from '../../application/withdrawn-accounts.js';
import { BALANCE_NOT_DUE, BALANCE_REQUESTED, NO_NUMBERS, NOTHING_DUE } from '../../domain/instalments.js';
import { CustomerNoteDto } from './change-order-status.dto.js';
import { ORDER_ID_PARAM, OrderIdPipe } from './order-params.js';
import { StaffOrderDto, toStaffOrderDto } from './staff-orders.dto.js';

/** The account and the balance of an order by transfer. */
@ApiTags('orders')
@Controller('orders/:id')
@Staff()
export class OrderBalanceController {
  constructor(
    private readonly admin: OrderAdminService,
    private readonly accounts: GiveAccount,
  ) {}

  /**
   * Show the customer the account for transfers that the shop has now, and mail it (owner)
   *
   * @remarks An order keeps the account that its customer was shown, also after the shop changed it. Needs `POST /auth/confirm` in the last
   * 10 minutes.
   */
  @Post('bank-account')
  @Owner()
  @ConfirmedIdentity()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiOkResponse({ type: StaffOrderDto })
  @ApiErrors(401, 403, IDENTITY_NOT_CONFIRMED, ORDER_UNKNOWN, NOTHING_DUE, TRANSFER_UNAVAILABLE)
  async giveBankAccount(
    @Param('id', OrderIdPipe) id: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<StaffOrderDto> {
    return toStaffOrderDto(await this.accounts.give(id, user));
  }

  /** Notify the customer that the order is finished and the balance is due (staff) */
  @Post('balance-request')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiOkResponse({ type: StaffOrderDto })
  @ApiErrors(
    [400, 'request.invalid', NO_NUMBERS, { note: NO_NUMBERS }],
    401,
    403,
    ORDER_UNKNOWN,
    BALANCE_NOT_DUE,
    BALANCE_REQUESTED,
    413,
    415,
  )
  async requestBalance(
    @Param('id', OrderIdPipe) id: string,
    @Body() { note }: CustomerNoteDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<StaffOrderDto> {
    return toStaffOrderDto(await this.admin.requestBalance(id, user, note ?? ''));
  }
}
