/** Data of every picture; sizes in pixels of the original. */
interface PictureFacts {
  /** Missing where only the address of a picture is known. */
  width?: number;
  height?: number;
  /** Average colour, shown until the picture arrives. */
  colour?: string;
  /** Widths in which it exists, ascending. */
  widths: readonly number[];
}

/** A picture that `scripts/build-pictures.mjs` made from an original. */
export interface PictureEntry extends PictureFacts {
  name: string;
  /** Changes with the original's content, so that an address always returns the same content. */
  hash: string;
  /** Whether a JPEG for link previews exists. */
  share?: boolean;
}

/** A picture in the store, as the API names it. */
export interface StoredPicture extends PictureFacts {
  id: string;
}

export type PagePicture = PictureEntry | StoredPicture;

/** Address of one rendition; it can be cached for ever. */
export function pictureUrl(picture: PagePicture, width: number, format: 'avif' | 'webp'): string {
  return rendition(picture, String(width), format);
}

export function pictureSrcSet(picture: PagePicture, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}

/** Address of the 1200 × 630 JPEG that link previews show. */
export function shareImageUrl(picture: PagePicture): string {
  return rendition(picture, 'share', 'jpg');
}

function rendition(picture: PagePicture, what: string, format: string): string {
  if ('id' in picture) return `/media/${picture.id}-${what}.${format}`;
  return `/pictures/${picture.name.replaceAll('/', '-')}-${what}.${picture.hash}.${format}`;
}
