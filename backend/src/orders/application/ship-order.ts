import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { SENT } from '../../common/order-statuses.js';
import type { StaffMember } from '../../identity/index.js';
import { orderAct } from '../domain/order-acts.js';
import { assertNoNumbers, owesTransfer } from '../domain/instalments.js';
import { shipmentIn } from '../domain/order-change.js';
import type { OrderStatus } from '../domain/order-status.js';
import type { Order } from '../domain/order.js';
import { isSameShipment, type Shipment, shipmentOf } from '../domain/shipment.js';
import { ChangeOrder } from './change-order.js';
import { OrderAdminService, orderMoved } from './order-admin.service.js';
import { knownOrder, unknownOrder } from './order-reader.js';
import { Orders } from './orders.port.js';

export interface ShipmentRequest {
  readonly shipment: Shipment;
  /** Status that the person saw; undefined to accept any. */
  readonly from?: OrderStatus;
  /** Guide that the person saw and corrects, '' for none; undefined to accept any. */
  readonly replaces?: string;
  /** Note in the mail to the customer; '' for none. */
  readonly note: string;
  /** Ships the order although its second instalment is missing. */
  readonly shipsUnpaid: boolean;
  readonly actor: StaffMember;
}

/** Ships an order with carrier and tracking number, or corrects them after it has left. */
@Injectable()
export class ShipOrder {
  constructor(
    private readonly orders: Orders,
    private readonly admin: OrderAdminService,
    private readonly changes: ChangeOrder,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** A repeated call changes nothing. Throws as `OrderAdminService.changeStatus`, and `order.guide_missing`. */
  async ship(id: string, { shipment: typed, replaces, ...request }: ShipmentRequest): Promise<Order> {
    const shipment = shipmentOf(typed);
    const order = knownOrder(await this.orders.find(id));
    const known = shipmentIn(order.history);
    // An order that returned to production after a void may leave with the same number once more.
    const isRepeated = known !== null && isSameShipment(known, shipment) && !order.nextStatuses.includes('shipped');
    if (isRepeated) return order;
    const { from = order.status } = request;
    if (SENT.includes(from)) return this.correct(id, shipment, { ...request, from, replaces });
    return this.admin.changeStatus(id, { ...request, from, status: 'shipped', shipment });
  }

  /** Corrects the tracking number and mails it to the customer. The status stays. */
  private correct(
    id: string,
    shipment: Shipment,
    { from, replaces, note, actor }: Pick<ShipmentRequest, 'from' | 'replaces' | 'note' | 'actor'>,
  ): Promise<Order> {
    return this.changes.run(id, async (order) => {
      if (order.anonymisedAt) throw unknownOrder();
      const known = shipmentIn(order.history);
      const { reason, otherCarrier } = shipment;
      if (owesTransfer(order)) assertNoNumbers({ note, reason, otherCarrier });
      const isMoved = order.status !== from || (replaces !== undefined && replaces !== (known?.guide ?? ''));
      if (isMoved) throw orderMoved();
      const at = this.clock.now();
      const { status } = order;
      const change = { status, at, actor: actor.email, note, shipment, event: 'shipment_corrected' } as const;
      order.history = [...order.history, change];
      await this.audit.record({ actor, ...orderAct(order, 'shipment', 'corrigió la guía de') });
    });
  }
}
