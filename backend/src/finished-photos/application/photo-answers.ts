import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/domain-error.js';
import { JobQueue } from '../../jobs/index.js';
import { PrivatePictures } from '../../media/index.js';
import { type Caller, type Order, OrderReader } from '../../orders/index.js';
import { type FinishedPhoto, type PhotoAnswer, unknownPhoto } from '../domain/finished-photo.js';
import { FinishedPhotos } from './finished-photos.port.js';
import { LockedPhotos } from './locked-photos.js';
import { PhotoLinks } from './photo-links.js';
import { mailShopJob } from './photo-mails.js';

export interface PhotoOfOrder {
  readonly photo: FinishedPhoto;
  readonly order: Order;
}

/** Opens and answers the photo of an order by the token of its link. Each method throws `finished_photo.not_found`. */
@Injectable()
export class PhotoAnswers {
  constructor(
    private readonly photos: FinishedPhotos,
    private readonly locked: LockedPhotos,
    private readonly pictures: PrivatePictures,
    private readonly orders: OrderReader,
    private readonly links: PhotoLinks,
    private readonly jobs: JobQueue,
  ) {}

  async view(token: string): Promise<PhotoOfOrder> {
    const photo = await this.links.open(token);
    return { photo, order: await this.orders.ofId(photo.orderId) };
  }

  /** The file, as WebP. */
  async image(token: string): Promise<Buffer> {
    const content = await this.pictures.read((await this.links.open(token)).id);
    if (!content) throw unknownPhoto();
    return content;
  }

  /** The first answer counts. An error stops the parcel and calls the shop. @throws DomainError `finished_photo.answered` */
  async answer(token: string, answer: PhotoAnswer, comment: string): Promise<PhotoOfOrder> {
    const { id, orderId } = await this.links.open(token);
    return this.locked.change(orderId, async ({ order, current, now }) => {
      if (current?.id !== id) throw unknownPhoto();
      current.receive(answer, comment, now);
      await this.photos.save(current);
      if (answer === 'error') await this.jobs.enqueue(mailShopJob, { photoId: id }, { jobKey: `photo:${id}:error` });
      return { photo: current, order };
    });
  }

  /** The current photo and its link, for the order's proven customer; null for every other caller. */
  async ofOwnOrder(typedNumber: string, caller: Caller): Promise<{ photo: FinishedPhoto; url: string } | null> {
    const order = await this.orders.ownByNumber(typedNumber, caller).catch((error: unknown) => {
      if (error instanceof DomainError) return null;
      throw error;
    });
    const photo = order && (await this.photos.current(order.id));
    const url = photo && this.links.urlOf(photo);
    return url ? { photo, url } : null;
  }
}
