import type { PictureEntry } from '../../pictures/picture-entry';
import { productPictures } from '../../pictures/products.gen';

const FOLDER = '/assets/products/';

const entries: Record<string, PictureEntry | undefined> = productPictures;

/** The responsive picture that the build made of a catalogue picture; undefined for one that was added since. */
export function productPicture(path: string): PictureEntry | undefined {
  const address = pictureAddress(path);
  if (!address.startsWith(FOLDER)) return undefined;
  return entries[address.slice(FOLDER.length).replace(/\.\w+$/, '')];
}

/** Image paths that do not start with '/' live under /assets/ (storefront.md, section 3). */
export function pictureAddress(path: string): string {
  return path.startsWith('/') || /^https?:\/\//.test(path) ? path : `/assets/${path}`;
}
