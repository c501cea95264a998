import { Body, Controller, Header, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { ShipOrder } from '../../application/ship-order.js';
import { ORDER_UNKNOWN } from '../../application/order-reader.js';
import { BALANCE_MISSING } from '../../domain/received-transfer.js';
import { GUIDE_MISSING } from '../../domain/shipment.js';
import { ORDER_ID_PARAM, OrderIdPipe } from './order-params.js';
import { ShipOrderDto } from './shipment.dto.js';
import { StaffOrderDto, toStaffOrderDto } from './staff-orders.dto.js';

/** The parcel of an order. */
@ApiTags('orders')
@Controller('orders/:id')
@Staff()
export class OrderShipmentController {
  constructor(private readonly shipping: ShipOrder) {}

  /**
   * Ship an order with carrier and tracking number, or correct them (staff)
   *
   * @remarks An order in production becomes `shipped`; one that has left keeps its status and gets the right number. Both are mailed to the
   * customer with the link to the carrier's page. A repeated call changes nothing and mails nothing.
   */
  @Post('shipment')
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiCreatedResponse({ type: StaffOrderDto })
  @ApiErrors(
    [400, 'request.invalid', 'Elige la transportadora de la lista', { carrier: 'Elige la transportadora de la lista' }],
    401,
    403,
    ORDER_UNKNOWN,
    [409, 'order.state', 'El pedido no puede pasar a ese estado desde el actual.'],
    [409, 'order.moved', 'Otra persona cambió este pedido mientras lo mirabas.'],
    413,
    415,
    GUIDE_MISSING,
    BALANCE_MISSING,
  )
  async createShipment(
    @Param('id', OrderIdPipe) id: string,
    @Body() { carrier, from, replaces, ...body }: ShipOrderDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<StaffOrderDto> {
    // JSON's null counts as missing.
    const { otherCarrier, guide, reason, note, shipsUnpaid } = body;
    const shipment = { carrier, otherCarrier: otherCarrier ?? '', guide: guide ?? '', reason: reason ?? '' };
    const request = { from: from ?? undefined, replaces: replaces ?? undefined, note: note ?? '', actor: user };
    return toStaffOrderDto(await this.shipping.ship(id, { shipment, ...request, shipsUnpaid: shipsUnpaid ?? false }));
  }
}
