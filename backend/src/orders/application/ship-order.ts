import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { AuditLog } from '../../audit/index.js';
import { Transaction } from '../../common/transaction.port.js';
import type { SignedInUser } from '../../identity/index.js';
import { shipmentIn } from '../domain/order-change.js';
import type { OrderState } from '../domain/order-state.js';
import type { Order } from '../domain/order.js';
import { isSameShipment, type Shipment, shipmentOf } from '../domain/shipment.js';
import { OrderAdminService, orderMoved } from './order-admin.service.js';
import { OrderMails } from './order-mails.js';
import { unknownOrder } from './order-reader.js';
import { Orders } from './orders.port.js';

export interface ShipmentRequest {
  readonly shipment: Shipment;
  /** Status that the person saw; undefined to accept any. */
  readonly from?: OrderState;
  /** Guide that the person saw and corrects, '' for none; undefined to accept any. */
  readonly replaces?: string;
  /** For the mail of the family; '' for none. */
  readonly note: string;
  /** Ships the order although its second instalment is missing. */
  readonly shipsUnpaid: boolean;
  readonly staff: SignedInUser;
}

const ON_ITS_WAY: readonly OrderState[] = ['shipped', 'delivered'];

/** Ships an order with its carrier and guide, or corrects them after it has left. */
@Injectable()
export class ShipOrder {
  constructor(
    private readonly orders: Orders,
    private readonly admin: OrderAdminService,
    private readonly mails: OrderMails,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** A repeated call changes nothing. Throws as `OrderAdminService.changeStatus`, and `order.guide_missing`. */
  async ship(id: string, { shipment: typed, replaces, ...request }: ShipmentRequest): Promise<Order> {
    const shipment = shipmentOf(typed);
    const { status, history } = await this.admin.order(id);
    const known = shipmentIn(history);
    if (known && isSameShipment(known, shipment)) return this.admin.order(id);
    const { from = status, staff } = request;
    if (ON_ITS_WAY.includes(from)) return this.correct(id, shipment, { ...request, from, replaces });
    return this.admin.changeStatus(id, { ...request, from, status: 'shipped', shipment, actor: staff.email });
  }

  /** The family gets a mail with the right guide. The status stays. */
  private correct(
    id: string,
    shipment: Shipment,
    { from, replaces, note, staff }: Pick<ShipmentRequest, 'from' | 'replaces' | 'note' | 'staff'>,
  ): Promise<Order> {
    return this.transaction.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order || order.anonymisedAt) throw unknownOrder();
      const known = shipmentIn(order.history);
      const isMoved = order.status !== from || (replaces !== undefined && replaces !== (known?.guide ?? ''));
      if (isMoved) throw orderMoved();
      const { status } = order;
      const change = {
        status,
        at: this.clock.now(),
        actor: staff.email,
        note,
        shipment,
        event: 'shipment_corrected',
      } as const;
      order.history = [...order.history, change];
      await this.orders.save(order);
      await this.mails.notifyShopper(order);
      await this.audit.record({
        kind: 'shipment',
        actor: staff,
        action: `corrigió la guía de ${order.number}`,
        subject: { type: 'order', id: order.number },
      });
      return order;
    });
  }
}
