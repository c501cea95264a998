/** Common properties of pictures; sizes are those of the original, in pixels. */
interface PictureFacts {
  /** Undefined when only the URL of the picture is known. */
  width?: number;
  height?: number;
  /** Average colour, shown while the picture loads. */
  colour?: string;
  /** Available widths, ascending. */
  widths: readonly number[];
}

/** A picture that `scripts/build-pictures.mjs` made from an original. */
export interface PictureEntry extends PictureFacts {
  name: string;
  /** Changes with the original's content, so that a URL always returns the same content. */
  hash: string;
  /** True when a JPEG for link previews exists. */
  share?: boolean;
}

/** A picture in the store, as the API names it. */
export interface StoredPicture extends PictureFacts {
  id: string;
}

export type PagePicture = PictureEntry | StoredPicture;

/** URL of one rendition, which can be cached indefinitely. */
export function pictureUrl(picture: PagePicture, width: number, format: 'avif' | 'webp'): string {
  return rendition(picture, String(width), format);
}

export function pictureSrcSet(picture: PagePicture, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}

/** URL of the 1200 × 630 JPEG that link previews show. */
export function shareImageUrl(picture: PagePicture): string {
  return rendition(picture, 'share', 'jpg');
}

function rendition(picture: PagePicture, what: string, format: string): string {
  if ('id' in picture) return `/media/${picture.id}-${what}.${format}`;
  return `/pictures/${picture.name.replaceAll('/', '-')}-${what}.${picture.hash}.${format}`;
}
