import { Injectable } from '@nestjs/common';
import { MAKING_STATUSES } from '../../common/order-statuses.js';
import { Env } from '../../config/env.js';
import { Job } from '../../jobs/index.js';
import { finishedPhotoMail, type FinishedPhotoMailKind, MailSender, photoErrorMail } from '../../mail/index.js';
import { isRestricted, OrderReader } from '../../orders/index.js';
import { ShopSettings } from '../../settings/index.js';
import { FinishedPhotos } from './finished-photos.port.js';
import { PhotoLinks } from './photo-links.js';

/** `news`: the kind of mail, under its name in jobs that are queued already. */
export const mailCustomerJob = new Job<{ photoId: string; news: FinishedPhotoMailKind }>('finished-photos.mail-family');
/** The customer saw an error. */
export const mailShopJob = new Job<{ photoId: string }>('finished-photos.mail-shop');

/** Sends the mails about photos; each one at most once, and none about a photo that was replaced or answered since. */
@Injectable()
export class PhotoMails {
  constructor(
    private readonly photos: FinishedPhotos,
    private readonly orders: OrderReader,
    private readonly links: PhotoLinks,
    private readonly mail: MailSender,
    private readonly settings: ShopSettings,
    private readonly env: Env,
  ) {}

  async sendToCustomer(photoId: string, kind: FinishedPhotoMailKind): Promise<void> {
    const photo = await this.photos.find(photoId);
    if (!photo || photo.replacedAt || photo.answer) return;
    const { number, status, anonymisedAt, purchase } = await this.orders.ofId(photo.orderId);
    // Both mails announce a parcel, which an order in review or with a refund does not have.
    if (anonymisedAt || !MAKING_STATUSES.includes(status)) return;
    const { name, email } = purchase.customer;
    const { answerBy } = photo;
    const url = this.links.urlOf(photo);
    if (url) await this.mail.send(finishedPhotoMail({ to: email, photoId, name, number, kind, answerBy, url }));
  }

  async sendToShop(photoId: string): Promise<void> {
    const photo = await this.photos.find(photoId);
    if (photo?.state !== 'error' || photo.replacedAt) return;
    const order = await this.orders.ofId(photo.orderId);
    const { id, number } = order;
    const panelUrl = `${this.env.publicUrl}/panel/pedidos/${id}`;
    const comment = isRestricted(order) ? null : photo.comment;
    await this.mail.send(
      photoErrorMail({ to: this.settings.current.contact.email, photoId, number, comment, panelUrl }),
    );
  }
}
