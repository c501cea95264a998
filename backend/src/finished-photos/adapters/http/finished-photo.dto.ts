import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { ApiProperty, IntersectionType } from '../../../common/http/api-docs.js';
import { SENT } from '../../../common/order-statuses.js';
import { TextBlock } from '../../../common/http/text-fields.js';
import type { OpenPhoto } from '../../application/finished-photos.port.js';
import type { PhotoOfOrder } from '../../application/photo-answers.js';
import { type FinishedPhoto, PHOTO_STATES, type PhotoState } from '../../domain/finished-photo.js';

const STATE = { enum: PHOTO_STATES, enumName: 'FinishedPhotoState' };

/** The answer of a customer. */
export class AnswerFinishedPhotoDto {
  /** True: 'Me encanta'. False: there is an error, and the parcel waits. */
  @IsBoolean({ message: 'Elige si te encanta o si hay un error' })
  approved!: boolean;

  /**
   * A description of the error, or thanks.
   * @example "La eñe quedó sin su virgulilla"
   */
  @IsOptional()
  @MaxLength(500, { message: 'Escribe máximo 500 letras' })
  @IsString({ message: 'Debe ser un texto' })
  @TextBlock()
  comment?: string;
}

/** The proof of a customer. */
export class PhotoTokenDto {
  /**
   * From the mailed link, 43 characters.
   * @example "p3m5Yg0mQm4p3m5Yg0mQm4p3m5Yg0mQm4p3m5Yg0mQ"
   */
  @MaxLength(64, { message: 'El enlace no es válido' })
  @IsString({ message: 'El enlace no es válido' })
  token!: string;
}

export class AnswerLinkedPhotoDto extends IntersectionType(PhotoTokenDto, AnswerFinishedPhotoDto) {}

export class ReleaseFinishedPhotoDto {
  /**
   * Why the order continues, for colleagues.
   * @example "La mamá dijo por WhatsApp que le encanta"
   */
  @MaxLength(500, { message: 'Escribe máximo 500 letras' })
  @IsNotEmpty({ message: 'Escribe por qué sigue' })
  @IsString({ message: 'Escribe por qué sigue' })
  @TextBlock()
  note!: string;
}

/** The photo of an order, without the data of its customer. */
export class FinishedPhotoDto {
  /** `unanswered`: the time to answer is over, and the order continues; `resolved`: staff decided to continue. */
  @ApiProperty(STATE)
  state!: PhotoState;

  /**
   * Path of the picture, a WebP, for callers with the same proof.
   * @example "/api/finished-photos/…/image"
   */
  imageUrl!: string;

  /**
   * Pixels.
   * @example 1600
   */
  width!: number;

  /**
   * Pixels.
   * @example 1200
   */
  height!: number;

  /**
   * The order waits for an answer until then.
   * @example "2026-11-22T20:15:00.000Z"
   */
  answerBy!: string;

  /**
   * The customer's words; empty for none.
   * @example "La eñe quedó sin su virgulilla"
   */
  comment!: string;

  /**
   * When the customer answered; null before.
   * @example "2026-11-22T09:15:00.000Z"
   */
  @ApiProperty({ type: String, nullable: true })
  answeredAt!: string | null;
}

/** The photo as its customer sees it. */
export class CustomerPhotoDto extends FinishedPhotoDto {
  /**
   * Number of the order.
   * @example "SIG-7K2QXM"
   */
  orderNumber!: string;

  /**
   * The embroidered names, in the order of the pieces.
   * @example ["Sofía"]
   */
  names!: string[];

  /** The parcel has left. */
  isShipped!: boolean;
}

/** The photo as staff see it. */
export class StaffPhotoDto extends FinishedPhotoDto {
  /** Random id. */
  id!: string;

  /**
   * When it was sent.
   * @example "2026-11-21T20:15:00.000Z"
   */
  createdAt!: string;

  /**
   * Email of the staff member who sent it.
   * @example "taller@sigerist.co"
   */
  createdBy!: string;

  /**
   * The customer's link, to send it again by chat; null for a photo that was replaced, or whose link expired.
   * @example "https://sigerist.co/foto#token=…"
   */
  @ApiProperty({ type: String, nullable: true })
  url!: string | null;

  /**
   * Why staff went on; empty for none.
   * @example "La mamá dijo por WhatsApp que le encanta"
   */
  releaseNote!: string;

  /**
   * Email of the staff member who continued the order without an answer; null if none did.
   * @example "taller@sigerist.co"
   */
  @ApiProperty({ type: String, nullable: true })
  releasedBy!: string | null;
}

/** The photos of an order. */
export class OrderPhotosDto {
  /** The one that counts; null for none. */
  @ApiProperty({ type: StaffPhotoDto, nullable: true })
  current!: StaffPhotoDto | null;

  /** Photos that a newer one replaced, the newest first. */
  earlier!: StaffPhotoDto[];
}

/** A photo that waits for a person. */
export class OpenPhotoDto {
  /** Id of the order. */
  orderId!: string;

  /**
   * Number of the order.
   * @example "SIG-7K2QXM"
   */
  orderNumber!: string;

  /** `error`: staff have to solve it; `waiting`: the customer still has time; `unanswered`: the order continues without an answer. */
  @ApiProperty(STATE)
  state!: PhotoState;

  /**
   * The customer's words; empty for none, and when the customer asked for erasure.
   * @example "La eñe quedó sin su virgulilla"
   */
  comment!: string;

  /**
   * The order waits for an answer until then.
   * @example "2026-11-22T20:15:00.000Z"
   */
  answerBy!: string;
}

/** The photo of the caller's own order. */
export class OwnPhotoDto {
  /** Null when there is none, and for callers who have not proven that the order is theirs. */
  @ApiProperty({ ...STATE, nullable: true })
  state!: PhotoState | null;

  /**
   * URL of the page with the photo; null as `state`.
   * @example "https://sigerist.co/foto#token=…"
   */
  @ApiProperty({ type: String, nullable: true })
  url!: string | null;
}

export function toCustomerPhotoDto({ photo, order }: PhotoOfOrder, token: string): CustomerPhotoDto {
  const names = order.purchase.lines.map(({ personalisation }) => personalisation.personalization).filter(Boolean);
  return {
    ...toPhotoDto(photo, `/api/finished-photos/${token}/image`),
    orderNumber: order.number,
    names: [...new Set(names)],
    isShipped: SENT.includes(order.status),
  };
}

/** `url`: the customer's link, while it works. */
export function toStaffPhotoDto(photo: FinishedPhoto, url: string | null): StaffPhotoDto {
  const { id, orderId, createdAt, createdBy, release } = photo;
  return {
    ...toPhotoDto(photo, `/api/orders/${orderId}/finished-photo/${id}/image`),
    id,
    createdAt: createdAt.toISOString(),
    createdBy,
    url,
    releaseNote: release?.note ?? '',
    releasedBy: release?.actor ?? null,
  };
}

export function toOpenPhotoDto({ photo, orderNumber, isRestricted }: OpenPhoto): OpenPhotoDto {
  const { orderId, state, answerBy } = photo;
  const comment = isRestricted ? '' : photo.comment;
  return { orderId, orderNumber, state, comment, answerBy: answerBy.toISOString() };
}

function toPhotoDto(photo: FinishedPhoto, imageUrl: string): FinishedPhotoDto {
  const { state, width, height, answerBy, comment, answeredAt } = photo;
  const times = { answerBy: answerBy.toISOString(), answeredAt: answeredAt && answeredAt.toISOString() };
  return { state, imageUrl, width, height, comment, ...times };
}
