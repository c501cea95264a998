import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import type { StaffMember } from '../../identity/index.js';
import { Picture } from '../domain/picture.js';
import { MediaStore } from './media-store.port.js';
import { PictureRenderer } from './picture-renderer.port.js';
import { type PicturePosition, Pictures } from './pictures.port.js';
import { RenderQueue } from './render-queue.js';

/** Stores the pictures that staff upload. */
@Injectable()
export class StorePicture {
  constructor(
    private readonly queue: RenderQueue,
    private readonly store: MediaStore,
    private readonly renderer: PictureRenderer,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Stores the renditions of an uploaded file and then the row, so that a known picture has all its files. A file that was uploaded
   * before is the same picture. Throws `media.busy` when too many uploads wait, and the errors of the renderer and the store.
   */
  async add(upload: Buffer, actor: Pick<StaffMember, 'id' | 'name'>): Promise<Picture> {
    const id = idOfPicture(upload);
    const known = await this.pictures.find(id);
    if (known) return known;
    return this.queue.run(() => this.renderAndStore(id, upload, actor));
  }

  /** The newest first; `limit` + 1 pictures when more follow. */
  list({ after, limit }: { after?: PicturePosition; limit: number }): Promise<Picture[]> {
    return this.pictures.page({ after, limit: limit + 1 });
  }

  private async renderAndStore(id: string, upload: Buffer, actor: Pick<StaffMember, 'id' | 'name'>): Promise<Picture> {
    const { files, ...shown } = await this.renderer.render(id, upload);
    for (const [name, content] of files) await this.store.put(name, content);
    const picture = Object.assign(new Picture(), { id, ...shown, createdAt: this.clock.now(), createdBy: actor.id });
    // First the entry, so that no picture is without one.
    await this.audit.record({ kind: 'media', actor, action: 'subió una foto', subject: { type: 'media', id } });
    return this.pictures.add(picture);
  }
}

/** As `id` of `frontend/scripts/build-pictures.mjs`, which makes the pictures of a new shop. */
export function idOfPicture(upload: Buffer): string {
  return createHash('sha256').update(upload).digest('hex').slice(0, 20);
}
