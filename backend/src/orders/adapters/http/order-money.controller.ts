import { Body, Controller, Header, Param, Post } from '@nestjs/common';
import { ConfirmedIdentity, IDENTITY_NOT_CONFIRMED, Owner, Staff } from '../../../common/http/access.js';
import { ApiCreatedResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { KEY_REUSED, OncePerKey } from '../../../common/http/once-per-key.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { MONEY_ERRORS } from '../../../money/index.js';
import { ORDER_UNKNOWN } from '../../application/order-reader.js';
import { ReceiveMoney } from '../../application/receive-money.js';
import { NO_NUMBERS } from '../../domain/instalments.js';
import {
  MOVED_AT_WRONG,
  RECEIVED_TOO_MUCH,
  REFERENCE_REPEATED,
  TAKES_NO_MONEY,
} from '../../domain/received-transfer.js';
import {
  GiveAllowanceDto,
  MoneyEntryDto,
  OrderMoneyDto,
  ReceiptDto,
  ReceiptReversalDto,
  toMoneyEntryDto,
  toOrderMoneyDto,
} from './order-money.dto.js';
import { EntryIdPipe, ORDER_ID_PARAM, OrderIdPipe } from './order-params.js';

const ENTRY_ID_PARAM = { name: 'entryId', description: 'Id of the payment.', format: 'uuid' } as const;

/** What staff record about an order's money. */
@ApiTags('orders')
@Controller('orders/:id')
@Staff()
export class OrderMoneyController {
  constructor(private readonly money: ReceiveMoney) {}

  /**
   * Record a transfer that arrived (staff)
   *
   * @remarks In any number. Less than is owed leaves the order waiting for the rest; it is not cancelled while it holds money. What is more
   * than owed is held until it is given back. Mails the customer.
   */
  @Post('receipts')
  @Header('Cache-Control', 'no-store')
  @OncePerKey()
  @ApiParam(ORDER_ID_PARAM)
  @ApiCreatedResponse({ type: MoneyEntryDto })
  @ApiErrors(
    [400, 'request.invalid', NO_NUMBERS, { note: NO_NUMBERS }],
    401,
    403,
    ORDER_UNKNOWN,
    REFERENCE_REPEATED,
    MONEY_ERRORS.REFERENCE_USED,
    TAKES_NO_MONEY,
    413,
    415,
    MONEY_ERRORS.AMOUNT_INVALID,
    RECEIVED_TOO_MUCH,
    MOVED_AT_WRONG,
    KEY_REUSED,
  )
  async recordReceipt(
    @Param('id', OrderIdPipe) id: string,
    @Body() { note, amount, reference, movedAt }: ReceiptDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<MoneyEntryDto> {
    const receipt = { received: { amount, reference, movedAt }, note: note ?? '', actor: user };
    return toMoneyEntryDto((await this.money.receive(id, receipt)).entry);
  }

  /**
   * Take back the confirmation of a transfer on the wrong order, or an online payment that was given to it (owner)
   *
   * @remarks The order waits for its money again, and the bank's reference is free. An online payment without an order that was given to this
   * one is on the list of open money again; the answer is that payment. The customer is mailed only with `mail`.
   */
  @Post('receipts/:entryId/reversal')
  @Owner()
  @ConfirmedIdentity()
  @Header('Cache-Control', 'no-store')
  @OncePerKey()
  @ApiParam(ORDER_ID_PARAM)
  @ApiParam(ENTRY_ID_PARAM)
  @ApiCreatedResponse({ type: MoneyEntryDto })
  @ApiErrors(
    [400, 'request.invalid', 'Escribe la razón', { reason: 'Escribe la razón' }],
    401,
    403,
    IDENTITY_NOT_CONFIRMED,
    ORDER_UNKNOWN,
    MONEY_ERRORS.ENTRY_UNKNOWN,
    MONEY_ERRORS.NO_PAYMENT,
    MONEY_ERRORS.ENTRY_REVERSED,
    MONEY_ERRORS.EXCEEDS_HELD,
    413,
    415,
    KEY_REUSED,
  )
  async reverseReceipt(
    @Param('id', OrderIdPipe) id: string,
    @Param('entryId', EntryIdPipe) entryId: string,
    @Body() { reason, mail }: ReceiptReversalDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<MoneyEntryDto> {
    const { entry } = await this.money.correct(id, entryId, { reason, isMailed: mail ?? false, actor: user });
    return toMoneyEntryDto(entry);
  }

  /**
   * Accept less for good, as a discount with a reason (owner)
   *
   * @remarks An order that waited for the rest begins, and its customer is mailed then.
   */
  @Post('allowance')
  @Owner()
  @ConfirmedIdentity()
  @Header('Cache-Control', 'no-store')
  @OncePerKey()
  @ApiParam(ORDER_ID_PARAM)
  @ApiCreatedResponse({ type: OrderMoneyDto })
  @ApiErrors(
    [400, 'request.invalid', 'Escribe la razón', { reason: 'Escribe la razón' }],
    401,
    403,
    IDENTITY_NOT_CONFIRMED,
    ORDER_UNKNOWN,
    TAKES_NO_MONEY,
    413,
    415,
    MONEY_ERRORS.AMOUNT_INVALID,
    MONEY_ERRORS.ALLOWANCE_TOO_MUCH,
    KEY_REUSED,
  )
  async giveAllowance(
    @Param('id', OrderIdPipe) id: string,
    @Body() { amount, reason }: GiveAllowanceDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<OrderMoneyDto> {
    return toOrderMoneyDto((await this.money.allow(id, { amount, reason, actor: user })).money);
  }
}
