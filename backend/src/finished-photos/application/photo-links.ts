import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Signatures } from '../../common/derived-key.js';
import { digestOf } from '../../common/random-token.js';
import { Env } from '../../config/env.js';
import { type FinishedPhoto, unknownPhoto } from '../domain/finished-photo.js';
import { FinishedPhotos } from './finished-photos.port.js';

const TOKEN = /^[\w-]{43}$/;

/**
 * The links with which a customer opens a photo without logging in. A token of 256 bits is derived from the photo's random id and a
 * secret, so that a repeated mail, `/pedido` and the panel offer the same link; the database keeps only its digest
 * (docs/decisions/0036-photo-links.md).
 */
@Injectable()
export class PhotoLinks {
  private readonly signatures: Signatures;

  constructor(
    private readonly env: Env,
    private readonly photos: FinishedPhotos,
    private readonly clock: Clock,
  ) {
    this.signatures = new Signatures(env, 'finished-photo');
  }

  /** The token of a new photo. */
  tokenOf(photoId: string): string {
    return this.signatures.sign(photoId);
  }

  digestFor(photoId: string): string {
    return digestOf(this.tokenOf(photoId));
  }

  /** The photo that a token opens. @throws DomainError `finished_photo.not_found` for one that is unknown, expired or of a replaced photo */
  async open(token: string): Promise<FinishedPhoto> {
    const photo = TOKEN.test(token) ? await this.photos.byToken(digestOf(token)) : null;
    if (!photo?.isOpenTo(this.clock.now())) throw unknownPhoto();
    return photo;
  }

  /**
   * The page of a photo; null when the link has ended, or was made with a secret that the shop no longer has. The token stands after
   * the `#`, which browsers send to no server.
   */
  urlOf(photo: FinishedPhoto): string | null {
    const token = this.signatures.allOf(photo.id).find((one) => digestOf(one) === photo.tokenDigest);
    return token && photo.isOpenTo(this.clock.now()) ? `${this.env.publicUrl}/foto#token=${token}` : null;
  }
}
