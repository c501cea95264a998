import { Readable } from 'node:stream';
import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '../../../common/http/api-docs.js';
import { AnyStaff, Owner, IDENTITY_NOT_CONFIRMED, ConfirmedIdentity, Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { KEY_REUSED, OncePerKey } from '../../../common/http/once-per-key.js';
import { LIMIT_MESSAGE, positionOf } from '../../../common/http/page-query.js';
import { MONEY_ERRORS } from '../../../money/index.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { OrderAdminService } from '../../application/order-admin.service.js';
import { OrderMessages } from '../../application/order-messages.js';
import { OrderOverview } from '../../application/order-overview.js';
import { ORDER_UNKNOWN, OrderReader } from '../../application/order-reader.js';
import { StaffOrderReader } from '../../application/staff-order-reader.js';
import {
  BALANCE_MISSING,
  RECEIVED_MISSING,
  RECEIVED_TOO_MUCH,
  RECEIVED_UNEXPECTED,
  REFERENCE_REPEATED,
} from '../../domain/received-transfer.js';
import { REFUND_BY_REFUND } from '../../domain/order-status.js';
import { SAME_PIECES } from '../../domain/same-pieces.js';
import { NOTES_FULL } from '../../domain/staff-note.js';
import { ChangeOrderStatusDto, StaffNoteTextDto } from './change-order-status.dto.js';
import { ORDER_ID_PARAM, OrderIdPipe, STATUS_MESSAGE } from './order-params.js';
import { ordersCsv } from './orders-csv.js';
import { OrderSummaryDto } from './staff-order-parts.dto.js';
import {
  ListOrdersQueryDto,
  OrderCountDto,
  OrderPageDto,
  StaffOrderDto,
  toOrderPageDto,
  toStaffOrderDto,
} from './staff-orders.dto.js';

const USUAL_PAGE = 25;

@ApiTags('orders')
@Controller('orders')
@Staff()
export class StaffOrdersController {
  constructor(
    private readonly orders: OrderReader,
    private readonly reader: StaffOrderReader,
    private readonly admin: OrderAdminService,
    private readonly messages: OrderMessages,
    private readonly overview: OrderOverview,
  ) {}

  /** Count orders by status; statuses without orders are omitted (staff) */
  @Get('counts')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [OrderCountDto] })
  @ApiErrors(401, 403)
  countOrders(): Promise<OrderCountDto[]> {
    return this.orders.counts();
  }

  /** Get the number of orders that are due (staff) */
  @Get('summary')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: OrderSummaryDto })
  @ApiErrors(401, 403)
  summariseOrders(): Promise<OrderSummaryDto> {
    return this.overview.summary();
  }

  /**
   * Download the orders of a filter as a spreadsheet (owner)
   *
   * @remarks Needs `POST /auth/confirm` in the last 10 minutes. CSV with semicolons, at most 10,000 orders; `limit` and `cursor` are ignored.
   */
  @Get('export')
  @Owner()
  @ConfirmedIdentity()
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(
    [400, 'request.invalid', 'Elige un estado de la lista', { status: 'Elige un estado de la lista' }],
    401,
    403,
    IDENTITY_NOT_CONFIRMED,
  )
  async exportOrders(@Query() query: ListOrdersQueryDto, @CurrentUser() user: SignedInUser): Promise<StreamableFile> {
    const rows = ordersCsv(await this.reader.export(this.filterOf(query), user));
    return new StreamableFile(Readable.from(rows, { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="pedidos.csv"',
    });
  }

  /**
   * List orders, newest first by default (staff)
   *
   * @remarks The role `contador` gets them without names of children, texts, phones and addresses, and `search` finds whole numbers,
   * transactions, references, phones and emails alone.
   */
  @Get()
  @AnyStaff()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: OrderPageDto })
  @ApiErrors([400, 'request.invalid', LIMIT_MESSAGE, { limit: LIMIT_MESSAGE }], 401, 403)
  async listOrders(@Query() query: ListOrdersQueryDto, @CurrentUser() user: SignedInUser): Promise<OrderPageDto> {
    const { cursor, limit = USUAL_PAGE } = query;
    const after = cursor ? positionOf(cursor) : undefined;
    return toOrderPageDto(await this.reader.list({ ...this.filterOf(query), after, limit }, user));
  }

  private filterOf({ status, search, from, before, express, oldestFirst, due }: ListOrdersQueryDto) {
    const flags = { express: express === 'true', oldestFirst: oldestFirst === 'true' };
    return { statuses: status, search, from, before, ...flags, due: this.overview.due(due) };
  }

  /**
   * Get an order with its history (staff)
   *
   * @remarks The role `contador` gets it without names of children, texts, phone and address.
   */
  @Get(':id')
  @AnyStaff()
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiOkResponse({ type: StaffOrderDto })
  @ApiErrors(401, 403, ORDER_UNKNOWN)
  async getOrder(@Param('id', OrderIdPipe) id: string, @CurrentUser() user: SignedInUser): Promise<StaffOrderDto> {
    return toStaffOrderDto(await this.reader.order(id, user));
  }

  /** List the newest other orders of the same pieces, which the customer may want only once (staff) */
  @Get(':id/same-pieces')
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiOkResponse({ type: [StaffOrderDto] })
  @ApiErrors(401, 403, ORDER_UNKNOWN)
  async listOrdersOfSamePieces(
    @Param('id', OrderIdPipe) id: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<StaffOrderDto[]> {
    return (await this.reader.ordersOfSamePieces(id, user)).map(toStaffOrderDto);
  }

  /**
   * Change the status of an order (staff)
   *
   * @remarks Mails the change to the customer, with the note. An order without known money (`receivedFor`) enters `paid` only with
   * the transfer that was received; an order with money is refunded, never cancelled. Less than the order needs is recorded and leaves it
   * waiting. While another order of the same pieces is open, `paid` needs `besidesOthers` and a note; `shipped` needs `shipsUnpaid` and a note
   * while the second instalment is missing. `refund_pending` and `refunded` follow from refunds alone (`POST /orders/{id}/refunds`). A
   * repeated call with the same `Idempotency-Key` changes nothing more.
   */
  @Patch(':id/status')
  @OncePerKey()
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiOkResponse({ type: StaffOrderDto })
  @ApiErrors(
    [400, 'request.invalid', STATUS_MESSAGE, { status: STATUS_MESSAGE }],
    401,
    403,
    ORDER_UNKNOWN,
    [409, 'order.state', 'El pedido no puede pasar a ese estado desde el actual.'],
    REFUND_BY_REFUND,
    [409, 'order.moved', 'Otra persona cambió este pedido mientras lo mirabas.'],
    REFERENCE_REPEATED,
    MONEY_ERRORS.REFERENCE_USED,
    SAME_PIECES,
    413,
    415,
    RECEIVED_MISSING,
    RECEIVED_TOO_MUCH,
    RECEIVED_UNEXPECTED,
    BALANCE_MISSING,
    KEY_REUSED,
  )
  async changeOrderStatus(
    @Param('id', OrderIdPipe) id: string,
    @Body() { status, from, note, besidesOthers, shipsUnpaid, received }: ChangeOrderStatusDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<StaffOrderDto> {
    // JSON's null counts as missing.
    const change = { status, from, note: note ?? '', received: received ?? undefined, actor: user };
    const explained = { besidesOthers: besidesOthers ?? false, shipsUnpaid: shipsUnpaid ?? false };
    return toStaffOrderDto(await this.admin.changeStatus(id, { ...change, ...explained }));
  }

  /** Write a note for colleagues, which the customer never sees (staff) */
  @Post(':id/notes')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiOkResponse({ type: StaffOrderDto })
  @ApiErrors(
    [400, 'request.invalid', 'Escribe la nota', { text: 'Escribe la nota' }],
    401,
    403,
    ORDER_UNKNOWN,
    413,
    415,
    NOTES_FULL,
  )
  async addStaffNote(
    @Param('id', OrderIdPipe) id: string,
    @Body() { text }: StaffNoteTextDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<StaffOrderDto> {
    return toStaffOrderDto(await this.messages.addNote(id, text, user));
  }

  /** Send the newest mail of an order once more (staff) */
  @Post(':id/mail')
  @HttpCode(204)
  @ApiParam(ORDER_ID_PARAM)
  @ApiNoContentResponse({ description: 'The mail is queued.' })
  @ApiErrors(401, 403, ORDER_UNKNOWN)
  resendOrderMail(@Param('id', OrderIdPipe) id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.messages.resendMail(id, user);
  }
}
