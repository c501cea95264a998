import { Injectable } from '@nestjs/common';
import { MediaStore } from './media-store.port.js';
import { PictureRenderer } from './picture-renderer.port.js';
import { RenderQueue } from './render-queue.js';

/**
 * Pictures for single customers and slips of refunds, which are no pictures of the shop: not listed, not served under `/media/`, and deleted on request. The
 * module that stores one decides who may see it.
 */
@Injectable()
export class PrivatePictures {
  constructor(
    private readonly queue: RenderQueue,
    private readonly renderer: PictureRenderer,
    private readonly store: MediaStore,
  ) {}

  /** Stores an upload under a UUID of the caller; returns its size in pixels. Throws the errors of an upload to `/media`. */
  add(id: string, upload: Buffer): Promise<{ width: number; height: number }> {
    return this.queue.run(async () => {
      const { content, ...size } = await this.renderer.renderPrivate(upload);
      await this.store.put(nameOf(id), content);
      return size;
    });
  }

  /** The picture as WebP; undefined when there is none. */
  read(id: string): Promise<Buffer | undefined> {
    return this.store.get(nameOf(id));
  }

  /** Deletes the file for good. */
  delete(id: string): Promise<void> {
    return this.store.delete(nameOf(id));
  }
}

/** `MediaHandler` serves no name of this form. */
function nameOf(id: string): string {
  return `private-${id}.webp`;
}
