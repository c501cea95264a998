/** A picture that `scripts/build-pictures.mjs` made from an original; sizes in pixels of the original. */
export interface PictureEntry {
  name: string;
  /** Changes with the original's content, so that an address never changes its meaning. */
  hash: string;
  width: number;
  height: number;
  /** Average colour, shown until the picture arrives. */
  colour: string;
  /** Widths in which it exists, ascending. */
  widths: readonly number[];
  /** Whether a JPEG for link previews exists. */
  share?: boolean;
}

/** Address of one rendition; it can be cached for ever. */
export function pictureUrl({ name, hash }: PictureEntry, width: number, format: 'avif' | 'webp'): string {
  return `/pictures/${name.replaceAll('/', '-')}-${width}.${hash}.${format}`;
}

export function pictureSrcSet(picture: PictureEntry, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}

/** Address of the 1200 × 630 JPEG that link previews show. */
export function shareImageUrl({ name, hash }: PictureEntry): string {
  return `/pictures/${name.replaceAll('/', '-')}-share.${hash}.jpg`;
}
