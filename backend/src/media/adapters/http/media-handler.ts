import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../../common/domain-error.js';
import { MediaStore } from '../../application/media-store.port.js';
import { contentTypeOf } from '../../domain/picture.js';

const PREFIX = '/media/';
/** The content of a name never changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** `/media/{name}`: the files of pictures, for everyone. */
@Injectable()
export class MediaHandler {
  constructor(private readonly store: MediaStore) {}

  /** An Express handler for every path below `/media/`. */
  readonly handle = (req: Request, res: Response, next: NextFunction): void => {
    if (!req.path.startsWith(PREFIX)) return next();
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    this.send(isRead ? req.path.slice(PREFIX.length) : '', res).catch(next);
  };

  private async send(name: string, res: Response): Promise<void> {
    const type = contentTypeOf(name);
    const content = type && (await this.store.get(name));
    if (!content) throw new DomainError('not_found', 'media.not_found', 'No encontramos esta foto.');
    res.set({ 'Cache-Control': CACHE_CONTROL, ETag: `"${name}"`, 'Content-Type': type }).send(content);
  }
}
