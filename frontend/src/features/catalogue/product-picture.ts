import type { StoredPicture } from '../../pictures/picture-entry';

/** Pictures whose subject stands off centre, by id: where a narrower frame looks, as in `object-position`. */
const FOCUS: Record<string, string | undefined> = { '6b8d147d780b1ef9cc7f': '75% 50%' };

/** The first width of `pictures/recipe.json`: every larger picture exists in it. */
const SMALLEST_WIDTH = 360;

/** The stored picture whose largest WebP has this address; undefined for any other address. */
export function storedPicture(address: string): StoredPicture | undefined {
  const [, id, width] = /^\/media\/([0-9a-f]{20})-(\d+)\.webp$/.exec(address) ?? [];
  if (!id) return undefined;
  const largest = Number(width);
  return { id, widths: largest > SMALLEST_WIDTH ? [SMALLEST_WIDTH, largest] : [largest] };
}

/** Where a frame that is narrower than the picture looks; undefined for its middle. */
export function pictureFocus(id: string | undefined): string | undefined {
  return FOCUS[id ?? ''];
}

/** Image paths that do not start with '/' live under /assets/ (storefront.md, section 3): orders keep those of earlier releases. */
export function pictureAddress(path: string): string {
  return path.startsWith('/') || /^https?:\/\//.test(path) ? path : `/assets/${path}`;
}
