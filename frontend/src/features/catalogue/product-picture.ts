import type { PictureEntry } from '../../pictures/picture-entry';
import { productPictures } from '../../pictures/products.gen';

const FOLDER = '/assets/products/';

/** `object-position` of pictures whose subject is off centre. */
const FOCUS: Record<string, string | undefined> = { 'products/cambiador/blank': '75% 50%' };

const entries: Record<string, PictureEntry | undefined> = productPictures;

/** Returns the build's responsive picture; undefined for a picture added after the build. */
export function productPicture(path: string): PictureEntry | undefined {
  const address = pictureAddress(path);
  if (!address.startsWith(FOLDER)) return undefined;
  return entries[address.slice(FOLDER.length).replace(/\.\w+$/, '')];
}

/** Returns the `object-position` of a picture; undefined for the centre. */
export function pictureFocus(path: string): string | undefined {
  return FOCUS[productPicture(path)?.name ?? ''];
}

/** Resolves image paths without a leading '/' below /assets/ (storefront.md, section 3). */
export function pictureAddress(path: string): string {
  return path.startsWith('/') || /^https?:\/\//.test(path) ? path : `/assets/${path}`;
}
