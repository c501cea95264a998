import { ApiProperty } from '../../../common/http/api-docs.js';
import { cursorOf, PageCursor, PageLimit } from '../../../common/http/page-query.js';
import { type Picture, renditionsOf } from '../../domain/picture.js';

const DEFAULT_LIMIT = 30;

export class ListMediaQueryDto {
  /** `nextCursor` of the page before. */
  @PageCursor()
  cursor?: string;

  /**
   * Pictures on a page, 1 to 100.
   * @example 30
   */
  @PageLimit()
  limit: number = DEFAULT_LIMIT;
}

/** The body of an upload. */
export class UploadDto {
  /** JPEG, PNG or WebP of at most 15 MB, 40 megapixels and 12,000 pixels a side. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file!: unknown;
}

/** A file of a picture. */
export class MediaSourceDto {
  /**
   * Path below the shop's URL. Its content never changes.
   * @example "/media/8a8d10a85018adcaf6d5-560.avif"
   */
  url!: string;

  /**
   * Pixels.
   * @example 560
   */
  width!: number;

  /**
   * Content type.
   * @example "image/avif"
   */
  type!: string;
}

/** A picture in the store. */
export class MediaDto {
  /**
   * As `pictures` of a product names it. The same file has the same id.
   * @example "8a8d10a85018adcaf6d5"
   */
  id!: string;

  /**
   * Pixels of the upright original.
   * @example 4000
   */
  width!: number;

  /**
   * Pixels of the upright original.
   * @example 3000
   */
  height!: number;

  /**
   * Average colour, to show until the picture arrives.
   * @example "#d7c9c5"
   */
  colour!: string;

  /** Its renditions: first AVIF, then WebP, each by ascending width. */
  sources!: MediaSourceDto[];

  /** When it was stored. */
  createdAt!: Date;
}

/** A page of pictures, the newest first. */
export class MediaPageDto {
  /** The pictures of this page. */
  items!: MediaDto[];

  /** `cursor` of the next page; null on the last one. */
  nextCursor!: string | null;
}

export function toMediaDto(picture: Picture): MediaDto {
  const { id, width, height, colour, createdAt } = picture;
  return { id, width, height, colour, sources: renditionsOf(picture), createdAt };
}

/** `found` holds one picture more than `limit` when another page follows. */
export function toMediaPageDto(found: readonly Picture[], limit: number): MediaPageDto {
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { items: page.map(toMediaDto), nextCursor: last ? cursorOf(last) : null };
}
