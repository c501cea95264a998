import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { Owner, IDENTITY_NOT_CONFIRMED, ConfirmedIdentity, Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { IDEMPOTENCY_HEADER } from '../../../common/http/idempotency-key.js';
import { AnsweredCalls, KEY_REUSED, keyedCallOf, OncePerKey } from '../../../common/http/once-per-key.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { MONEY_ERRORS } from '../../../money/index.js';
import { ORDER_ID_PARAM, ORDER_UNKNOWN, OrderIdPipe } from '../../../orders/index.js';
import { AcceptedRequests, NOT_ACCEPTED } from '../../../requests/index.js';
import { AskRefund } from '../../application/ask-refund.js';
import { DecideRefund } from '../../application/decide-refund.js';
import { RefundAccounts } from '../../application/refund-accounts.js';
import { RefundList } from '../../application/refund-list.js';
import {
  EXCEEDS_PAID,
  NO_ACCOUNT,
  OTHER_OWNER,
  OTHER_REASON,
  PIECES_REFUNDED,
  PROVIDER_UNAVAILABLE,
  REFUND_STATE,
  REFUND_UNKNOWN,
  REQUEST_REFUNDED,
  SHIPPING_REFUND,
  VOIDED_ALREADY,
  WAY_UNAVAILABLE,
} from '../../domain/refund-errors.js';
import {
  actorOf,
  AMOUNT_MESSAGE,
  AskRefundDto,
  DecideRefundDto,
  ListRefundsQueryDto,
  RefundAmountQueryDto,
  STATE_MESSAGE,
} from './ask-refund.dto.js';
import { OrderRefundsDto, toOrderRefundsDto } from './order-refunds.dto.js';
import { RefundAccountDto } from './refund-account.dto.js';
import { DueRefundsDto, RefundDto, RefundPageDto, toRefundDto } from './refund.dto.js';
import { REFUND_ID_PARAM, RefundIdPipe, refundPositionOf, toRefundPageDto } from './refund-params.js';

const INVALID_AMOUNT = [400, 'request.invalid', AMOUNT_MESSAGE, { amount: AMOUNT_MESSAGE }] as const;

@ApiTags('refunds')
@Controller()
@Staff()
export class StaffRefundsController {
  constructor(
    private readonly asking: AskRefund,
    private readonly deciding: DecideRefund,
    private readonly accounts: RefundAccounts,
    private readonly refunds: RefundList,
    private readonly requests: AcceptedRequests,
    private readonly calls: AnsweredCalls,
  ) {}

  /** List the refunds of an order, and the amount and ways that are left (staff) */
  @Get('orders/:id/refunds')
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiOkResponse({ type: OrderRefundsDto })
  @ApiErrors(INVALID_AMOUNT, 401, 403, ORDER_UNKNOWN)
  async listOrderRefunds(
    @Param('id', OrderIdPipe) id: string,
    @Query() { amount }: RefundAmountQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<OrderRefundsDto> {
    return toOrderRefundsDto(await this.asking.overview(id, user, amount));
  }

  /**
   * Refund an order (owner)
   *
   * @remarks Up to `approvalAbove` it is approved at once, above it another person approves it. The order becomes `refund_pending` when
   * nothing of its money is left, and `refunded` when all of it was given back. A repeated call with the same `Idempotency-Key` gives back
   * nothing more, and gets the first answer.
   */
  @Post('orders/:id/refunds')
  @Owner()
  @ConfirmedIdentity()
  @OncePerKey()
  @HttpCode(201)
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiCreatedResponse({ type: RefundDto })
  @ApiErrors(
    INVALID_AMOUNT,
    401,
    403,
    IDENTITY_NOT_CONFIRMED,
    ORDER_UNKNOWN,
    NOT_ACCEPTED,
    REQUEST_REFUNDED,
    413,
    415,
    EXCEEDS_PAID,
    PIECES_REFUNDED,
    SHIPPING_REFUND,
    WAY_UNAVAILABLE,
    OTHER_REASON,
    KEY_REUSED,
  )
  askForRefund(
    @Param('id', OrderIdPipe) id: string,
    @Body() refund: AskRefundDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<RefundDto> {
    return this.ask(id, refund, user, false);
  }

  /** Propose a refund, which waits for an owner whatever its amount; customer and order notice nothing before (staff) */
  @Post('orders/:id/refund-proposals')
  @OncePerKey()
  @HttpCode(201)
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiCreatedResponse({ type: RefundDto })
  @ApiErrors(
    INVALID_AMOUNT,
    401,
    403,
    ORDER_UNKNOWN,
    NOT_ACCEPTED,
    REQUEST_REFUNDED,
    413,
    415,
    EXCEEDS_PAID,
    PIECES_REFUNDED,
    SHIPPING_REFUND,
    WAY_UNAVAILABLE,
    OTHER_REASON,
    KEY_REUSED,
  )
  proposeRefund(
    @Param('id', OrderIdPipe) id: string,
    @Body() refund: AskRefundDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<RefundDto> {
    return this.ask(id, refund, user, true);
  }

  /** List the refunds of all orders, by their last day (staff) */
  @Get('refunds')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RefundPageDto })
  @ApiErrors([400, 'request.invalid', STATE_MESSAGE, { state: STATE_MESSAGE }], 401, 403)
  async listRefunds(@Query() { state, cursor, limit }: ListRefundsQueryDto): Promise<RefundPageDto> {
    const page = await this.refunds.page(state, cursor ? refundPositionOf(cursor) : undefined, limit);
    return toRefundPageDto(page, await this.refunds.payersOf(page.refunds));
  }

  /** Count open refunds, late ones, and those that wait for an owner (staff) */
  @Get('refunds/due')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DueRefundsDto })
  @ApiErrors(401, 403)
  countDueRefunds(): Promise<DueRefundsDto> {
    return this.refunds.due();
  }

  /**
   * Decide about a refund, or record its outcome (owner)
   *
   * @remarks `done` needs its evidence, here or as a file, `refused` and `failed` a note for the customer. `way` changes how the money is given back while
   * nothing is under way.
   */
  @Patch('refunds/:id')
  @Owner()
  @ConfirmedIdentity()
  @ApiHeader(IDEMPOTENCY_HEADER)
  @Header('Cache-Control', 'no-store')
  @ApiParam(REFUND_ID_PARAM)
  @ApiOkResponse({ type: RefundDto })
  @ApiErrors(
    [400, 'request.invalid', STATE_MESSAGE, { state: STATE_MESSAGE }],
    401,
    403,
    IDENTITY_NOT_CONFIRMED,
    OTHER_OWNER,
    REFUND_UNKNOWN,
    REFUND_STATE,
    VOIDED_ALREADY,
    MONEY_ERRORS.EVIDENCE_USED,
    413,
    415,
    EXCEEDS_PAID,
    PIECES_REFUNDED,
    WAY_UNAVAILABLE,
    KEY_REUSED,
    PROVIDER_UNAVAILABLE,
  )
  async decideRefund(
    @Param('id', RefundIdPipe) id: string,
    @Body() { state, way, evidence, note }: DecideRefundDto,
    @CurrentUser() user: SignedInUser,
    @Req() req: Request,
  ): Promise<RefundDto> {
    // JSON's null counts as missing.
    const decision = { state: state ?? undefined, way: way ?? undefined, evidence: evidence ?? '', note: note ?? '' };
    // Before the transaction of the key: what the provider says is kept although the decision is refused.
    await this.deciding.assertNotVoided(id, decision);
    return this.calls.once(keyedCallOf(req), async () => {
      const refund = await this.deciding.decide(id, decision, actorOf(user));
      return toRefundDto(refund, await this.refunds.payersOf([refund]));
    });
  }

  /** Get the account of the customer, for the transfer; each read is in the audit log (owner) */
  @Get('refunds/:id/account')
  @Owner()
  @ConfirmedIdentity()
  @Header('Cache-Control', 'no-store')
  @ApiParam(REFUND_ID_PARAM)
  @ApiOkResponse({ type: RefundAccountDto })
  @ApiErrors(401, 403, IDENTITY_NOT_CONFIRMED, REFUND_UNKNOWN, NO_ACCOUNT)
  readRefundAccount(
    @Param('id', RefundIdPipe) id: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<RefundAccountDto> {
    return this.accounts.read(id, actorOf(user));
  }

  /** Ask the customer for their account again, with a new link (owner) */
  @Post('refunds/:id/account-link')
  @Owner()
  @ConfirmedIdentity()
  @OncePerKey()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiParam(REFUND_ID_PARAM)
  @ApiOkResponse({ type: RefundDto })
  @ApiErrors(401, 403, IDENTITY_NOT_CONFIRMED, REFUND_UNKNOWN, NO_ACCOUNT, KEY_REUSED)
  async sendRefundLink(@Param('id', RefundIdPipe) id: string, @CurrentUser() user: SignedInUser): Promise<RefundDto> {
    return toRefundDto(await this.accounts.sendLinkAgain(id, actorOf(user)));
  }

  private async ask(id: string, refund: AskRefundDto, user: SignedInUser, isProposal: boolean): Promise<RefundDto> {
    const { amount, reason, way, covers, pieces, evidence, note, requestId } = refund;
    const answers = requestId ? await this.requests.find(requestId, id) : null;
    const texts = { evidence: evidence ?? '', note: note ?? '' };
    const request = { amount, covers: covers ?? 'order', pieces: pieces ?? [], reason, way, ...texts, answers };
    return toRefundDto(await this.asking.ask(id, request, actorOf(user), isProposal));
  }
}
