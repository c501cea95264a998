import { Injectable } from '@nestjs/common';
import { CatalogueService, deliveryOf } from '../../catalogue/index.js';
import { Clock } from '../../common/clock.port.js';
import type { Order } from '../domain/order.js';

/** Counts the days of delivery from the payment, with the lead times of that moment. */
@Injectable()
export class PromiseDelivery {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly clock: Clock,
  ) {}

  /** Sets when an order arrives that has just been paid; leaves every other order as it is. */
  async promise(order: Order): Promise<void> {
    if (!order.needsPromise) return;
    const { delivery } = await this.catalogue.pricing();
    order.promised = deliveryOf(this.clock.now(), order.isExpress, delivery);
  }
}
