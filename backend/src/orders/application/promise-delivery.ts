import { Injectable } from '@nestjs/common';
import { CatalogueService } from '../../catalogue/index.js';
import { deliveryOf } from '../../common/delivery.js';
import { Clock } from '../../common/clock.port.js';
import type { Order } from '../domain/order.js';

/** Promises delivery dates: counted from the payment, with the lead times of that moment. */
@Injectable()
export class PromiseDelivery {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly clock: Clock,
  ) {}

  /** Sets the dates of an order that has just been paid; does nothing for any other order. */
  async promise(order: Order): Promise<void> {
    if (!order.needsPromise) return;
    const { delivery } = await this.catalogue.pricing();
    order.promised = deliveryOf(this.clock.now(), order.isExpress, delivery);
  }
}
