import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { MediaStore } from '../../application/media-store.port.js';
import { contentTypeOf } from '../../domain/picture.js';

const PREFIX = '/media/';
/** A name stands for one content for ever. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** `/media/{name}`: the files of pictures, for everyone. */
@Injectable()
export class MediaHandler {
  constructor(private readonly store: MediaStore) {}

  /** An Express handler; it leaves what is no picture to the handlers after it. */
  readonly handle = (req: Request, res: Response, next: NextFunction): void => {
    const name = req.path.startsWith(PREFIX) ? req.path.slice(PREFIX.length) : '';
    const type = contentTypeOf(name);
    if (!type || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    this.send(name, type, res, next).catch(next);
  };

  private async send(name: string, type: string, res: Response, next: NextFunction): Promise<void> {
    const content = await this.store.get(name);
    if (!content) return next();
    res.set({ 'Cache-Control': CACHE_CONTROL, ETag: `"${name}"`, 'Content-Type': type }).send(content);
  }
}
