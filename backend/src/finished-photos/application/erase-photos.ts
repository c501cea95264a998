import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Person, PersonalData } from '../../common/personal-data.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { PrivatePictures } from '../../media/index.js';
import { OrderEvents, OrderReader } from '../../orders/index.js';
import { MAX_PHOTOS } from '../domain/finished-photo.js';
import { FinishedPhotos } from './finished-photos.port.js';

/** Files cannot be deleted in a transaction, so a job deletes them after it. */
export const erasePhotosJob = new Job<{ orderId: string }>('finished-photos.erase');

/** Deletes the photos of an order together with its personal data, and exports what a customer wrote about them. */
@Injectable()
export class ErasePhotos implements OnModuleInit {
  constructor(
    private readonly photos: FinishedPhotos,
    private readonly pictures: PrivatePictures,
    private readonly orders: OrderReader,
    private readonly events: OrderEvents,
    private readonly personalData: PersonalData,
    private readonly jobs: JobQueue,
  ) {}

  onModuleInit(): void {
    this.events.on('erased', ({ id }) => this.jobs.enqueue(erasePhotosJob, { orderId: id }));
    this.personalData.add('finishedPhotos', {
      read: (person, limit) => this.exported(person, limit),
      // With its order, at once or once it is finished.
      erase: () => Promise.resolve({ erased: 0, kept: [] }),
    });
  }

  /** Deletes each file before its row, so that a repeated run finds the rest. */
  async eraseOf(orderId: string): Promise<void> {
    for (const { id } of await this.photos.ofOrders([orderId], MAX_PHOTOS)) {
      await this.pictures.delete(id);
      await this.photos.remove(id);
    }
  }

  private async exported(person: Person, limit: number): Promise<object[]> {
    const orders = await this.orders.ofPerson(person, limit);
    const photos = await this.photos.ofOrders(
      orders.map(({ id }) => id),
      limit,
    );
    const numbers = new Map(orders.map(({ id, number }) => [id, number]));
    return photos.map(({ orderId, createdAt, answer, comment, answeredAt }) => {
      return { order: numbers.get(orderId), createdAt, answer, comment, answeredAt };
    });
  }
}
