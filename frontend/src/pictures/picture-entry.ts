/** A picture that `scripts/build-pictures.mjs` made from an original; sizes are those of the original, in pixels. */
export interface PictureEntry {
  name: string;
  /** Changes with the original's content, so that an address always returns the same content. */
  hash: string;
  width: number;
  height: number;
  /** Average colour, shown while the picture loads. */
  colour: string;
  /** Available widths, ascending. */
  widths: readonly number[];
  /** True when a JPEG for link previews exists. */
  share?: boolean;
}

/** Address of one rendition, which can be cached indefinitely. */
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
