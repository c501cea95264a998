/** A picture of the shop: its files are in the store, under names that are made of its id ({@link renditionsOf}). Never changes. */
export class Picture {
  /** The first 20 hexadecimal digits of the SHA-256 of the file that was uploaded: the same file is the same picture. */
  id!: string;
  /** Pixels of the upright original. */
  width!: number;
  height!: number;
  /** Average colour, such as `#d7c9c5`, shown until the picture arrives. */
  colour!: string;
  /** Widths of its renditions in pixels, ascending; each exists as AVIF and WebP. */
  widths!: number[];
  createdAt!: Date;
  /** Account of the staff member; null for the pictures of a new shop. */
  createdBy!: string | null;
}

/** Data that a page needs to show a picture. */
export interface ShownPicture extends Readonly<Pick<Picture, 'id' | 'width' | 'height' | 'colour' | 'widths'>> {
  /** Path of its largest rendition that every browser and feed reads. */
  readonly url: string;
}

export function toShownPicture({ id, width, height, colour, widths }: Omit<ShownPicture, 'url'>): ShownPicture {
  return { id, width, height, colour, widths, url: mediaUrl(renditionName(id, Math.max(...widths), 'webp')) };
}

/** A file of a picture. */
export interface Rendition {
  /** Path below the shop's URL; its content never changes. */
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly type: string;
}

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
const FILE_NAME = /^[0-9a-f]{20}-(?:\d{1,5}\.(avif|webp)|share\.(jpg))$/;

/** Name of a rendition in the store. */
export function renditionName(id: string, width: number, format: 'avif' | 'webp'): string {
  return `${id}-${width}.${format}`;
}

/** Name of the JPEG of 1200 × 630 pixels that link previews show. */
export function shareName(id: string): string {
  return `${id}-share.jpg`;
}

function mediaUrl(name: string): string {
  return `/media/${name}`;
}

/** Content type of a file in the store; undefined for a name that no file has. */
export function contentTypeOf(name: string): string | undefined {
  const [, rendition, share] = FILE_NAME.exec(name) ?? [];
  return TYPES[(rendition ?? share) as keyof typeof TYPES];
}

/** Every rendition for a `srcset`, by format and ascending width. */
export function renditionsOf({ id, widths }: Pick<Picture, 'id' | 'widths'>): Rendition[] {
  return (['avif', 'webp'] as const).flatMap((format) =>
    widths.map((width) => ({ url: mediaUrl(renditionName(id, width, format)), width, type: TYPES[format] })),
  );
}

/** Widths of the renditions of an original: none is enlarged. */
export function widthsOf(originalWidth: number, recipe: readonly number[]): number[] {
  return [...new Set(recipe.map((width) => Math.min(width, originalWidth)))];
}
