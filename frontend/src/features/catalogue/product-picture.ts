import type { PictureEntry } from '../../pictures/picture-entry';
import { productPictures } from '../../pictures/products.gen';

const FOLDER = '/assets/products/';

/** Pictures whose subject stands off centre: where a narrower frame looks, as in `object-position`. */
const FOCUS: Record<string, string | undefined> = { 'products/cambiador/blank': '75% 50%' };

const entries: Record<string, PictureEntry | undefined> = productPictures;

/** The responsive picture that the build made of a catalogue picture; undefined for one that was added since. */
export function productPicture(path: string): PictureEntry | undefined {
  const address = pictureAddress(path);
  if (!address.startsWith(FOLDER)) return undefined;
  return entries[address.slice(FOLDER.length).replace(/\.\w+$/, '')];
}

/** Where a frame that is narrower than the picture looks; undefined for its middle. */
export function pictureFocus(path: string): string | undefined {
  return FOCUS[productPicture(path)?.name ?? ''];
}

/** Image paths that do not start with '/' live under /assets/ (storefront.md, section 3). */
export function pictureAddress(path: string): string {
  return path.startsWith('/') || /^https?:\/\//.test(path) ? path : `/assets/${path}`;
}
