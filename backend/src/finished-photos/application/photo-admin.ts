import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { errorOf } from '../../common/domain-error.js';
import { DAY_MS, HOUR_MS } from '../../common/time.js';
import type { StaffMember } from '../../identity/index.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { PrivatePictures } from '../../media/index.js';
import { isClosedToStaff, type Order } from '../../orders/index.js';
import {
  FinishedPhoto,
  MAX_PHOTOS,
  NOT_IN_PRODUCTION,
  type PhotoState,
  TOO_MANY_PHOTOS,
  unknownPhoto,
} from '../domain/finished-photo.js';
import { FinishedPhotos, type OpenPhoto, type OpenPhotos } from './finished-photos.port.js';
import { LockedPhotos } from './locked-photos.js';
import { PhotoLinks } from './photo-links.js';
import { mailCustomerJob } from './photo-mails.js';

/** Ends the time to answer. */
export const closeAnswersJob = new Job<{ photoId: string }>('finished-photos.close-answers');
/** Deletes the file of an upload that was never stored as a photo. */
export const deleteUnusedJob = new Job<{ photoId: string }>('finished-photos.delete-unused');

/** Photos that one list shows. */
const MAX_OPEN = 100;

const MAX_COUNTED = 1_000;

/** Operations of staff on the photo of a finished order. */
@Injectable()
export class PhotoAdmin {
  constructor(
    private readonly photos: FinishedPhotos,
    private readonly locked: LockedPhotos,
    private readonly pictures: PrivatePictures,
    private readonly links: PhotoLinks,
    private readonly jobs: JobQueue,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Stores the photo of an order in production and mails its link to the customer; it replaces an earlier photo. The same file again is
   * the same photo, because an answer may have been lost on the way. Throws the errors of an upload to `/media` as well.
   */
  async send(orderId: string, upload: Buffer, actor: StaffMember): Promise<FinishedPhoto> {
    const uploadDigest = createHash('sha256').update(upload).digest('base64url');
    const id = randomUUID();
    const known = await this.locked.change(orderId, async ({ order, current, now }) => {
      assertInProduction(order);
      if (current?.uploadDigest === uploadDigest) return current;
      // The file comes before the row: it must not stay for ever when the row never follows.
      await this.jobs.enqueue(deleteUnusedJob, { photoId: id }, { runAt: new Date(now.getTime() + HOUR_MS) });
      return null;
    });
    if (known) return known;
    const size = await this.pictures.add(id, upload);
    const sent = { id, orderId, uploadDigest, tokenDigest: this.links.digestFor(id), ...size, createdBy: actor.email };
    return this.locked.change(orderId, async ({ order, current, now }) => {
      assertInProduction(order);
      if (current?.uploadDigest === uploadDigest) return current;
      if ((await this.ofOrder(orderId)).length === MAX_PHOTOS) throw errorOf(TOO_MANY_PHOTOS);
      const photo = FinishedPhoto.send(sent, now);
      if (current) await this.photos.save(Object.assign(current, { replacedAt: now }));
      await this.photos.add(photo);
      await this.record(actor, order, 'envió a la familia la foto de la pieza terminada de');
      await this.jobs.enqueueAll(
        mailCustomerJob.with({ photoId: id, news: 'photo' }, { jobKey: `photo:${id}:photo` }),
        closeAnswersJob.with({ photoId: id }, { jobKey: `photo:${id}:close`, runAt: photo.answerBy }),
      );
      return photo;
    });
  }

  /** The newest first; none of a finished order whose person asked for erasure: a photo shows the name. The read is in the audit log. */
  async ofOrderFor(order: Order, actor: StaffMember): Promise<FinishedPhoto[]> {
    const photos = isClosedToStaff(order) ? [] : await this.ofOrder(order.id);
    if (photos.length > 0)
      await this.recordDailyRead('miró las fotos de un pedido', { type: 'order-photos', id: order.id }, actor);
    return photos;
  }

  /** The newest first. */
  private ofOrder(orderId: string): Promise<FinishedPhoto[]> {
    return this.photos.ofOrders([orderId], MAX_PHOTOS);
  }

  /** Lets the order continue without an approval, with a note for colleagues. */
  release(orderId: string, note: string, actor: StaffMember): Promise<FinishedPhoto> {
    return this.locked.change(orderId, async ({ order, current, now }) => {
      if (!current) throw unknownPhoto();
      const { state } = current;
      current.goOn({ note, actor: actor.email, at: now });
      await this.photos.save(current);
      await this.record(actor, order, 'siguió con el envío sin el visto bueno de la familia en', state);
      return current;
    });
  }

  /** Photos that wait for the customer or for staff. */
  open(): Promise<OpenPhoto[]> {
    return this.photos.open(MAX_OPEN);
  }

  /** The same as a list of the panel. The read is in the audit log. */
  async openFor(actor: StaffMember): Promise<OpenPhoto[]> {
    const photos = await this.open();
    if (photos.length > 0) await this.recordDailyRead('miró la lista de fotos', { type: 'photos', id: 'list' }, actor);
    return photos;
  }

  countOpen(): Promise<OpenPhotos> {
    return this.photos.countOpen(MAX_COUNTED);
  }

  /** The file of a photo that `ofOrderFor` lists, as WebP. The read is in the audit log. */
  async image(order: Order, photoId: string, actor: StaffMember): Promise<Buffer> {
    const photo = await this.photos.find(photoId);
    const isShown = photo?.orderId === order.id && !isClosedToStaff(order);
    const content = isShown ? await this.pictures.read(photoId) : undefined;
    if (!content) throw unknownPhoto();
    await this.recordDailyRead('miró las fotos de un pedido', { type: 'order-photos', id: order.id }, actor);
    return content;
  }

  /** For the job: no answer came in time. */
  async closeAnswers(photoId: string): Promise<void> {
    const found = await this.photos.find(photoId);
    if (!found) return;
    await this.locked.change(found.orderId, async ({ current, now }) => {
      if (current?.id !== photoId || !current.timeOut(now)) return;
      await this.photos.save(current);
      await this.jobs.enqueue(mailCustomerJob, { photoId, news: 'goes_on' }, { jobKey: `photo:${photoId}:goes-on` });
    });
  }

  /** For the job. */
  async deleteUnused(photoId: string): Promise<void> {
    if (!(await this.photos.find(photoId))) await this.pictures.delete(photoId);
  }

  /** One entry per person and day, because screens load photos all day. */
  private recordDailyRead(action: string, subject: { type: string; id: string }, actor: StaffMember): Promise<void> {
    return this.audit.recordRead({ actor, action, subject, oncePer: DAY_MS });
  }

  /** `before`: the state of the photo that the act replaced. */
  private record(actor: StaffMember, { number }: Order, action: string, before?: PhotoState): Promise<void> {
    return this.audit.record({
      kind: 'finished_photo',
      actor,
      action: `${action} ${number}`,
      subject: { type: 'order', id: number },
      ...(before && { before: { photo: before }, after: { photo: 'resolved' } }),
    });
  }
}

function assertInProduction({ status }: Order): void {
  if (status !== 'in_production') throw errorOf(NOT_IN_PRODUCTION);
}
