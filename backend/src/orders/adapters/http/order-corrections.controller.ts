import { Body, Controller, Header, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { OptionalAuth, Public, Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { RateLimiter } from '../../../common/throttling/rate-limiter.port.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { CorrectDetails } from '../../application/correct-details.js';
import { LaterNames } from '../../application/later-names.js';
import { BAD_ORDER_LINK, OrderAccess, OrderLinkMails } from '../../application/order-access.js';
import { ORDER_UNKNOWN, OrderReader } from '../../application/order-reader.js';
import { CORRECTION_TOO_LATE, CORRECTIONS_FULL, DETAILS_CHANGED, NOT_CORRECTABLE } from '../../domain/correction.js';
import { NAME_NOT_NEEDED, NAME_TOO_LATE } from '../../domain/later-name.js';
import { orderNumberOf } from '../../domain/order-number.js';
import { CorrectOrderDto, CorrectOwnOrderDto, OrderAccessDto, OwnOrderDto, toCorrection } from './correction.dto.js';
import { OpenedOrderDto, OrderDetailsDto, toOrderDetailsDto } from './order-details.dto.js';
import { ORDER_ID_PARAM, OrderIdPipe } from './order-params.js';
import { Payer, type PayerBrowser } from './payer.js';
import { PieceNameDto } from './piece-name.dto.js';
import { StaffOrderDto, toStaffOrderDto } from './staff-orders.dto.js';
import { TrackOrderDto } from './track-order.dto.js';

const NAME_MESSAGE = 'Escribe el nombre que bordamos';
const LINK_MESSAGE = 'Este enlace no está completo. Ábrelo desde el correo.';
const NUMBER_MESSAGE = 'Escribe el número de tu pedido, por ejemplo SIG-7K2QXM';

/** Corrections of an order before it is made, and the mailed link with which customers prove who they are in another browser. */
@ApiTags('orders')
@Controller('orders')
export class OrderCorrectionsController {
  constructor(
    private readonly corrections: CorrectDetails,
    private readonly names: LaterNames,
    private readonly access: OrderAccess,
    private readonly linkMails: OrderLinkMails,
    private readonly reader: OrderReader,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Get the data of an order that can be corrected
   *
   * @remarks For the browser that paid or opened a mailed link, and the logged-in owner; 404 for everyone else.
   */
  @Post('details')
  @OptionalAuth()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: OrderDetailsDto })
  @ApiErrors(
    [400, 'request.invalid', NUMBER_MESSAGE, { orderNumber: NUMBER_MESSAGE }],
    ORDER_UNKNOWN,
    413,
    415,
    POLICIES.trackedOrders,
  )
  async getOrderDetails(
    @Body() { orderNumber }: OwnOrderDto,
    @CurrentUser() user: SignedInUser | null,
    @Ip() ip: string,
    @Payer() payer: PayerBrowser,
  ): Promise<OrderDetailsDto> {
    await this.limiter.consume(POLICIES.trackedOrders, ip);
    return toOrderDetailsDto(await this.reader.ownByNumber(orderNumber, { payerTokens: payer.tokens, user }));
  }

  /**
   * Correct address, phone or names of one's own order, until it is made
   *
   * @remarks For the browser that paid or opened a mailed link, and the logged-in owner; 404 for everyone else. The customer is mailed
   * each value before and after.
   */
  @Post('corrections')
  @OptionalAuth()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: OrderDetailsDto })
  @ApiErrors(
    [400, 'request.invalid', NAME_MESSAGE, { 'names.0.name': NAME_MESSAGE }],
    ORDER_UNKNOWN,
    CORRECTION_TOO_LATE,
    DETAILS_CHANGED,
    CORRECTIONS_FULL,
    413,
    415,
    NOT_CORRECTABLE,
    POLICIES.orderActs,
  )
  async correctOwnOrder(
    @Body() { orderNumber, ...body }: CorrectOwnOrderDto,
    @CurrentUser() user: SignedInUser | null,
    @Ip() ip: string,
    @Payer() payer: PayerBrowser,
  ): Promise<OrderDetailsDto> {
    await this.limiter.consume(POLICIES.orderActs, ip);
    const request = { ...toCorrection(body), version: body.version };
    // Number and email are no proof: who knows them could send the parcel elsewhere.
    const { id } = await this.reader.ownByNumber(orderNumber, { payerTokens: payer.tokens, user });
    return toOrderDetailsDto(await this.corrections.correct(id, request, null));
  }

  /** Correct address, phone or names of an order, until it is made (staff) */
  @Post(':id/corrections')
  @Staff()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiOkResponse({ type: StaffOrderDto })
  @ApiErrors(
    [400, 'request.invalid', NAME_MESSAGE, { 'names.0.name': NAME_MESSAGE }],
    401,
    403,
    ORDER_UNKNOWN,
    CORRECTION_TOO_LATE,
    DETAILS_CHANGED,
    CORRECTIONS_FULL,
    413,
    415,
    NOT_CORRECTABLE,
  )
  async correctOrder(
    @Param('id', OrderIdPipe) id: string,
    @Body() body: CorrectOrderDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<StaffOrderDto> {
    const request = { ...toCorrection(body), version: body.version };
    return toStaffOrderDto(await this.corrections.correct(id, request, user));
  }

  /** Set the name of a piece that was bought without one, until it is made (staff) */
  @Post(':id/names')
  @Staff()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiOkResponse({ type: StaffOrderDto })
  @ApiErrors(
    [400, 'request.invalid', NAME_MESSAGE, { name: NAME_MESSAGE }],
    401,
    403,
    ORDER_UNKNOWN,
    NAME_TOO_LATE,
    CORRECTIONS_FULL,
    413,
    415,
    NAME_NOT_NEEDED,
  )
  async nameOrderPiece(
    @Param('id', OrderIdPipe) id: string,
    @Body() { position, name }: PieceNameDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<StaffOrderDto> {
    return toStaffOrderDto(await this.names.give(id, position, name, user));
  }

  /**
   * Send an email with a link that opens an order in another browser
   *
   * @remarks To the order's email. It is valid once, for 24 hours, and makes the browser that opens it act like the one that paid. The answer
   * is the same when no order has this number and email; then nothing is sent.
   */
  @Post('access-links')
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The mail is queued, if there is such an order.' })
  @ApiErrors(
    [400, 'request.invalid', NUMBER_MESSAGE, { orderNumber: NUMBER_MESSAGE }],
    413,
    415,
    POLICIES.trackedOrders,
    POLICIES.orderLinkMails,
  )
  async requestOrderLink(@Body() { orderNumber, email }: TrackOrderDto, @Ip() ip: string): Promise<void> {
    await this.limiter.consume(POLICIES.trackedOrders, ip);
    await this.limiter.consume(POLICIES.orderLinkMails, email, orderNumberOf(orderNumber));
    const order = await this.reader.findTracked(orderNumber, email);
    await this.linkMails.enqueue(order?.id ?? null);
  }

  /** Open an order with a mailed link: sets the cookie that the payment would have set */
  @Post('access')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: OpenedOrderDto })
  @ApiErrors(
    [400, 'request.invalid', LINK_MESSAGE, { token: LINK_MESSAGE }],
    413,
    415,
    BAD_ORDER_LINK,
    POLICIES.trackedOrders,
  )
  async openOrderLink(
    @Body() { token }: OrderAccessDto,
    @Ip() ip: string,
    @Payer() payer: PayerBrowser,
  ): Promise<OpenedOrderDto> {
    await this.limiter.consume(POLICIES.trackedOrders, ip);
    const { order, payerToken } = await this.access.open(token, payer.tokens);
    payer.remember(payerToken);
    return { orderNumber: order.number, email: order.purchase.customer.email };
  }
}
