import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../config/env.js';
import { IdentityModule } from '../identity/index.js';
import { DiskMediaStore } from './adapters/disk/disk-media-store.js';
import { MediaHandler } from './adapters/http/media-handler.js';
import { MediaController } from './adapters/http/media.controller.js';
import { SharpRenderer } from './adapters/sharp/sharp-renderer.js';
import { PictureSchema } from './adapters/typeorm/picture.schema.js';
import { TypeOrmPictures } from './adapters/typeorm/typeorm-pictures.js';
import { MediaStore } from './application/media-store.port.js';
import { PictureRenderer } from './application/picture-renderer.port.js';
import { Pictures } from './application/pictures.port.js';
import { PrivatePictures } from './application/private-pictures.js';
import { RenderQueue } from './application/render-queue.js';
import { StorePicture } from './application/store-picture.js';

/** Pictures of the shop: uploaded by staff, stored in the widths that pages show. */
@Module({
  imports: [TypeOrmModule.forFeature([PictureSchema]), IdentityModule],
  controllers: [MediaController],
  providers: [
    RenderQueue,
    StorePicture,
    PrivatePictures,
    MediaHandler,
    { provide: PictureRenderer, useClass: SharpRenderer },
    { provide: Pictures, useClass: TypeOrmPictures },
    {
      provide: MediaStore,
      inject: [Env],
      useFactory: async ({ media }: Env): Promise<MediaStore> => {
        if ('dir' in media) return new DiskMediaStore(media.dir);
        // Its library takes a while to load, and most shops have a folder.
        const { S3MediaStore } = await import('./adapters/s3/s3-media-store.js');
        return new S3MediaStore(media.s3);
      },
    },
  ],
  exports: [Pictures, MediaStore, PrivatePictures],
})
export class MediaModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly files: MediaHandler,
  ) {}

  /** Before the pages, which answer every URL: their module imports this one. */
  onModuleInit(): void {
    this.host.httpAdapter.use(this.files.handle);
  }
}
