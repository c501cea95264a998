import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SENT } from '../common/order-statuses.js';
import { IdentityModule } from '../identity/index.js';
import { MediaModule } from '../media/index.js';
import { OrderEvents, OrdersModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { CustomerPhotosController } from './adapters/http/customer-photos.controller.js';
import { StaffPhotosController } from './adapters/http/staff-photos.controller.js';
import { PhotoJobHandlers } from './adapters/jobs/photo-job-handlers.js';
import { FinishedPhotoSchema } from './adapters/typeorm/finished-photo.schema.js';
import { TypeOrmFinishedPhotos } from './adapters/typeorm/typeorm-finished-photos.js';
import { ErasePhotos } from './application/erase-photos.js';
import { FinishedPhotos } from './application/finished-photos.port.js';
import { LockedPhotos } from './application/locked-photos.js';
import { PhotoAdmin } from './application/photo-admin.js';
import { PhotoAnswers } from './application/photo-answers.js';
import { PhotoLinks } from './application/photo-links.js';
import { PhotoMails } from './application/photo-mails.js';

/** The photo of a finished order, which its customer approves before the parcel leaves. */
@Module({
  imports: [TypeOrmModule.forFeature([FinishedPhotoSchema]), OrdersModule, MediaModule, IdentityModule, SettingsModule],
  // The staff's paths first: a list is no token.
  controllers: [StaffPhotosController, CustomerPhotosController],
  providers: [
    PhotoLinks,
    LockedPhotos,
    PhotoAdmin,
    PhotoAnswers,
    PhotoMails,
    ErasePhotos,
    PhotoJobHandlers,
    { provide: FinishedPhotos, useClass: TypeOrmFinishedPhotos },
  ],
  exports: [PhotoAdmin],
})
export class FinishedPhotosModule implements OnModuleInit {
  constructor(
    private readonly orders: OrderEvents,
    private readonly photos: FinishedPhotos,
  ) {}

  onModuleInit(): void {
    this.orders.on('shipping', async ({ id }) => (await this.photos.current(id))?.assertMayShip());
    this.orders.on('statusChanged', ({ id, status }) => this.photos.setLeft(id, SENT.includes(status)));
  }
}
