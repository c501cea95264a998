import { DomainError, errorOf } from '../../common/domain-error.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../common/time.js';

/** Hours that the parcel waits for the customer's answer. */
const HOURS_TO_ANSWER = 24;

/** The job that ends the time goes by the clock of the database, which may be ahead, and it comes once. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/** Days that the mailed link works. */
export const LINK_DAYS = 30;

/** Photos of one order, with those that a newer one replaced. */
export const MAX_PHOTOS = 20;

export const PHOTO_STATES = ['waiting', 'approved', 'error', 'unanswered', 'resolved'] as const;

/**
 * `waiting`: the customer has time to answer; `approved` and `error`: the answers; `unanswered`: the time is over and the order is continued;
 * `resolved`: staff decided to continue, with a note.
 */
export type PhotoState = (typeof PHOTO_STATES)[number];

export type PhotoAnswer = 'approved' | 'error';

/** Why the order is continued without the customer's approval. */
export interface PhotoRelease {
  /** ISO 8601, because it is stored as JSON. */
  readonly at: string;
  /** Email of the staff member; null when the time to answer ended. */
  readonly actor: string | null;
  /** For colleagues; '' when the time to answer ended. */
  readonly note: string;
}

export const PHOTO_UNKNOWN = [404, 'finished_photo.not_found', 'Este enlace ya no sirve, o no hay foto.'] as const;
export const ALREADY_ANSWERED = [409, 'finished_photo.answered', 'Ya nos respondiste sobre esta foto.'] as const;
export const NOT_IN_PRODUCTION = [
  409,
  'finished_photo.not_in_production',
  'La foto se envía cuando el pedido está en el taller.',
] as const;
export const TOO_MANY_PHOTOS = [422, 'finished_photo.too_many', `Este pedido ya tiene ${MAX_PHOTOS} fotos.`] as const;
export const NOTHING_TO_RELEASE = [
  409,
  'finished_photo.not_open',
  'Esta foto no detiene el envío: no hay nada por resolver.',
] as const;
const PHOTO_ERROR_OPEN = [
  409,
  'finished_photo.error',
  'La familia vio un error en la foto. Arréglalo y envía otra foto, o resuélvelo con una nota.',
] as const;
const PHOTO_WAITING = [
  409,
  'finished_photo.waiting',
  'La familia todavía puede responder sobre la foto. Espera su respuesta, o sigue con una nota.',
] as const;

/** The photo of a finished order, which its customer approves before the parcel leaves. Its file has the same id. */
export class FinishedPhoto {
  id!: string;
  orderId!: string;
  /** SHA-256 of the upload, by which a repeated upload is recognised. */
  uploadDigest!: string;
  /** Digest of the token in the customer's link; the token itself is never stored. */
  tokenDigest!: string;
  /** Pixels. */
  width!: number;
  height!: number;
  createdAt!: Date;
  /** Email of the staff member. */
  createdBy!: string;
  /** The order waits for an answer until then. */
  answerBy!: Date;
  /** The customer's link works until then. */
  expiresAt!: Date;
  /** When a newer photo took its place; null for the current one. */
  replacedAt!: Date | null;
  answer!: PhotoAnswer | null;
  /** The customer's words; '' for none. */
  comment!: string;
  answeredAt!: Date | null;
  release!: PhotoRelease | null;
  /** The parcel has left: the indexes of photos without an answer are without this one. */
  hasLeft!: boolean;

  /** A photo that is sent to the customer now. */
  static send(
    photo: Pick<FinishedPhoto, 'id' | 'orderId' | 'uploadDigest' | 'tokenDigest' | 'width' | 'height' | 'createdBy'>,
    now: Date,
  ): FinishedPhoto {
    return Object.assign(new FinishedPhoto(), photo, {
      createdAt: now,
      answerBy: new Date(now.getTime() + HOURS_TO_ANSWER * HOUR_MS),
      expiresAt: new Date(now.getTime() + LINK_DAYS * DAY_MS),
      replacedAt: null,
      answer: null,
      comment: '',
      answeredAt: null,
      release: null,
      hasLeft: false,
    });
  }

  get state(): PhotoState {
    if (this.release) return this.release.actor === null ? 'unanswered' : 'resolved';
    return this.answer ?? 'waiting';
  }

  isOpenTo(now: Date): boolean {
    return this.replacedAt === null && now < this.expiresAt;
  }

  /** An answer after the time is over counts as well: an error stops the parcel while it has not left. */
  receive(answer: PhotoAnswer, comment: string, now: Date): void {
    if (this.answer) throw errorOf(ALREADY_ANSWERED);
    this.answer = answer;
    this.comment = comment;
    this.answeredAt = now;
    this.release = null;
  }

  /** The time to answer is over. Returns whether that changed anything. */
  timeOut(now: Date): boolean {
    const isOver = now.getTime() + CLOCK_TOLERANCE_MS >= this.answerBy.getTime();
    if (this.state !== 'waiting' || !isOver) return false;
    this.release = { at: now.toISOString(), actor: null, note: '' };
    return true;
  }

  /** Staff decide to continue with the order although the customer has not answered or saw an error. */
  goOn(release: { at: Date; actor: string; note: string }): void {
    if (this.state !== 'waiting' && this.state !== 'error') throw errorOf(NOTHING_TO_RELEASE);
    this.release = { ...release, at: release.at.toISOString() };
  }

  /** Throws while the parcel must not leave. */
  assertMayShip(): void {
    if (this.state === 'error') throw errorOf(PHOTO_ERROR_OPEN);
    if (this.state === 'waiting') throw errorOf(PHOTO_WAITING);
  }
}

export function unknownPhoto(): DomainError {
  return errorOf(PHOTO_UNKNOWN);
}
