import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { OptionalAuth, Shopper } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { RateLimiter } from '../../../common/throttling/rate-limiter.port.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { LaterNames } from '../../application/later-names.js';
import { ORDER_UNKNOWN, OrderReader } from '../../application/order-reader.js';
import { PayerProof } from '../../application/payer-proof.js';
import { TransferInstructions } from '../../application/transfer-instructions.js';
import { CORRECTIONS_FULL } from '../../domain/correction.js';
import { NAME_NOT_NEEDED, NAME_TOO_LATE } from '../../domain/later-name.js';
import { OrderDto, toOrderDto } from './order.dto.js';
import { Payer, type PayerBrowser } from './payer.js';
import { NameablePieceDto, NamePieceDto, toNameablePieceDtos } from './piece-name.dto.js';
import { toTrackedOrderDto, TrackedOrderDto, TrackOrderDto } from './track-order.dto.js';

@ApiTags('orders')
@Controller('orders')
export class CustomerOrdersController {
  constructor(
    private readonly orders: OrderReader,
    private readonly payers: PayerProof,
    private readonly instructions: TransferInstructions,
    private readonly names: LaterNames,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Get the order that a transaction paid
   *
   * @remarks Whole to the browser that paid and to its logged-in owner; to anyone else, also to staff, with name, email and texts masked.
   */
  @Get('transaction/:transactionId')
  @OptionalAuth()
  @Header('Cache-Control', 'no-store')
  @ApiParam({
    name: 'transactionId',
    description: 'As the payment provider names it.',
    example: '11004-1718123303-80111',
  })
  @ApiOkResponse({ type: OrderDto })
  @ApiErrors(ORDER_UNKNOWN)
  async getOrderByTransaction(
    @Param('transactionId') transactionId: string,
    @CurrentUser() user: SignedInUser | null,
    @Payer() payer: PayerBrowser,
  ): Promise<OrderDto> {
    return toOrderDto(await this.orders.byTransaction(transactionId, { payerTokens: payer.tokens, user }));
  }

  /**
   * Get one's own order
   *
   * @remarks For the browser that paid or opened a mailed link, and the logged-in owner; 404 for everyone else.
   */
  @Get('own/:orderNumber')
  @OptionalAuth()
  @Header('Cache-Control', 'no-store')
  @ApiParam({ name: 'orderNumber', description: 'In any case, with or without its dash.', example: 'SIG-7K2QXM' })
  @ApiOkResponse({ type: OrderDto })
  @ApiErrors(ORDER_UNKNOWN, POLICIES.trackedOrders)
  async getOwnOrder(
    @Param('orderNumber') orderNumber: string,
    @CurrentUser() user: SignedInUser | null,
    @Ip() ip: string,
    @Payer() payer: PayerBrowser,
  ): Promise<OrderDto> {
    await this.limiter.consume(POLICIES.trackedOrders, ip);
    return toOrderDto(await this.orders.ownByNumber(orderNumber, { payerTokens: payer.tokens, user }));
  }

  /**
   * List my orders, newest first
   *
   * @remarks Includes what was bought as a guest under the account's email, once that is proven, or in this browser.
   */
  @Get('mine')
  @Shopper()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [OrderDto] })
  @ApiErrors(401, 403)
  async listMyOrders(@CurrentUser() user: SignedInUser, @Payer() payer: PayerBrowser): Promise<OrderDto[]> {
    await this.payers.claimOrders(payer.tokens, user);
    return (await this.orders.ofUser(user.id)).map(toOrderDto);
  }

  /**
   * Get an order without an account
   *
   * @remarks Number and email may be known to others: name, address, phone and the names on pieces are masked or left out unless the
   * browser paid, opened a mailed link, or belongs to the logged-in owner (`isOwn`).
   */
  @Post('track')
  @OptionalAuth()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: TrackedOrderDto })
  @ApiErrors(
    [
      400,
      'request.invalid',
      'Escribe un correo válido, por ejemplo laura@correo.com',
      { email: 'Escribe un correo válido, por ejemplo laura@correo.com' },
    ],
    ORDER_UNKNOWN,
    413,
    415,
    POLICIES.trackedOrders,
  )
  async trackOrder(
    @Body() { orderNumber, email }: TrackOrderDto,
    @CurrentUser() user: SignedInUser | null,
    @Ip() ip: string,
    @Payer() payer: PayerBrowser,
  ): Promise<TrackedOrderDto> {
    await this.limiter.consume(POLICIES.trackedOrders, ip);
    const tracked = await this.orders.lookUp(orderNumber, email, { payerTokens: payer.tokens, user });
    return toTrackedOrderDto(tracked, this.instructions.find(tracked.order));
  }

  /**
   * Set the name of a piece that was bought without one
   *
   * @remarks For the browser that paid or opened a mailed link, and the logged-in owner, until the piece is made; 404 for everyone else.
   * Mails the change to the customer. Returns the pieces of the order that can get a name.
   */
  @Post('names')
  @OptionalAuth()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [NameablePieceDto] })
  @ApiErrors(
    [400, 'request.invalid', 'Escribe el nombre que bordamos', { name: 'Escribe el nombre que bordamos' }],
    ORDER_UNKNOWN,
    NAME_TOO_LATE,
    CORRECTIONS_FULL,
    413,
    415,
    NAME_NOT_NEEDED,
    POLICIES.orderActs,
  )
  async namePiece(
    @Body() { orderNumber, position, name }: NamePieceDto,
    @CurrentUser() user: SignedInUser | null,
    @Ip() ip: string,
    @Payer() payer: PayerBrowser,
  ): Promise<NameablePieceDto[]> {
    await this.limiter.consume(POLICIES.orderActs, ip);
    const { id } = await this.orders.ownByNumber(orderNumber, { payerTokens: payer.tokens, user });
    return toNameablePieceDtos(await this.names.give(id, position, name, null));
  }
}
