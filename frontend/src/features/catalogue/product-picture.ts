import type { StoredPicture } from '../../pictures/picture-entry';

/** `object-position` by id of pictures whose subject is off centre. */
const FOCUS: Record<string, string | undefined> = { '6b8d147d780b1ef9cc7f': '75% 50%' };

/** First width of `pictures/recipe.json`, in which all larger pictures exist. */
const MIN_WIDTH = 360;

/** Returns the stored picture with this URL of its largest WebP; undefined for other URLs. */
export function storedPicture(url: string): StoredPicture | undefined {
  const [, id, width] = /^\/media\/([0-9a-f]{20})-(\d+)\.webp$/.exec(url) ?? [];
  if (!id) return undefined;
  const largest = Number(width);
  return { id, widths: largest > MIN_WIDTH ? [MIN_WIDTH, largest] : [largest] };
}

/** Returns the `object-position` of a picture; undefined for the centre. */
export function pictureFocus(id: string | undefined): string | undefined {
  return FOCUS[id ?? ''];
}

/** Resolves image paths without a leading '/' below /assets/, as in orders of earlier releases. */
export function pictureUrlOfPath(path: string): string {
  return path.startsWith('/') || /^https?:\/\//.test(path) ? path : `/assets/${path}`;
}
