import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { ErasePhotos, erasePhotos } from '../../application/erase-photos.js';
import { closeAnswers, deleteUnused, PhotoAdmin } from '../../application/photo-admin.js';
import { mailCustomer, mailShop, PhotoMails } from '../../application/photo-mails.js';

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
    this.handlers.on(mailCustomer, ({ photoId, news }) => this.mails.sendToCustomer(photoId, news));
    this.handlers.on(mailShop, ({ photoId }) => this.mails.sendToShop(photoId));
    this.handlers.on(closeAnswers, ({ photoId }) => this.admin.closeAnswers(photoId));
    this.handlers.on(deleteUnused, ({ photoId }) => this.admin.deleteUnused(photoId));
    this.handlers.on(erasePhotos, ({ orderId }) => this.erasing.eraseOf(orderId));
  }
}
