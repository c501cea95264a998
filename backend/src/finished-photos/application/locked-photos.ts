import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Transaction } from '../../common/transaction.port.js';
import { type Order, OrderReader } from '../../orders/index.js';
import type { FinishedPhoto } from '../domain/finished-photo.js';
import { FinishedPhotos } from './finished-photos.port.js';

export interface LockedPhoto {
  readonly order: Order;
  /** The current photo; null for none. */
  readonly current: FinishedPhoto | null;
  readonly now: Date;
}

/** Changes the photo of an order while the order is locked: two acts at once, or an act and the shipping, follow each other. */
@Injectable()
export class LockedPhotos {
  constructor(
    private readonly photos: FinishedPhotos,
    private readonly orders: OrderReader,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Runs `change` in one transaction. @throws DomainError `order.not_found`, and what `change` throws */
  change<T>(orderId: string, change: (locked: LockedPhoto) => Promise<T>): Promise<T> {
    return this.transaction.run(async () => {
      const order = await this.orders.lock(orderId);
      return change({ order, current: await this.photos.current(orderId), now: this.clock.now() });
    });
  }
}
