// Made by scripts/build-pictures.mjs from public/assets/hero; do not edit.
import type { PictureEntry } from './picture-entry';

export const heroPictures = {
  'kit-tall': { name: 'hero/kit-tall', hash: '2a312ab35d', width: 972, height: 1215, colour: '#c1b2a7', widths: [412, 640, 972] },
  'kit-wide': { name: 'hero/kit-wide', hash: '1eba96a8f6', width: 1920, height: 1080, colour: '#c8bbb1', widths: [412, 640, 972, 1280, 1920], share: true },
} as const satisfies Record<string, PictureEntry>;
