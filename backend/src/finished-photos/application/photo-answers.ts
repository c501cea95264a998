import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { Transaction } from '../../common/transaction.port.js';
import { JobQueue } from '../../jobs/index.js';
import { PrivatePictures } from '../../media/index.js';
import { type Caller, type Order, OrderReader } from '../../orders/index.js';
import type { FinishedPhoto, PhotoAnswer } from '../domain/finished-photo.js';
import { FinishedPhotos } from './finished-photos.port.js';
import { unknownPhoto } from './photo-admin.js';
import { PhotoLinks } from './photo-links.js';
import { mailShop } from './photo-mails.js';

export interface PhotoOfOrder {
  readonly photo: FinishedPhoto;
  readonly order: Order;
}

/** What a family does with the link to the photo of its order; the token is the proof. */
@Injectable()
export class PhotoAnswers {
  constructor(
    private readonly photos: FinishedPhotos,
    private readonly pictures: PrivatePictures,
    private readonly orders: OrderReader,
    private readonly links: PhotoLinks,
    private readonly jobs: JobQueue,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws DomainError `finished_photo.not_found` for a token that is unknown, expired or of a replaced photo */
  async view(token: string, address: string): Promise<PhotoOfOrder> {
    const photo = await this.find(token, address);
    return { photo, order: await this.orders.ofId(photo.orderId) };
  }

  /** The file, as WebP. @throws DomainError `finished_photo.not_found` */
  async image(token: string, address: string): Promise<Buffer> {
    const content = await this.pictures.read((await this.find(token, address)).id);
    if (!content) throw unknownPhoto();
    return content;
  }

  /** The first answer counts. An error stops the parcel and calls the shop. @throws DomainError `finished_photo.answered` */
  async answer(token: string, answer: PhotoAnswer, comment: string, address: string): Promise<PhotoOfOrder> {
    const found = await this.find(token, address);
    return this.transaction.run(async () => {
      const order = await this.orders.lock(found.orderId);
      const photo = await this.photos.find(found.id);
      if (!photo?.isOpenTo(this.clock.now())) throw unknownPhoto();
      photo.receive(answer, comment, this.clock.now());
      await this.photos.save(photo);
      if (answer === 'error') await this.jobs.enqueue(mailShop, { photoId: photo.id }, { jobKey: `photo:${photo.id}` });
      return { photo, order };
    });
  }

  /** The current photo and its link, for the order's payer, its owner and the staff; null for everyone else. */
  async ofPayer(typedNumber: string, caller: Caller): Promise<{ photo: FinishedPhoto; url: string } | null> {
    const order = await this.orders.ownByNumber(typedNumber, caller).catch(() => null);
    const photo = order && (await this.photos.current(order.id));
    return photo?.isOpenTo(this.clock.now()) ? { photo, url: this.links.urlOf(photo.id) } : null;
  }

  private async find(token: string, address: string): Promise<FinishedPhoto> {
    await this.limiter.consume(POLICIES.finishedPhotos, address);
    const digest = this.links.digestOfSent(token);
    const photo = digest && (await this.photos.byToken(digest));
    if (!photo || !photo.isOpenTo(this.clock.now())) throw unknownPhoto();
    return photo;
  }
}
