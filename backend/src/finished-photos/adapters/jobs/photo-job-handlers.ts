import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { ErasePhotos, erasePhotosJob } from '../../application/erase-photos.js';
import { closeAnswersJob, deleteUnusedJob, PhotoAdmin } from '../../application/photo-admin.js';
import { mailCustomerJob, mailShopJob, PhotoMails } from '../../application/photo-mails.js';

/** Binds each job to its use case. */
@Injectable()
export class PhotoJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly admin: PhotoAdmin,
    private readonly mails: PhotoMails,
    private readonly erasing: ErasePhotos,
  ) {}

  onModuleInit(): void {
    this.handlers.on(mailCustomerJob, ({ photoId, news }) => this.mails.sendToCustomer(photoId, news));
    this.handlers.on(mailShopJob, ({ photoId }) => this.mails.sendToShop(photoId));
    this.handlers.on(closeAnswersJob, ({ photoId }) => this.admin.closeAnswers(photoId));
    this.handlers.on(deleteUnusedJob, ({ photoId }) => this.admin.deleteUnused(photoId));
    this.handlers.on(erasePhotosJob, ({ orderId }) => this.erasing.eraseOf(orderId));
  }
}
