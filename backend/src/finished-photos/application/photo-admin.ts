import { createHash, randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { HOUR_MS } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import type { SignedInUser } from '../../identity/index.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { PrivatePictures } from '../../media/index.js';
import { type Order, OrderExtensions, OrderReader } from '../../orders/index.js';
import {
  FinishedPhoto,
  MAX_PHOTOS,
  NOT_IN_PRODUCTION,
  type PhotoState,
  refused,
  TOO_MANY_PHOTOS,
} from '../domain/finished-photo.js';
import { FinishedPhotos, type OpenPhoto } from './finished-photos.port.js';
import { PhotoLinks } from './photo-links.js';
import { mailFamily } from './photo-mails.js';

/** Ends the time to answer. */
export const closeAnswers = new Job<{ photoId: string }>('finished-photos.close-answers');
/** Deletes the file of an upload that was never stored as a photo. */
export const deleteUnused = new Job<{ photoId: string }>('finished-photos.delete-unused');

/** Photos that one list shows. */
const MAX_OPEN = 100;

/** The staff member who acts. */
export type PhotoActor = Pick<SignedInUser, 'id' | 'name' | 'email'>;

/** Operations of staff on the photo of a finished order. */
@Injectable()
export class PhotoAdmin implements OnModuleInit {
  constructor(
    private readonly photos: FinishedPhotos,
    private readonly pictures: PrivatePictures,
    private readonly orders: OrderReader,
    private readonly extensions: OrderExtensions,
    private readonly links: PhotoLinks,
    private readonly jobs: JobQueue,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.extensions.beforeShipping(async ({ id }) => (await this.photos.current(id))?.assertMayShip());
  }

  /**
   * Stores the photo of an order in production and mails its link to the family; it replaces an earlier photo. The same file again is
   * the same photo, because an answer may have been lost on the way. Throws the errors of an upload to `/media` as well.
   */
  async send(orderId: string, upload: Buffer, actor: PhotoActor): Promise<FinishedPhoto> {
    const uploadDigest = createHash('sha256').update(upload).digest('base64url');
    assertInProduction(await this.orders.ofId(orderId));
    const known = await this.photos.current(orderId);
    if (known?.uploadDigest === uploadDigest) return known;
    const id = randomUUID();
    // The file comes before the row: it must not stay for ever when the row never follows.
    const runAt = new Date(this.clock.now().getTime() + HOUR_MS);
    await this.jobs.enqueue(deleteUnused, { photoId: id }, { runAt });
    const size = await this.pictures.add(id, upload);
    const sent = { id, orderId, uploadDigest, tokenDigest: this.links.digestFor(id), ...size, createdBy: actor.email };
    return this.transaction.run(async () => {
      const order = await this.orders.lock(orderId);
      assertInProduction(order);
      const earlier = await this.photos.ofOrders([orderId], MAX_PHOTOS);
      if (earlier.length === MAX_PHOTOS) throw refused(TOO_MANY_PHOTOS);
      const current = earlier.find(({ replacedAt }) => replacedAt === null);
      if (current?.uploadDigest === uploadDigest) return current;
      const photo = FinishedPhoto.send(sent, this.clock.now());
      if (current) await this.photos.save(Object.assign(current, { replacedAt: photo.createdAt }));
      await this.photos.add(photo);
      await this.record(actor, order, 'envió a la familia la foto de la pieza terminada de');
      await this.jobs.enqueueAll(
        mailFamily.with({ photoId: id, news: 'photo' }, { jobKey: `photo:${id}:photo` }),
        closeAnswers.with({ photoId: id }, { jobKey: `photo:${id}:close`, runAt: photo.answerBy }),
      );
      return photo;
    });
  }

  /** The newest first. */
  async ofOrder(orderId: string): Promise<FinishedPhoto[]> {
    const { id } = await this.orders.ofId(orderId);
    return this.photos.ofOrders([id], MAX_PHOTOS);
  }

  /** The order goes on, with a note for colleagues. */
  release(orderId: string, note: string, actor: PhotoActor): Promise<FinishedPhoto> {
    return this.transaction.run(async () => {
      const order = await this.orders.lock(orderId);
      const photo = await this.photos.current(orderId);
      if (!photo) throw unknownPhoto();
      const { state } = photo;
      photo.goOn({ note, actor: actor.email, at: this.clock.now() });
      await this.photos.save(photo);
      await this.record(actor, order, 'siguió con el envío sin el visto bueno de la familia en', state);
      return photo;
    });
  }

  /** Photos that wait for the family or for staff. */
  open(): Promise<OpenPhoto[]> {
    return this.photos.open(MAX_OPEN);
  }

  /** The file of a photo of this order, as WebP. */
  async image(orderId: string, photoId: string): Promise<Buffer> {
    const photo = await this.photos.find(photoId);
    const content = photo?.orderId === orderId ? await this.pictures.read(photoId) : undefined;
    if (!content) throw unknownPhoto();
    return content;
  }

  /** `before`: the state of the photo that the act replaced. */
  private record(actor: PhotoActor, { number }: Order, action: string, before?: PhotoState): Promise<void> {
    return this.audit.record({
      ...{ kind: 'finished_photo', actor, action: `${action} ${number}`, subject: { type: 'order', id: number } },
      ...(before && { before: { state: before }, after: { state: 'resolved' } }),
    });
  }

  /** For the job: no answer came in time. */
  async closeAnswers(photoId: string): Promise<void> {
    const found = await this.photos.find(photoId);
    if (!found) return;
    await this.transaction.run(async () => {
      await this.orders.lock(found.orderId);
      const photo = await this.photos.find(photoId);
      if (!photo || photo.replacedAt || !photo.timeOut(this.clock.now())) return;
      await this.photos.save(photo);
      await this.jobs.enqueue(mailFamily, { photoId, news: 'goes_on' }, { jobKey: `photo:${photoId}:goes-on` });
    });
  }

  /** For the job. */
  async deleteUnused(photoId: string): Promise<void> {
    if (!(await this.photos.find(photoId))) await this.pictures.delete(photoId);
  }
}

export function unknownPhoto(): DomainError {
  return new DomainError('not_found', 'finished_photo.not_found', 'Este enlace ya no sirve, o no hay foto.');
}

function assertInProduction({ status }: Order): void {
  if (status !== 'in_production') throw refused(NOT_IN_PRODUCTION);
}
