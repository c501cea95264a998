import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { type RateLimit, RateLimiter } from '../../../common/rate-limiter.port.js';
import { Env } from '../../../config/env.js';
import { CurrentUser, MaybeSignedInGuard, SignedInGuard, type SignedInUser } from '../../../identity/index.js';
import { CART_EMPTY, CART_TOO_MUCH, CART_UNAVAILABLE } from '../../application/freeze-purchase.js';
import { OrderReader } from '../../application/order-reader.js';
import { TransferInstructions } from '../../application/transfer-instructions.js';
import { TransferOrder } from '../../application/transfer-order.js';
import { BankTransferDto, BankTransferOrderDto, toBankTransferOrderDto, toCustomer } from './bank-transfer.dto.js';
import { ORDER_UNKNOWN } from './order-params.js';
import { OrderDto, toOrderDto } from './order.dto.js';
import { payerSessions, rememberPayer } from './payer.js';
import { toTrackedOrderDto, TrackedOrderDto, TrackOrderDto } from './track-order.dto.js';

/** Enough for people who share an address and look every minute, too little to try one number of 10^9 after the other. */
const TRACKING: RateLimit = { name: 'orders-track', calls: 120, seconds: 600 };

/** Thousands of phones share one address of their provider. */
const TRANSFERS: RateLimit = { name: 'orders-transfer', calls: 600, seconds: 600 };

/** Each order is a mail, and anybody may type anybody's address. */
const TRANSFERS_TO: RateLimit = { name: 'orders-transfer-to', calls: 20, seconds: 3600 };

@ApiTags('orders')
@Controller('orders')
export class ShopperOrdersController {
  constructor(
    private readonly orders: OrderReader,
    private readonly transfers: TransferOrder,
    private readonly instructions: TransferInstructions,
    private readonly limiter: RateLimiter,
    private readonly env: Env,
  ) {}

  /**
   * The order that a transaction paid
   *
   * @remarks Whole to the browser that paid, to its logged-in owner and to the staff; to anyone else with name, email and
   * texts masked.
   */
  @Get('transaction/:transactionId')
  @UseGuards(MaybeSignedInGuard)
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
    @Req() req: Request,
  ): Promise<OrderDto> {
    return toOrderDto(await this.orders.byTransaction(transactionId, { sessionIds: payerSessions(req), user }));
  }

  /** My orders, the newest first */
  @Get('mine')
  @UseGuards(SignedInGuard)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [OrderDto] })
  @ApiErrors(401)
  async listMyOrders(@CurrentUser() user: SignedInUser): Promise<OrderDto[]> {
    return (await this.orders.ofUser(user.id)).map(toOrderDto);
  }

  /**
   * Order a cart and pay by bank transfer
   *
   * @remarks The order waits in `pending_transfer` until the staff has seen the money. A repeated call answers the order
   * of the first one.
   */
  @Post('bank-transfer')
  @UseGuards(MaybeSignedInGuard)
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: BankTransferOrderDto })
  @ApiErrors(
    [
      400,
      'request.invalid',
      'Por favor ingresa tu nombre completo',
      { 'customer.name': 'Por favor ingresa tu nombre completo' },
    ],
    [409, 'cart.changed', 'Tu carrito cambió mientras pagabas. Revísalo y vuelve a intentar.'],
    413,
    415,
    CART_EMPTY,
    CART_TOO_MUCH,
    CART_UNAVAILABLE,
    [422, 'order.transfer_unavailable', 'Por ahora no recibimos transferencias bancarias. Elige otra forma de pago.'],
    429,
  )
  async orderByBankTransfer(
    @Body() body: BankTransferDto,
    @CurrentUser() user: SignedInUser | null,
    @Ip() address: string,
    @Res({ passthrough: true }) res: Response,
  ): Promise<BankTransferOrderDto> {
    await this.limiter.count(TRANSFERS, address);
    await this.limiter.count(TRANSFERS_TO, body.customer.email.toLowerCase());
    const order = await this.transfers.place(body.sessionId, toCustomer(body), user?.id ?? null);
    rememberPayer(res, body.sessionId, this.env.publicUrl);
    return toBankTransferOrderDto(order, this.instructions.get(order.number));
  }

  /**
   * Where an order is, without an account
   *
   * @remarks An address may ask 120 times in 10 minutes.
   */
  @Post('track')
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
    429,
  )
  async trackOrder(@Body() { orderNumber, email }: TrackOrderDto, @Ip() address: string): Promise<TrackedOrderDto> {
    await this.limiter.count(TRACKING, address);
    return toTrackedOrderDto(await this.orders.track(orderNumber, email));
  }
}
