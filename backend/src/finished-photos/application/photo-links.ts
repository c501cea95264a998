import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { digestOf } from '../../common/random-token.js';
import { Env } from '../../config/env.js';

const TOKEN = /^[\w-]{43}$/;

/**
 * The links with which a family opens a photo without logging in. A token of 256 bits is derived from the photo's random id and a
 * secret, so that a repeated mail, `/pedido` and the panel offer the same link; the database keeps its digest only (docs/decisions/0036-photo-links.md).
 */
@Injectable()
export class PhotoLinks {
  constructor(private readonly env: Env) {}

  tokenOf(photoId: string): string {
    return createHmac('sha256', this.env.sessionSecret).update(`finished-photo:${photoId}`).digest('base64url');
  }

  digestFor(photoId: string): string {
    return digestOf(this.tokenOf(photoId));
  }

  /** The digest of a token that a caller sent; null for a text that is no token. */
  digestOfSent(token: string): string | null {
    return TOKEN.test(token) ? digestOf(token) : null;
  }

  /** The token stands after the `#`, which browsers send to no server. */
  urlOf(photoId: string): string {
    return `${this.env.publicUrl}/foto#token=${this.tokenOf(photoId)}`;
  }
}
